import { expect, test } from 'vitest'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser } from '../../../testing/samples-admin.ts'
import { aServer } from '../../../testing/server.ts'
import type { Figures, HealthPart } from './status-query.ts'
import { StatusSection } from './status-section.tsx'

// Whether the program works, as a manager reads it; an admin sees figures below.

const server = aServer()
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

test('a manager reads in words what works and what does not', async () => {
  server.on('/healthCheckAdvanced', {
    success: true,
    status: 'degraded',
    checkedAt: FIGURES.checkedAt,
    parts: [WELL, LATE],
  })
  const screen = await renderInOffice(<StatusSection user={server.signedIn(aUser('manager'))} />, '#status')
  await expect.element(screen.getByText('Needs a look: Background work.')).toBeVisible()
  await expect.element(screen.getByText('Everything is kept and found.')).toBeVisible()
  await expect.element(screen.getByText('The oldest due job has waited 90 seconds')).toBeVisible()
  await expect.element(screen.getByText(/^For support/)).not.toBeInTheDocument()
})

test('what is not set up is not said to work', async () => {
  const notSetUp = ['mail', 'sms', 'payments'].map(
    (name): HealthPart => ({ name, status: 'ok', cause: '', figures: { isLive: 0 } }),
  )
  server.on('/healthCheckAdvanced', { success: true, status: 'ok', parts: [WELL, ...notSetUp] })
  const screen = await renderInOffice(<StatusSection user={server.signedIn(aUser('manager'))} />, '#status')
  await expect.element(screen.getByText('No part that is set up has trouble.')).toBeVisible()
  await expect.element(screen.getByText(/^Emails are kept here and not sent\./)).toBeVisible()
  await expect.element(screen.getByText(/^Texts are kept here and not sent\./)).toBeVisible()
  await expect.element(screen.getByText('Test payments - no money moves.')).toBeVisible()
  await expect.element(screen.getByText(/^How to set up: ask .+ to connect a mail server/)).toBeVisible()
  const parts = screen.getByRole('list', { name: 'Parts' })
  await expect.poll(() => parts.getByText('Not set up').elements()).toHaveLength(2)
  await expect.poll(() => parts.getByText('Works', { exact: true }).elements()).toHaveLength(1)
})

test('where something is down, the refusal says what', async () => {
  server.on('/healthCheckAdvanced', { success: false, code: 'unavailable', status: 'down', parts: [WELL, DOWN] })
  const screen = await renderInOffice(<StatusSection user={server.signedIn(aUser('manager'))} />, '#status')
  await expect.element(screen.getByText('Not working: Text messages.')).toBeVisible()
  await expect.element(screen.getByText('Texts to guests wait or fail.')).toBeVisible()
})

test('an admin sees the figures, the slowest calls first, and may start counting again', async () => {
  server.on('/healthCheckAdvanced', { success: true, status: 'ok', checkedAt: FIGURES.checkedAt, parts: [WELL] })
  server.on('/getMetrics', FIGURES)
  server.on('/resetMetrics', { success: true, since: FIGURES.checkedAt })
  const screen = await renderInOffice(<StatusSection user={server.signedIn(aUser('admin'))} />, '#status')
  await expect.element(screen.getByText('No part has trouble.')).toBeVisible()
  await screen.getByText(/^For support/).click()
  await expect.element(screen.getByText('19.4')).toBeVisible()
  const calls = screen.getByRole('table', { name: 'The slowest calls' }).getByRole('rowheader')
  await expect.poll(() => calls.elements().map((cell) => cell.textContent)).toEqual(['Get location menu', 'Ping'])
  await screen.getByRole('button', { name: 'Start counting again' }).click()
  await expect.poll(() => server.sent('/resetMetrics')).toHaveLength(1)
  await expect.poll(() => server.sent('/getMetrics').length).toBeGreaterThan(1)
})
