import type { AskAnswer } from '@sizzle/contract/client.ts'
import { expect, test } from 'vitest'
import { NOT_OFFLINE } from '../../../kit/use-online.ts'
import { aNetwork, goOffline, goOnline } from '../../../testing/network.ts'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser } from '../../../testing/samples-admin.ts'
import { TRURO_ALONE } from '../../../testing/samples-menu.ts'
import { aPlan, BAR, HOT } from '../../../testing/samples-stations.ts'
import { aServer, LOST } from '../../../testing/server.ts'
import { PrintersSection } from './printers-section.tsx'

// Printers of a location: how they are, how one is set up, and what came out of it.

const server = aServer()
aNetwork()
type Printer = AskAnswer<'/getPrinters'>['printers'][number]
const JOB: Printer['jobs'][number] = {
  id: 'K2x8Qm_4TzCw0s-LrYb1Vg',
  printerId: '0190b2c4-5d6e-4f80-9a1b-2c3d4e5f6a01',
  printer: 'Pass',
  kind: 'order',
  what: 'TRU-042',
  orderId: '0190b2c4-5d6e-7f80-9a1b-2c3d4e5f6071',
  copy: 1,
  state: 'printed',
  madeAt: '2026-11-20T22:12:04.000Z',
  doneAt: '2026-11-20T22:12:09.000Z',
  problem: '',
}
const PASS: Printer = {
  id: JOB.printerId,
  name: 'Pass',
  kind: 'star_cloudprnt',
  address: null,
  printsTickets: true,
  stationIds: [],
  printsReceipts: false,
  hasDrawer: false,
  spools: false,
  width: 80,
  callsAt: `/api/printers/${JOB.printerId}/cloudprnt`,
  hasSecret: true,
  seenAt: new Date().toISOString(),
  status: '200 OK',
  version: 2,
  waiting: 0,
  jobs: [JOB],
}

async function section(printers: Printer[], role: 'manager' | 'staff' = 'manager') {
  server.on('/getOwnLocations', TRURO_ALONE)
  server.on('/getPrinters', { success: true, printers })
  server.on('/getStations', { success: true, stations: aPlan() })
  return renderInOffice(<PrintersSection user={server.signedIn(aUser(role))} />, '#printers')
}

type Section = Awaited<ReturnType<typeof section>>

async function pressTool(screen: Section, name: string | RegExp) {
  await screen.getByRole('button', { name: 'More for Pass' }).click()
  await screen.getByRole('dialog', { name: 'More for Pass' }).getByRole('button', { name }).click()
}

test('a printer says how it is, what it does by itself and what it printed last', async () => {
  const silent = {
    ...PASS,
    id: '2',
    name: 'Bar',
    seenAt: new Date(Date.now() - 3_600_000).toISOString(),
    hasDrawer: true,
    waiting: 2,
    jobs: [],
  }
  const empty = { ...PASS, id: '3', name: 'Counter', status: '410 Paper out', hasDrawer: true, jobs: [] }
  const screen = await section([PASS, silent, empty])
  const card = (name: string) => screen.getByRole('article', { name })
  await expect.element(card('Pass')).toMatchTextContent(/Connected.*tickets of whole orders automatically/)
  await expect
    .element(card('Pass').getByRole('listitem'))
    .toMatchTextContent(/Ticket TRU-042, copy 1, printed.*6:12 p\.m\./)
  await expect.element(card('Bar').getByText('Last seen 60 minutes ago.')).toBeVisible()
  await expect.element(card('Bar').getByText(/Check power and network/)).toBeVisible()
  await expect.element(card('Bar')).toMatchTextContent(/Last ticketNone yet.*Waiting2 papers/)
  await expect.element(card('Bar').getByText('Last seen', { exact: true })).not.toBeInTheDocument()
  await expect
    .element(card('Pass'))
    .toMatchTextContent(/Last seena minute ago.*Last ticketTRU-042, .*6:12 p\.m\..*WaitingNothing/)
  await expect.element(card('Bar').getByRole('button', { name: 'Open the drawer' })).toBeDisabled()
  await expect.element(card('Counter').getByText('It is out of paper (410 Paper out).')).toBeVisible()
  await expect.element(card('Counter').getByRole('button', { name: 'Open the drawer' })).toBeEnabled()
})

test('of a printer that has made only a test page the pill says so, and the facts say when', async () => {
  const seenAt = new Date(Date.now() - 3 * 86_400_000).toISOString()
  const network = { ...PASS, kind: 'escpos_tcp' as const, callsAt: null, hasSecret: false, seenAt }
  const screen = await section([
    { ...network, jobs: [{ ...JOB, kind: 'test' as const }] },
    { ...network, id: '2', name: 'Bar' },
    { ...network, id: '3', name: 'Desk', printsTickets: false, jobs: [{ ...JOB, kind: 'test' as const }] },
  ])
  const card = (name: string) => screen.getByRole('article', { name })
  await expect.element(card('Pass').getByText('Only tested so far', { exact: true })).toBeVisible()
  await expect.element(card('Pass')).toMatchTextContent(/Test page3 days ago.*Last ticketNone yet/)
  await expect.element(card('Desk').getByText('Not in use', { exact: true })).toBeVisible()
  await expect.element(card('Bar').getByText('Last printed 3 days ago')).toBeVisible()
})

