import { refuse } from '../result.ts'

/** How many orders one person, or one phone number, may have open that nobody has paid for yet. */
export const MAX_UNPAID_ORDERS = 3
/** An order that is this old and still open was forgotten by the kitchen, not by the customer. */
export const UNPAID_COUNTS_HOURS = 24

/** Food is cooked before it is paid: a name costs nothing, so the number of open unpaid orders is held down. */
export function checkUnpaid(open: number, most: number = MAX_UNPAID_ORDERS) {
  return open >= most ? refuse({ code: 'too_many_unpaid_orders', open }) : null
}

export function unpaidSince(now: Date): Date {
  return new Date(now.getTime() - UNPAID_COUNTS_HOURS * 3_600_000)
}
