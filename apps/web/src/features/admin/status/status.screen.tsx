import type { AskAnswer } from '@sizzle/contract/client.ts'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { aNetwork, goOffline } from '../../../testing/network.ts'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser, PLACES } from '../../../testing/samples-admin.ts'
import { aServer } from '../../../testing/server.ts'
import { TRIES_MS, waits } from '../../../testing/waits.ts'
import type { Figures, HealthPart } from './status-query.ts'
import { StatusSection } from './status-section.tsx'

// Whether the program works, as a manager reads it; an admin sees figures below.

const server = aServer()
aNetwork()
const { hold, pass } = waits()
const WELL: HealthPart = { name: 'database', status: 'ok', cause: '', figures: { answersInMs: 2 } }
const LATE: HealthPart = {
  name: 'jobs',
  status: 'degraded',
  cause: 'The oldest due job has waited 90 seconds',
  figures: {},
}
const DOWN: HealthPart = { name: 'sms', status: 'down', cause: 'The twilio provider refused our login', figures: {} }
const FIGURES: Figures = {
  success: true,
  since: '2026-11-20T06:00:00.000Z',
  checkedAt: '2026-11-20T21:40:00.000Z',
  requests: { count: 18_204, perMinute: 19.4, refused: 41, failed: 3 },
  routes: [
    { route: '/ping', count: 9000, refused: 0, failed: 0, p50Ms: 5, p95Ms: 5, p99Ms: 5, maxMs: 6 },
    { route: '/getLocationMenu', count: 9102, refused: 2, failed: 0, p50Ms: 5, p95Ms: 10, p99Ms: 25, maxMs: 88 },
  ],
  eventLoop: { p50Ms: 0.1, p99Ms: 1.2, maxMs: 14.5 },
  pool: { connections: 6, idle: 5, waiting: 0 },
  memoryMb: 214,
  parts: [WELL],
}

const PRINTER: AskAnswer<'/getPrinters'>['printers'][number] = {
  id: '0190b2c4-5d6e-4f80-9a1b-2c3d4e5f6a01',
  name: 'Counter',
  kind: 'screen',
  address: null,
  printsTickets: true,
  stationIds: [],
  printsReceipts: false,
  hasDrawer: false,
  spools: false,
  width: 80,
  callsAt: null,
  hasSecret: false,
  seenAt: null,
  status: '',
  version: 1,
  waiting: 0,
  jobs: [],
}

function open(screen: ReactElement, hash: string, printer = PRINTER) {
  server.on('/getOwnLocations', { success: true, locations: PLACES.slice(0, 1), total: 1 })
  server.on('/getPrinters', { success: true, printers: [printer] })
  return renderInOffice(screen, hash)
}

test('a manager reads in words what works and what does not', async () => {
  server.on('/healthCheckAdvanced', {
    success: true,
    status: 'degraded',
    checkedAt: FIGURES.checkedAt,
    parts: [WELL, LATE],
  })
  const screen = await open(<StatusSection user={server.signedIn(aUser('manager'))} />, '#status')
  await expect.element(screen.getByText('Needs a look: background work.')).toBeVisible()
  await expect.element(screen.getByText(/^What to do: Go on working\./)).toBeVisible()
  await expect.element(screen.getByText('Orders are taken, and menus are shown.')).toBeVisible()
  await expect.element(screen.getByText('The oldest due job has waited 90 seconds')).toBeVisible()
  await expect.element(screen.getByText(/^For support/)).not.toBeInTheDocument()
})

test('what is not set up is not said to work', async () => {
  const notSetUp = ['mail', 'sms', 'payments'].map(
    (name): HealthPart => ({ name, status: 'ok', cause: '', figures: { isLive: 0 } }),
  )
  server.on('/healthCheckAdvanced', { success: true, status: 'ok', parts: [WELL, ...notSetUp] })
  const screen = await open(<StatusSection user={server.signedIn(aUser('manager'))} />, '#status')
  await expect.element(screen.getByText('Everything that is set up works.')).toBeVisible()
  await expect.element(screen.getByText(/^Emails are saved here and not sent\./)).toBeVisible()
  await expect.element(screen.getByText(/^Texts are saved here and not sent\./)).toBeVisible()
  await expect.element(screen.getByText('Test payments - no money moves.')).toBeVisible()
  await expect
    .element(screen.getByText(/^How to set up: ask .+ to connect a mail server.+, and to enter your main phone number/))
    .toBeVisible()
  const group = (name: string) => screen.getByRole('list', { name })
  await expect.poll(() => group('Not live yet').getByText('Not set up').elements()).toHaveLength(3)
  await expect.poll(() => group('Working').getByRole('listitem').elements()).toHaveLength(2)
  await expect.poll(() => group('Working').getByText('Works').elements()).toHaveLength(2)
  await expect.element(group('Needs a look')).not.toBeInTheDocument()
  const contacts = group('Not live yet').getByRole('listitem').filter({ hasText: 'Contact details' })
  await expect
    .element(contacts.getByText(/^Guests still see sample contact details: the main phone number/))
    .toBeVisible()
  await expect.element(contacts.getByText(/^What to do: Set each location’s own number/)).toBeVisible()
  // A number of a location is among them: it is set there.
  await expect
    .element(contacts.getByRole('link', { name: 'Open Locations' }))
    .toHaveAttribute('href', '/admin/dashboard#locations')
  await expect
    .element(group('Not live yet').getByRole('link', { name: 'Card payments' }))
    .toHaveAttribute('href', '/admin/dashboard#payments')
})

