import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { NOT_OFFLINE } from '../../../kit/use-online.ts'
import { aNetwork, goOffline, goOnline } from '../../../testing/network.ts'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser } from '../../../testing/samples-admin.ts'
import { DAY, LINE, NO_REPORTS, REPORT, WRITTEN } from '../../../testing/samples-closing.ts'
import { aServer } from '../../../testing/server.ts'
import type { DayToClose } from './closing-query.ts'
import { ClosingSection } from './closing-section.tsx'

// The evening of whoever closes: the drawer is counted, then the day is closed for good.

const server = aServer()
aNetwork()

async function section(
  day: Partial<DayToClose> = {},
  where = '#closing',
  reports = NO_REPORTS,
  role: 'manager' | 'admin' = 'manager',
) {
  const told = { address: '', phone: '', isActive: true, timeZone: 'America/Halifax' }
  const place = { id: 'truro', name: 'Truro Heights', ...told }
  server.on('/getOwnLocations', { success: true, locations: [place], total: 1 })
  server.on('/getDayToClose', { ...DAY, ...day })
  server.on('/getZReports', reports)
  server.on('/getZReport', WRITTEN)
  const user = server.signedIn(aUser(role))
  return renderInOffice(<ClosingSection user={user} />, where)
}
const answerCount = (difference: number) =>
  server.on('/countDrawer', {
    success: true,
    countId: '0190a000-0000-7000-8000-000000000001',
    counted: 40.25,
    expected: 40.25 - difference,
    cameSince: 0,
    difference,
    needsReason: Math.abs(difference) > 5,
  })

test('who closes while guests can still order is told until when', async () => {
  answerCount(0)
  const screen = await section({ openHours: 'Open until 10 p.m.' })
  await screen.getByLabelText('How many $20').fill('2')
  await screen.getByRole('button', { name: 'Done counting' }).click()
  await expect.element(screen.getByText('42 orders so far, open until 10 p.m.')).toBeVisible()
})

