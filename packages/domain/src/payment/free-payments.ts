import type { Cents } from '../money/cents.ts'
import type { Tender } from '../pricing/tenders.ts'

// An order that got cheaper after it was paid: what of which payment goes back.

export type PaidPart = {
  readonly id: string
  readonly tender: Tender
  /** A provider holds it and sends it back by itself. */
  readonly isByProvider: boolean
  readonly amount: Cents
  /** What settles the order no longer since earlier edits. */
  readonly freed: Cents
  /** What was asked back before, for any reason. */
  readonly askedBack: Cents
}

export type FreedPart = {
  readonly id: string
  /** What of the payment settles the order no longer. */
  readonly freed: Cents
  /** What of that is still there to be given back. */
  readonly back: Cents
}

/** A card takes its money back by itself, and nobody counts coins for it; a gift card is charged again last. */
const ORDER: readonly Tender[] = ['card', 'cash', 'gift_card', 'other']

/** What the payments of an order settle of it. */
export function settledBy(payments: readonly Pick<PaidPart, 'amount' | 'freed'>[]): Cents {
  return payments.reduce((sum, { amount, freed }) => sum + amount - freed, 0)
}

/**
 * Frees what the payments settle above the total, each at most what it gave: first from cards, then from cash, the latest
 * payment first. What went back before as a favour is not given back once more (money 68).
 */
export function freePayments(total: Cents, payments: readonly PaidPart[]): readonly FreedPart[] {
  let over = settledBy(payments) - total
  if (over <= 0) return []
  const freed = new Map<string, FreedPart>()
  const take = (payment: PaidPart, most: Cents, isThere: boolean) => {
    const part = Math.min(over, most)
    if (part <= 0) return
    const before = freed.get(payment.id) ?? { id: payment.id, freed: 0, back: 0 }
    freed.set(payment.id, { ...before, freed: before.freed + part, back: before.back + (isThere ? part : 0) })
    over -= part
  }
  const turns = payments.toReversed().sort((one, other) => rankOf(one) - rankOf(other))
  for (const payment of turns) take(payment, payment.amount - Math.max(payment.freed, payment.askedBack), true)
  for (const payment of turns)
    take(payment, payment.amount - payment.freed - (freed.get(payment.id)?.freed ?? 0), false)
  return [...freed.values()]
}

function rankOf({ isByProvider, tender }: PaidPart): number {
  return isByProvider ? -1 : ORDER.indexOf(tender)
}

/** What a person still has to give back of a payment by hand, while its order stands. */
export function owedByHand({ isByProvider, freed, askedBack }: PaidPart): Cents {
  return isByProvider ? 0 : Math.max(0, freed - askedBack)
}