test('a printer that does not answer is a part that needs a look, and is asked about again', async () => {
  server.on('/healthCheckAdvanced', { success: true, status: 'ok', checkedAt: FIGURES.checkedAt, parts: [WELL] })
  const away = { ...PRINTER, kind: 'star_cloudprnt' as const, hasSecret: true, seenAt: '2026-01-02T10:00:00.000Z' }
  const screen = await open(<StatusSection user={server.signedIn(aUser('manager'))} />, '#status', away)
  await expect.element(screen.getByText(/^Needs a look: printers\./)).toBeVisible()
  await expect.element(screen.getByText(`Counter at ${PLACES[0]?.name}: not answering.`)).toBeVisible()
  const row = screen.getByRole('list', { name: 'Needs a look' }).getByRole('listitem')
  await expect.element(row.getByText('Not answering', { exact: true })).toBeVisible()
  await expect.element(row.getByText(/^What to do: Check its power, paper and network/)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Open Printers' }))
    .toHaveAttribute('href', '/admin/dashboard#printers')
  server.on('/getPrinters', { success: true, printers: [PRINTER] })
  await screen.getByRole('button', { name: 'Check again' }).click()
  await expect.element(screen.getByText(/^Everything that is set up works\./)).toBeVisible()
})

test('where the status cannot be had, one button asks for it again', async () => {
  server.on('/healthCheckAdvanced', { success: false, code: 'internal' })
  hold()
  const screen = await open(<StatusSection user={server.signedIn(aUser('manager'))} />, '#status')
  await pass(TRIES_MS)
  await expect.element(screen.getByText('Failed to load the status')).toBeVisible()
  await expect.poll(() => screen.getByRole('button', { name: /again/i }).elements()).toHaveLength(1)
  server.on('/healthCheckAdvanced', { success: true, status: 'ok', checkedAt: FIGURES.checkedAt, parts: [WELL] })
  await screen.getByRole('button', { name: 'Check again' }).click()
  await expect.element(screen.getByText(/^Everything that is set up works\./)).toBeVisible()
})

test('where something is down, the refusal says what', async () => {
  server.on('/healthCheckAdvanced', { success: false, code: 'unavailable', status: 'down', parts: [WELL, DOWN] })
  hold()
  const screen = await open(<StatusSection user={server.signedIn(aUser('manager'))} />, '#status')
  await pass(TRIES_MS)
  await expect.element(screen.getByText(/^Not working: text messages\./)).toBeVisible()
  await expect.element(screen.getByText('Texts to guests wait or fail.')).toBeVisible()
})

test('an admin sees the figures, the slowest calls first, and may start counting again', async () => {
  server.on('/healthCheckAdvanced', { success: true, status: 'ok', checkedAt: FIGURES.checkedAt, parts: [WELL] })
  server.on('/getMetrics', FIGURES)
  server.on('/resetMetrics', { success: true, since: FIGURES.checkedAt })
  const screen = await open(<StatusSection user={server.signedIn(aUser('admin'))} />, '#status')
  await expect.element(screen.getByText(/^Everything that is set up works\./)).toBeVisible()
  await screen.getByText(/^For support/).click()
  await expect.element(screen.getByText('19.4')).toBeVisible()
  const calls = screen.getByRole('table', { name: 'The slowest calls' }).getByRole('rowheader')
  await expect.poll(() => calls.elements().map((cell) => cell.textContent)).toEqual(['Get location menu', 'Ping'])
  await expect.element(screen.getByText('Over target: Failed calls.')).toBeVisible()
  await screen.getByRole('button', { name: 'Start counting again' }).click()
  expect(server.sent('/resetMetrics')).toEqual([])
  await screen.getByRole('dialog').getByRole('button', { name: 'Clear the figures' }).click()
  await expect.poll(() => server.sent('/resetMetrics')).toHaveLength(1)
  await expect.poll(() => server.sent('/getMetrics').length).toBeGreaterThan(1)
})

test('a device without a connection claims nothing: what it shows was checked last', async () => {
  server.on('/healthCheckAdvanced', { success: true, status: 'ok', checkedAt: FIGURES.checkedAt, parts: [WELL] })
  const away = { ...PRINTER, kind: 'star_cloudprnt' as const, hasSecret: true, seenAt: '2026-01-02T10:00:00.000Z' }
  const screen = await open(<StatusSection user={server.signedIn(aUser('manager'))} />, '#status', away)
  await expect.element(screen.getByText(/^Needs a look: printers\./)).toBeVisible()
  goOffline()
  await expect.element(screen.getByText('This is from before the connection was lost.')).toBeVisible()
  await expect.element(screen.getByText(/^Needs a look/)).not.toBeInTheDocument()
  const last = screen.getByRole('list', { name: /^Last checked \d/ }).getByRole('listitem')
  await expect
    .poll(() => last.elements().map((one) => one.textContent))
    .toEqual([
      expect.stringMatching(/^Printers.*Not answering$/),
      expect.stringMatching(/^Orders and menus.*Worked$/),
      expect.stringMatching(/^Contact details.*Not set up$/),
    ])
  expect(screen.getByText(/last checked/i).elements()).toHaveLength(1)
  await expect.element(screen.getByRole('list', { name: 'Working' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Check again' })).toBeDisabled()
})