test('beside what is wrong stands the one press that helps', async () => {
  const silent = { ...PASS, seenAt: new Date(Date.now() - 3_600_000).toISOString() }
  const bare = { ...PASS, id: '4', name: 'Till', hasSecret: false, jobs: [] }
  const lost = { ...PASS, id: '5', name: 'Hatch', jobs: [{ ...JOB, printerId: '5', state: 'expired' as const }] }
  const idle = { ...PASS, id: '6', name: 'Desk', printsTickets: false, jobs: [] }
  server.on('/printTestPage', { success: true, job: { ...JOB, kind: 'test', state: 'queued' } })
  server.on('/printAgain', { success: true, job: { ...JOB, copy: 2, state: 'queued' } })
  const screen = await section([silent, bare, lost, idle])
  const card = (name: string) => screen.getByRole('article', { name })
  const test = card('Pass').getByRole('button', { name: 'Test page', exact: true })
  await test.click()
  await expect.element(screen.toasts.getByText('The test page goes to Pass')).toBeVisible()
  expect(test.elements()).toHaveLength(1)
  await expect.element(card('Till').getByRole('button', { name: 'Make a secret' })).toBeVisible()
  await expect.element(card('Desk').getByRole('button', { name: 'Set what it prints' })).toBeVisible()
  await expect.element(card('Hatch').getByText('Ticket TRU-042, copy 1 did not come out.')).toBeVisible()
  await card('Hatch').getByRole('button', { name: 'Print it again' }).click()
  await expect
    .poll(() => server.sent('/printAgain').map(({ input }) => input))
    .toEqual([{ locationId: 'truro', printerId: '5', orderId: JOB.orderId, paper: 'ticket' }])
})

