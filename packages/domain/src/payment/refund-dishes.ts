import { type Cents, formatCad } from '../money/cents.ts'
import type { Bill } from '../pricing/bill.ts'
import { netOfUnits, refundItems } from '../pricing/bill-refunds.ts'

/** How many pieces of each line of the bill, in its order. */
export type Pieces = readonly number[]

export type DishesRefund = {
  /** What goes back: with tax, and never more than is left of the payment. */
  readonly amount: Cents
  /** What the dishes came to after their discount. */
  readonly goods: Cents
  readonly tax: Cents
}

/** Chosen dishes come to what was paid for them: their price after discount and the tax on it, without tip and fees (money 95). */
export function refundOfDishes(bill: Bill, pieces: Pieces, left: Cents): DishesRefund {
  const lines = bill.lines.flatMap((line, n) => {
    const back = piecesOf(line.quantity, pieces[n])
    return back === 0 ? [] : [{ n, amount: netOfUnits(line, { left: line.quantity, back }) }]
  })
  const parts = refundItems(bill, [], { lines })
  // Dishes that were free, or no dishes.
  if (!parts.ok) return { amount: 0, goods: 0, tax: 0 }
  const goods = parts.value.lines.reduce((sum, amount) => sum + amount, 0)
  return { amount: Math.min(parts.value.total, left), goods, tax: parts.value.total - goods }
}

/** 'Dishes $20.70 and tax $2.90', and what is less where the payment does not hold it. */
export function refundOfDishesWords({ amount, goods, tax }: DishesRefund): string {
  const sum = `Dishes ${formatCad(goods)} and tax ${formatCad(tax)}.`
  return amount < goods + tax ? `${sum} Only ${formatCad(amount)} is left of this payment.` : sum
}

/** The reason as the guest reads it: 'For 2 × Garlic Naan and 1 × Dal Makhani'; empty without a dish. */
export function dishesReason(bill: Bill, pieces: Pieces, longest: number): string {
  const named = bill.lines.flatMap(({ label, quantity }, n) => {
    const back = piecesOf(quantity, pieces[n])
    return back === 0 ? [] : [{ back, words: `${back} × ${label}` }]
  })
  if (named.length === 0) return ''
  const last = named.at(-1)?.words ?? ''
  const before = named.slice(0, -1).map(({ words }) => words)
  const reason = `For ${before.length === 0 ? last : `${before.join(', ')} and ${last}`}`
  return reason.length > longest ? `For ${named.reduce((sum, { back }) => sum + back, 0)} dishes` : reason
}

function piecesOf(quantity: number, asked: number | undefined): number {
  return Math.min(quantity, Math.max(0, asked ?? 0))
}
