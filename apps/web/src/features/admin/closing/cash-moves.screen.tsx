import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser } from '../../../testing/samples-admin.ts'
import { DAY, NO_REPORTS } from '../../../testing/samples-closing.ts'
import { aServer, LOST } from '../../../testing/server.ts'
import { ClosingSection } from './closing-section.tsx'

// Cash that is written down while the line is bad: what the drawer book has is on the screen, and is in it once.

const server = aServer()
const PAID = { kind: 'pay_out' as const, amount: 55, reason: 'Lemons', by: 'Mia', at: '2026-11-20T22:30:00.000Z' }
const MOVES = [PAID]

async function section(...days: (typeof DAY)[]) {
  const place = { id: 'truro', name: 'Truro Heights', address: '', phone: '', isActive: true, timeZone: DAY.timeZone }
  server.on('/getOwnLocations', { success: true, locations: [place], total: 1 })
  server.on('/getDayToClose', ...(days.length > 0 ? days : [DAY, { ...DAY, moves: MOVES }]))
  server.on('/getZReports', NO_REPORTS)
  const screen = await renderInOffice(<ClosingSection user={server.signedIn(aUser('manager'))} />, '#closing')
  return {
    screen,
    record: screen.getByRole('button', { name: 'Record', exact: true }),
    enter: async (amount = '55') => {
      await screen.getByRole('button', { name: 'Cash in or out', exact: true }).click()
      await screen.getByRole('radio', { name: 'Paid out' }).click()
      await screen.getByLabelText('Amount in dollars').fill(amount)
      await screen.getByLabelText('What for').fill('Lemons')
    },
  }
}

test('what was written down without an answer is in the list, and the same entry again is the same wish', async () => {
  server.on('/addCashMove', LOST, { success: true, move: PAID })
  const { screen, record, enter } = await section()
  await expect.element(screen.getByText(/^Cash in and out/)).not.toBeInTheDocument()
  await enter()
  await record.click()
  await expect.element(screen.getByRole('dialog').getByText(/^Service temporarily unavailable/)).toBeVisible()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByText(/^Cash in and out \(1\)/)).toBeVisible()

  await enter()
  await expect.element(screen.getByText(/^Service temporarily unavailable/)).not.toBeInTheDocument()
  await record.click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  const [first, again] = server.sent('/addCashMove')
  expect(again).toEqual(first)
})

test('another entry is another wish, and is not closed by the answer to the one before', async () => {
  const late = Promise.withResolvers<{ success: true; move: typeof PAID }>()
  server.on('/addCashMove', late.promise, { success: true, move: PAID })
  const { screen, record, enter } = await section()
  await enter()
  await record.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await enter('12')
  late.resolve({ success: true, move: PAID })
  await expect.element(screen.getByText(/^Cash in and out \(1\)/)).toBeInTheDocument()
  await expect.element(screen.getByLabelText('Amount in dollars')).toHaveValue('12')
  await record.click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  const [first, second] = server.sent('/addCashMove')
  expect(second?.input.amount).toBe(12)
  expect(second?.key).not.toBe(first?.key)
})

test('cash that moved since the day to close has its date, and is in a later report (money 100)', async () => {
  const since = { ...PAID, reason: 'Ice', at: '2026-11-21T13:10:00.000Z' }
  const { screen } = await section({ ...DAY, isToday: false, today: '2026-11-21', moves: MOVES, movesSince: [since] })
  await screen.getByText(/^Cash in and out/).click()
  const lines = screen.getByRole('list', { name: 'Cash in and out' }).getByRole('listitem')
  await expect.element(lines.nth(0)).toMatchTextContent(/Lemons.*Mia, 6:30 p\.m\.−/)
  await expect.element(lines.nth(1)).toMatchTextContent(/Ice.*Mia, Nov\.? 21, 9:10 a\.m\., in a later report/)
})