test('the drawer is counted before it is said what should be in it', async () => {
  answerCount(-0.5)
  const screen = await section()
  await expect.element(screen.getByText('42 orders', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Expected')).not.toBeInTheDocument()
  await expect.element(screen.getByText(/^Step 1 of 2\. Count all of it, the \$200\.00 float too\./)).toBeVisible()
  await screen.getByLabelText('How many $20').fill('2')
  await screen.getByRole('button', { name: 'One 25¢ more' }).click()
  await expect.element(screen.getByText('$40.25').last()).toBeVisible()
  await screen.getByRole('button', { name: 'Done counting' }).click()
  await expect.element(screen.getByText('$0.50 short')).toBeVisible()
  await expect
    .poll(() => server.sent('/countDrawer')[0]?.input)
    .toEqual({
      locationId: 'truro',
      date: '2026-11-20',
      pieces: [
        { value: 20, count: 2 },
        { value: 0.25, count: 1 },
      ],
    })
})

test('is counted with the keyboard alone', async () => {
  answerCount(0)
  const screen = await section()
  await screen.getByLabelText('How many $100').click()
  await userEvent.keyboard('3{Enter}{ArrowUp}{ArrowUp}{ArrowDown}{Enter}')
  await expect.element(screen.getByLabelText('How many $20')).toHaveFocus()
  await expect.element(screen.getByText('Counted $350.00')).toBeVisible()
})

test('a large difference needs a reason, and open orders a word', async () => {
  answerCount(-12)
  server.on('/closeDay', WRITTEN)
  const screen = await section()
  await screen.getByLabelText('How many $20').fill('2')
  await screen.getByRole('button', { name: 'Done counting' }).click()
  const close = screen.getByRole('button', { name: 'Close the day' })
  await expect.element(close).toBeDisabled()
  await expect
    .element(screen.getByText('Still to do: say why it is short, finish the open orders or tick the box.'))
    .toBeVisible()
  // The button that was pressed is gone: the keyboard is before the first field of what came, which on a phone would cover the rest.
  await expect.element(screen.getByRole('form', { name: 'Check and close' })).toHaveFocus()
  await screen.getByLabelText('Why is it $12.00 short?').fill('Wrong change')
  await expect.element(screen.getByText('Still to do: finish the open orders or tick the box.')).toBeVisible()
  await expect.element(close).toBeDisabled()
  await screen.getByRole('button', { name: 'tick the box' }).click() // the box may be below the window
  await userEvent.keyboard(' ')
  await screen.getByLabelText('Stays in the drawer, in dollars').fill('50')
  await expect.element(screen.getByText('At most $40.25 can stay')).toBeVisible()
  await screen.getByLabelText('Stays in the drawer, in dollars').fill('20')
  await close.click()
  await expect.element(screen.getByRole('heading', { name: 'Friday, November 20, 2026' })).toBeVisible()
  await expect
    .poll(() => server.sent('/closeDay')[0]?.input)
    .toMatchObject({
      left: 20,
      reason: 'Wrong change',
      acceptsOpenOrders: true,
    })
})

test('each open order says whose it is and leads to it, what is to be collected first', async () => {
  const screen = await section()
  await screen.getByText('2 open orders, $18.02 to collect2 unfinished').click()
  const orders = screen.getByRole('list', { name: 'Open orders' }).getByRole('link')
  await expect.element(orders.nth(0)).toMatchTextContent(/^TRU-041 6 p\.m\..*\$18\.02.*Priya Nair.*Ready$/)
  await expect.element(orders.nth(0)).toHaveAttribute('href', expect.stringContaining('#orders/owed'))
  await expect.element(orders.nth(1)).toMatchTextContent(/^TRU-040.*Paid.*Sam Roy.*Ready$/)
})

test.each([
  [1, [['completed', 24.2]], '1 open order, $24.20 to collectfinished but unpaid'],
  [1, [['ready', 0]], '1 open orderunfinished'],
  [
    2,
    [
      ['ready', 0],
      ['completed', 24.2],
    ],
    '2 open orders, $24.20 to collect1 unfinished, 1 finished but unpaid',
  ],
  // More than were sent: of the others nobody knows.
  [120, [['completed', 24.2]], '120 open orders, $24.20 to collect'],
] as const)('%i open orders %j: %s', async (count, sorts, words) => {
  const [order] = DAY.open.orders
  if (!order) throw new Error('The sample has an open order')
  const orders = sorts.map(([status, left], n) => ({ ...order, id: `o${n}`, status, left }))
  const screen = await section({ open: { count, amount: sorts.reduce((sum, [, left]) => sum + left, 0), orders } })
  await expect.element(screen.getByText(words)).toBeVisible()
})

test('somebody else was faster', async () => {
  answerCount(0)
  server.on('/closeDay', { success: false, code: 'day_closed', by: 'Ben', at: REPORT.closedAt, n: 12 })
  const screen = await section({ open: { count: 0, amount: 0, orders: [] } })
  await screen.getByLabelText('How many $20').fill('2')
  await screen.getByRole('button', { name: 'Done counting' }).click()
  await screen.getByRole('button', { name: 'Close the day' }).click()
  await expect.element(screen.getByRole('alert').getByText(/has closed this day/)).toBeVisible()
})

test('cash is written down with what it was for', async () => {
  server.on('/addCashMove', {
    success: true,
    move: { kind: 'drop', amount: 50, reason: 'Safe', by: 'A', at: REPORT.closedAt },
  })
  const screen = await section()
  await screen.getByRole('button', { name: 'Cash in or out' }).click()
  const write = screen.getByRole('button', { name: 'Record', exact: true })
  await expect.element(write).toBeDisabled()
  await expect.element(screen.getByText('First choose what happened.')).toBeVisible()
  await screen.getByRole('radio', { name: 'Taken to the safe' }).click()
  await screen.getByLabelText('Amount in dollars').fill('50')
  await screen.getByLabelText('What for').fill('Safe')
  await write.click()
  await expect
    .poll(() => server.sent('/addCashMove')[0]?.input)
    .toEqual({ locationId: 'truro', kind: 'drop', amount: 50, reason: 'Safe' })
})

test('the list leads to a report, and says whether one was changed', async () => {
  server.on('/checkZReports', { success: true, holds: false, reports: 3, brokenAt: 4, lastHash: '' })
  const screen = await section({}, '#closing', { ...NO_REPORTS, reports: [LINE], total: 1 })
  await screen.getByRole('button', { name: 'Verify reports' }).click()
  await expect.element(screen.getByText('Report 4 is not as it was written, or is missing.')).toBeVisible()
  await screen.getByRole('link', { name: /^Fri\.?, Nov\.? 20, 2026/ }).click()
  await expect.element(screen.getByRole('heading', { name: 'Drawer' })).toBeVisible()
  await screen.getByRole('link', { name: 'All closed days' }).click()
  await expect.element(screen.getByRole('button', { name: 'Done counting' })).toBeVisible()
})

test('a report goes on paper and into a table', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const made = vi.spyOn(URL, 'createObjectURL')
  const screen = await section({}, '#closing/12')
  await expect.element(screen.getByText('TRU-001 to TRU-043, 1 missing')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Correction of Thursday, November 19, 2026' })).toBeVisible()
  await screen.getByRole('button', { name: 'Print' }).click()
  await expect.poll(() => print.mock.calls.length).toBe(1)
  await screen.getByRole('button', { name: 'Report (CSV)' }).click()
  const file = made.mock.calls[0]?.[0]
  const csv = file instanceof Blob ? await file.text() : ''
  expect(csv).toContain('"Drawer","Expected","570.05"')
  expect(csv).toContain(`"Report","Hash","${'b'.repeat(64)}"`)
})

test('an admin sees what the card provider pays out, and what of it is not in the books', async () => {
  const payout = {
    id: 'po_1',
    amount: 18.5,
    arrivesAt: '2026-11-22T00:00:00.000Z',
    state: 'paid' as const,
    lines: 2,
    gross: 19,
    fees: 0.5,
  }
  const line = {
    id: 'txn_1',
    kind: 'charge' as const,
    gross: 9,
    fee: 0.3,
    net: 8.7,
    paymentId: 'pi_2',
    problem: 'unknown_payment' as const,
  }
  server.on('/getPayouts', {
    success: true,
    provider: 'stripe',
    payouts: [{ ...payout, net: 18, isWhole: false, problems: [line] }],
  })
  const screen = await section({}, '#closing', NO_REPORTS, 'admin')
  await expect.element(screen.getByText('Nov 22, 2026, arrived')).toBeVisible()
  await expect.element(screen.getByText('Its lines come to $18.00.')).toBeVisible()
  await expect.element(screen.getByText('No payment in our books: $9.00 (pi_2)')).toBeVisible()
})

test('without a network the drawer is counted, and nothing can be pressed that needs an answer', async () => {
  answerCount(0)
  const screen = await section({ open: { count: 0, amount: 0, orders: [] } }, '#closing', {
    ...NO_REPORTS,
    reports: [LINE],
    total: 1,
  })
  const acts = ['Cash in or out', 'Done counting', 'Verify reports'].map((name) => screen.getByRole('button', { name }))
  for (const act of acts) await expect.element(act).toBeEnabled()
  goOffline()
  for (const act of acts) await expect.element(act).toHaveAttribute('title', NOT_OFFLINE)
  await expect
    .element(screen.getByText('You can count now, and compare and close once you are back online.'))
    .toBeVisible()
  await screen.getByLabelText('How many $100').click()
  await userEvent.keyboard('3')
  for (let presses = 0; presses < 20; presses += 1) await userEvent.keyboard('{Enter}')
  expect(server.sent('/countDrawer')).toEqual([])
  goOnline()
  await expect.element(screen.getByText('Counted $300.00')).toBeVisible()
  await screen.getByRole('button', { name: 'Done counting' }).click()
  const close = screen.getByRole('button', { name: 'Close the day' })
  await expect.element(close).toBeEnabled()
  goOffline()
  await expect.element(close).toHaveAttribute('title', NOT_OFFLINE)
  await expect.element(screen.getByText('You can close the day once you are back online.')).toBeVisible()
  await expect.element(screen.getByText(/^You can go through it now/)).toBeVisible()
  await expect.element(screen.getByText(/^You can count now/)).not.toBeInTheDocument()
})