test('a new printer is saved, and its secret is shown once (printing 10)', async () => {
  const screen = await section([])
  const fresh = { ...PASS, hasSecret: false, jobs: [], version: 1 }
  server.on('/savePrinter', { success: true, printer: fresh })
  server.on('/setPrinterSecret', { success: true, printer: PASS })
  await expect.element(screen.getByText('No printers yet')).toBeVisible()
  await screen.getByRole('button', { name: 'Add a printer' }).click()
  const form = screen.getByRole('dialog', { name: 'Add a printer' })
  await form.getByLabelText('Name').fill('Pass')
  await form.getByLabelText('58 mm').click()
  await form.getByRole('button', { name: 'Save' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Secret of Pass' })
  await dialog.getByRole('button', { name: 'Make a secret' }).click()
  await expect.element(dialog.getByText('It is not shown again', { exact: false })).toBeVisible()
  const [sent] = server.sent('/setPrinterSecret')
  expect(sent?.input.secret).toMatch(/^[A-Za-z0-9_-]{24}$/)
  await expect.element(dialog.getByText(sent?.input.secret ?? '', { exact: true })).toBeVisible()
  await expect.element(dialog.getByText(`${location.origin}${PASS.callsAt}`)).toBeVisible()
  await expect
    .poll(() => server.sent('/savePrinter').map(({ input }) => input))
    .toMatchObject([
      { locationId: 'truro', expectedVersion: 0, name: 'Pass', kind: 'star_cloudprnt', address: null, width: 58 },
    ])
})

test('a printer that was saved without an answer is in the list, and is saved once', async () => {
  const screen = await section([])
  const fresh = { ...PASS, jobs: [], version: 1 }
  server.on('/savePrinter', LOST, { success: true, printer: fresh })
  await screen.getByRole('button', { name: 'Add a printer' }).click()
  const form = screen.getByRole('dialog', { name: 'Add a printer' })
  await form.getByLabelText('Name').fill('Pass')
  server.on('/getPrinters', { success: true, printers: [fresh] })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Pass' })).toBeInTheDocument()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(form).not.toBeInTheDocument()
  const [first, again] = server.sent('/savePrinter')
  expect(again).toEqual(first)
})

test('a printer that is called has an address, and what is wrong with it is told at the field', async () => {
  const screen = await section([])
  const sentence = 'Please enter an address like 192.168.1.50 or 192.168.1.50:9100'
  server.on('/savePrinter', { success: false, code: 'invalid_input', fields: [{ field: 'address', sentence }] })
  await screen.getByRole('button', { name: 'Add a printer' }).click()
  const form = screen.getByRole('dialog', { name: 'Add a printer' })
  await form.getByLabelText('Name').fill('Bar')
  await form.getByLabelText('How it is reached').selectOptions('Network printer (ESC/POS)')
  await form.getByLabelText('Address').fill('http://printer')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(form.getByLabelText('Address')).toHaveAccessibleDescription(sentence)
})

test('a paper is shown as a picture, and printed again (printing 4, printing 8)', async () => {
  server.on('/getPrintPicture', { success: true, svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', width: 80 })
  const screen = await section([PASS])
  await screen.getByRole('button', { name: 'Show Ticket TRU-042, copy 1' }).click()
  const picture = screen.getByRole('img', { name: 'Ticket TRU-042, copy 1' })
  await expect.element(picture).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg\+xml,/))
  server.on('/printAgain', { success: true, job: { ...JOB, copy: 2, state: 'queued' } })
  await screen.getByRole('button', { name: 'Print again' }).click()
  await expect.element(screen.toasts.getByText('Ticket TRU-042, copy 2 goes to Pass')).toBeVisible()
  expect(server.sent('/printAgain')[0]?.input).toEqual({
    locationId: 'truro',
    printerId: PASS.id,
    orderId: JOB.orderId,
    paper: 'ticket',
  })
})

test('a printer is removed after a question', async () => {
  server.on('/removePrinter', { success: true, printerId: PASS.id })
  const screen = await section([PASS])
  await pressTool(screen, 'Remove')
  await screen.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect.element(screen.toasts.getByText('Pass is removed')).toBeVisible()
})

test('a printer is given stations, and says whose tickets it prints', async () => {
  const screen = await section([{ ...PASS, stationIds: [HOT.id] }])
  server.on('/savePrinter', { success: true, printer: { ...PASS, stationIds: [HOT.id, BAR.id] } })
  await expect.element(screen.getByText(/Prints the tickets of Hot automatically/)).toBeVisible()
  await pressTool(screen, 'Edit')
  const form = screen.getByRole('dialog')
  await expect.element(form.getByRole('checkbox', { name: 'Hot' })).toBeChecked()
  await form.getByRole('checkbox', { name: 'Bar' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => server.sent('/savePrinter')[0]?.input.stationIds).toEqual([HOT.id, BAR.id])
})

test('whole orders and the tickets of some stations are a choice of their own', async () => {
  const screen = await section([{ ...PASS, stationIds: [HOT.id] }])
  server.on('/savePrinter', { success: true, printer: PASS })
  await pressTool(screen, 'Edit')
  const form = screen.getByRole('dialog')
  await form.getByRole('checkbox', { name: 'Hot' }).click()
  await expect.element(form.getByText('Choose a station first.')).toBeVisible()
  await form.getByText('Whole orders').click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => server.sent('/savePrinter')[0]?.input.stationIds).toEqual([])
})

test('a device without a connection says nothing about printers that it cannot ask', async () => {
  const screen = await section([{ ...PASS, seenAt: '2026-01-02T10:00:00.000Z' }])
  const card = screen.getByRole('article', { name: 'Pass' })
  await expect.element(card.getByText('Not answering', { exact: true })).toBeVisible()
  goOffline()
  await expect.element(card.getByText('Not known', { exact: true })).toBeVisible()
  await expect.element(card.getByText('Not answering', { exact: true })).not.toBeInTheDocument()
  await expect.element(screen.getByText('This is from before the connection was lost.')).toBeVisible()
  for (const name of ['Test page', 'Add a printer'])
    await expect.element(screen.getByRole('button', { name })).toHaveAttribute('title', NOT_OFFLINE)
  goOnline()
  await expect.element(card.getByText('Not answering', { exact: true })).toBeVisible()
})

test('every paper that waits can be seen, each with its own state', async () => {
  const jobs = Array.from({ length: 7 }, (_, n) => ({
    ...JOB,
    id: `K2x8Qm_4TzCw0s-LrYb1V${n}`,
    what: `TRU-00${7 - n}`,
    copy: 0,
    state: 'queued' as const,
    doneAt: null,
  }))
  const screen = await section([{ ...PASS, waiting: 7, jobs }])
  const papers = screen.getByRole('list', { name: 'Last papers of Pass' }).getByRole('listitem')
  await expect.element(papers.first()).toMatchTextContent(/TRU-007, waits for the printer/)
  await screen.getByRole('button', { name: 'Show all 7 papers of Pass' }).click()
  await expect.element(papers.last()).toMatchTextContent(/TRU-001, waits for the printer/)
  expect(papers.elements()).toHaveLength(7)
})

test.each([
  ['a paper', 'Print again', (screen: Section) => screen.getByRole('button', { name: /^Show Ticket/ }).click()],
  ['a secret', 'Make a secret', (screen: Section) => pressTool(screen, /^New secret/)],
  ['a removal', 'Remove', (screen: Section) => pressTool(screen, 'Remove')],
] as const)('without a connection the press for %s looks off and says why', async (_, act, open) => {
  server.on('/getPrintPicture', { success: true, svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', width: 80 })
  const screen = await section([PASS])
  await open(screen)
  const press = screen.getByRole('dialog').getByRole('button', { name: act })
  await expect.element(press).toBeEnabled()
  goOffline()
  await expect.element(press).toHaveAttribute('aria-disabled', 'true')
  await expect.element(screen.getByRole('dialog').getByText(NOT_OFFLINE)).toBeVisible()
})
