import { refuse } from '../result.ts'

/** How many orders one person, or one phone number, may have open that nobody has paid for yet. */
export const MAX_UNPAID_ORDERS = 3
/** An order that is this old and still open was forgotten by the kitchen, not by the customer. */
const UNPAID_COUNTS_HOURS = 24

/** Food is cooked before it is paid: a name costs nothing, so the number of open unpaid orders is held down. */
export function checkUnpaid(open: number, most: number = MAX_UNPAID_ORDERS) {
  return open >= most ? refuse({ code: 'too_many_unpaid_orders', open }) : null
}

/** Orders that one person, or one phone number, may place within an hour, also when they are cancelled again at once. */
export const MAX_ORDERS_PER_HOUR = 10

/** A kitchen that reads sixty orders of one person reads no other: a number that honest people never meet. */
export function checkOrderPace(placed: number, most: number = MAX_ORDERS_PER_HOUR) {
  return placed >= most ? refuse({ code: 'too_many_orders', placed }) : null
}

export function paceSince(now: Date): Date {
  return new Date(now.getTime() - 3_600_000)
}

export function unpaidSince(now: Date): Date {
  return new Date(now.getTime() - UNPAID_COUNTS_HOURS * 3_600_000)
}
