import * as closing from '@sizzle/contract/closing.ts'
import { type CountedPiece, PIECES } from '@sizzle/domain/closing/cash-count.ts'
import { addDays, instantOf } from '@sizzle/domain/hours/local-time.ts'
import type { Cents } from '@sizzle/domain/money/cents.ts'
import { closeDay } from '../../closing/close-day.ts'
import { addCashMove, countDrawer } from '../../closing/count-drawer.ts'
import { cashFacts, cashSince, dayToClose } from '../../closing/day-to-close.ts'
import type { LocationRow } from '../../locations/locations.sql.ts'
import { businessDateAt } from '../../locations/taxes-of.ts'
import { managerAt, type Shift } from './shift.ts'

const DAYS = 12
const FLOAT: Cents = 20_000
/** Whoever ordered last has had it by then. */
const CLOSED_AT = '23:15'
/** By how many days ago: too little by some coins, and by more than is free of a reason. */
const DIFFERENCES: Readonly<Record<number, { readonly amount: Cents; readonly reason: string }>> = {
  9: { amount: -325, reason: '' },
  4: { amount: -1000, reason: 'A ten was given back twice at the counter; the guest was called.' },
}
const BOUGHT: Readonly<Record<number, { readonly amount: Cents; readonly reason: string }>> = {
  10: { amount: 1845, reason: 'Ice from the corner store' },
  6: { amount: 3260, reason: 'Coriander and limes from the market' },
  2: { amount: 2400, reason: 'Taxi for a cook after midnight' },
}

/** The last days of each location: counted in the evening, written down for good, all but a float taken to the bank. */
export async function closeDays(shift: Shift): Promise<void> {
  for (const location of shift.locations) {
    const today = businessDateAt(location, shift.now)
    for (let ago = DAYS; ago > 0; ago -= 1) await closeOne(shift, location, { date: addDays(today, -ago), ago })
  }
}

type Day = { readonly date: string; readonly ago: number }

async function closeOne(shift: Shift, location: LocationRow, { date, ago }: Day): Promise<void> {
  const { tx, act } = shift
  const by = managerAt(shift, location.id)
  const locationId = location.id
  const at = (time: string) => ({ by, at: instantOf(location.time_zone, date, time) })
  const move = (time: string, kind: 'pay_in' | 'pay_out', amount: Cents, reason: string) =>
    act(at(time), closing.addCashMove, addCashMove, { locationId, kind, amount, reason })
  if (ago === DAYS) await move('11:10', 'pay_in', FLOAT, 'Float for the drawer')
  const bought = BOUGHT[ago]
  if (bought) await move('16:40', 'pay_out', bought.amount, bought.reason)

  const evening = at(CLOSED_AT)
  const day = await dayToClose(tx, location, evening.at)
  const { cash } = await cashFacts(tx, location, day, await cashSince(tx, location, day))
  const { amount = 0, reason = '' } = DIFFERENCES[ago] ?? {}
  const pieces = piecesOf(Math.max(0, cash.expected + amount))
  const count = { locationId, date, pieces }
  const { countId, counted } = await act(evening, closing.countDrawer, countDrawer, count)
  await act(at('23:20'), closing.closeDay, closeDay, {
    locationId,
    date,
    countId,
    left: Math.min(FLOAT, counted),
    reason,
    acceptsOpenOrders: true,
  })
}

/** Large ones first, as in a drawer that was changed at the bank. */
function piecesOf(amount: Cents): CountedPiece[] {
  let left = amount
  return PIECES.map((value) => {
    const count = Math.floor(left / value)
    left -= count * value
    return { value, count }
  })
}
