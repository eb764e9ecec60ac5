import { longDate } from '@sizzle/domain/hours/date-words.ts'
import { clock12 } from '@sizzle/domain/hours/local-time.ts'
import { displayPhone } from '@sizzle/domain/people/phone.ts'
import { refuse } from '@sizzle/domain/result.ts'
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
