import { type Cents, dollars, formatCad } from '../money/cents.ts'
import { type Problem, problemsOf } from '../problem.ts'
import { recordOf } from '../record.ts'
import { checkOrderData } from './check-order.ts'

// Orders that staff create (ordering 36).
export type StaffOrderForm = { readonly isBusy: boolean; readonly pieces: number; readonly customerName: string }

/** Disabled while busy, when the cart is empty or the name is blank. */
export function canCreateOrder({ isBusy, pieces, customerName }: StaffOrderForm): boolean {
  return !isBusy && pieces > 0 && customerName.trim() !== ''
}

export const MIN_TABLE_NUMBER = 1
const TABLE_INVALID = `Please enter a table number of at least ${MIN_TABLE_NUMBER}`

/** What staff send, whatever it is: the checks of every order, where a name is enough, and the table. */
export function checkStaffOrder(payload: unknown): Problem[] {
  const { orderType, tableInfo } = recordOf(payload)
  const isWrong = orderType === 'dine-in' && isNoTable(recordOf(tableInfo).tableNumber)
  return [...checkOrderData(payload, 'staff'), ...problemsOf([['tableInfo.tableNumber', isWrong && TABLE_INVALID]])]
}

/** A table may have a name, or none; where it has a number, that counts from one. */
function isNoTable(table: unknown): boolean {
  const number = Number(table)
  if (typeof table === 'string' ? table.trim() === '' : typeof table !== 'number') return false
  return !Number.isNaN(number) && (!Number.isInteger(number) || number < MIN_TABLE_NUMBER)
}

export function cashQuestion(total: Cents): string {
  return `Confirm cash payment of ${formatCad(total)} has been received?`
}

/** What the cash call adds to the payload (ordering 36). */
export function cashConfirmation(total: Cents): { cashConfirmed: true; finalTotal: number } {
  return { cashConfirmed: true, finalTotal: Number(dollars(total)) }
}
