import { longDate } from '@sizzle/domain/hours/date-words.ts'
import { clock12 } from '@sizzle/domain/hours/local-time.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { displayPhone } from '@sizzle/domain/people/phone.ts'
import { refuse } from '@sizzle/domain/result.ts'
import type { Db } from '../kit/db/sql.ts'
import { locationsById } from '../locations/locations.sql.ts'
import { type Books, changeOrder, THE_SYSTEM } from '../orders/change-order.ts'
import { lockOrderAt } from '../orders/orders.sql.ts'
import { ordersToGiveBack, ordersWithFailedRefunds } from '../payments/open-money.sql.ts'
import type { OwnedTable } from './belongings.sql.ts'
import type { Belongings } from './belongings.ts'

/** What is under way holds the deletion up: somebody cooks for them, or waits for them. */
export function whyNotYet({ orders, tables, sessions }: Belongings) {
  // Money that is on its way still needs to know whose it is.
  if (orders.some(({ is_under_way }) => is_under_way) || sessions.some(({ is_open }) => is_open))
    return refuse({ code: 'orders_in_progress' })
  const ahead = tables.find(({ is_ahead }) => is_ahead)
  if (!ahead) return undefined
  const sentence = whereToCancel(ahead)
  return refuse({ code: 'reservations_ahead', ...(sentence ? { error: sentence, userMessage: sentence } : {}) })
}

/** A table of the account is cancelled in its list. Any other is named where the address is proven, and no stranger learns of one by a number. */
function whereToCancel(table: OwnedTable): string | undefined {
  if (table.is_by_account) return undefined
  if (!table.is_proven)
    return 'A table is booked under your name and phone number. Please call the restaurant to cancel it first, or try again after your visit.'
  const { location, date, slot, reservation_id: number, location_phone: phone } = table
  const what = `${location}, ${longDate(date)}, ${clock12(slot)} (${number})`
  return `A table is booked under your email address: ${what}. Please call ${displayPhone(phone)} to cancel it first, or try again after your visit.`
}

const MOST = 200

/** What a person goes without leaves the list of what is to be given back; it was not paid out, so it stays in the sums of the drawer. */
export async function goWithout(books: Books, { orders }: Belongings): Promise<void> {
  const ids = orders.flatMap(({ id, is_proven }) => (is_proven ? [id] : []))
  if (ids.length === 0) return
  for (const row of await ordersToGiveBack(books.tx, null, MOST, ids)) {
    const order = await lockOrderAt(books.tx, row.location_id, row.id)
    const note = `${formatCad(row.in_cash)} stays here: the customer deleted the account without it`
    await changeOrder(books, order, {
      set: { money_given_up_at: books.now },
      event: { kind: 'payment', by: THE_SYSTEM, note },
    })
  }
}

/** Money that somebody has to give back by hand, or that a card's provider could not. Without a name and a number nobody can, so the person is told before. */
export async function whatIsOwed(db: Db, { orders }: Belongings) {
  const ids = orders.flatMap(({ id, is_proven }) => (is_proven ? [id] : []))
  if (ids.length === 0) return undefined
  const rows = [
    ...(await ordersToGiveBack(db, null, MOST, ids)),
    ...(await ordersWithFailedRefunds(db, null, MOST, ids)),
  ]
  if (rows.length === 0) return undefined
  const names = new Map(
    (
      await locationsById(
        db,
        rows.map((row) => row.location_id),
      )
    ).map(({ id, name }) => [id, name]),
  )
  const owed = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((parts) => {
    const [order] = parts
    if (!order) return []
    const { short_number: shortNumber, location_id: at } = order
    return [
      { shortNumber, location: names.get(at) ?? at, amount: parts.reduce((sum, { in_cash }) => sum + in_cash, 0) },
    ]
  })
  return refuse({ code: 'money_owed', owed })
}
