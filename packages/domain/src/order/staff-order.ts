import { type Cents, dollars, formatCad } from '../money/cents.ts'

// Orders that staff create (ordering 36).
export type StaffOrderForm = { readonly isBusy: boolean; readonly pieces: number; readonly customerName: string }

/** Disabled while busy, when the cart is empty or the name is blank. */
export function canCreateOrder({ isBusy, pieces, customerName }: StaffOrderForm): boolean {
  return !isBusy && pieces > 0 && customerName.trim() !== ''
}

export const MIN_TABLE_NUMBER = 1

export function cashQuestion(total: Cents): string {
  return `Confirm cash payment of ${formatCad(total)} has been received?`
}

/** What the cash call adds to the payload (ordering 36). */
export function cashConfirmation(total: Cents): { cashConfirmed: true; finalTotal: number } {
  return { cashConfirmed: true, finalTotal: Number(dollars(total)) }
}
