import { type Cents, formatCad } from '../money/cents.ts'
import { inCoins } from '../pricing/tenders.ts'
import type { PaymentStatus } from './payment-status.ts'
import { isCardMethod, REFUND_BUSINESS_DAYS } from './refund.ts'

/** What became of an order's payment on its way back. */
export type MoneyBack = {
  /** The provider, or the person at the counter, has said that it went back. */
  readonly refunded: Cents
  /** Asked for and not confirmed. */
  readonly underWay: Cents
  /** Asked for and refused; it is still with the restaurant. */
  readonly failed: Cents
  /** What can still be given back: all that a cancellation would send. */
  readonly left: Cents
  /** What a person has to give back of an order that stands: an edit made it cheaper. */
  readonly byHand?: Cents | undefined
}

export type MoneyBackState = 'none' | 'part' | 'under_way' | 'failed' | 'by_hand' | 'refunded'

type PaidOrder = {
  readonly status: string
  readonly paymentStatus: PaymentStatus
  readonly paymentMethod: string
  readonly moneyBack: MoneyBack
}

/** The one thing to know about an order's refund. What needs a person comes first. */
export function moneyBackStanding({
  status,
  paymentStatus,
  moneyBack,
}: Omit<PaidOrder, 'paymentMethod'>): MoneyBackState {
  if (paymentStatus === 'refunded') return 'refunded'
  const { refunded, underWay, failed, left, byHand = 0 } = moneyBack
  if (byHand > 0 && status !== 'cancelled') return 'by_hand'
  if (paymentStatus !== 'paid') return 'none'
  if (failed > 0 && left > 0) return 'failed'
  if (status === 'cancelled' && left > 0) return 'by_hand'
  if (underWay > 0) return 'under_way'
  return refunded > 0 ? 'part' : 'none'
}

/** All of a cancelled order, and of one that stands what an edit made it cheaper. */
export function leftByHand({ status, moneyBack }: Pick<PaidOrder, 'status' | 'moneyBack'>): Cents {
  const { left, byHand = 0 } = moneyBack
  return status !== 'cancelled' && byHand > 0 ? byHand : left
}

/** What the back office reads on card, drawer and list. */
export function moneyBackNote(order: PaidOrder): string | null {
  const { refunded, underWay, failed } = order.moneyBack
  const left = leftByHand(order)
  switch (moneyBackStanding(order)) {
    case 'none':
    case 'refunded':
      return null
    case 'failed':
      return `Refund of ${formatCad(Math.min(failed, left))} failed`
    case 'by_hand':
      return `${formatCad(isCardMethod(order.paymentMethod) && order.status === 'cancelled' ? left : inCoins(left))} has to go back by hand`
    case 'under_way':
      return `Refund of ${formatCad(underWay)} not confirmed yet`
    case 'part':
      return `${formatCad(refunded)} refunded`
  }
}

export type GivenBack = {
  readonly kind: 'refunded' | 'pending' | 'cash' | 'cash_returned'
  readonly amount: Cents
}
export type CustomerMoney = { readonly kind: 'none' } | GivenBack

/** What the customer reads. Nobody is told that money is back before the provider has said so. */
export function customerMoneySentence(about: CustomerMoney): string {
  if (about.kind === 'none') return 'No payment was taken, so there is nothing to refund.'
  const money = formatCad(about.amount)
  const coins = formatCad(inCoins(about.amount))
  switch (about.kind) {
    case 'refunded':
      return `${money} was refunded to the card you paid with. Banks take ${REFUND_BUSINESS_DAYS} to show it.`
    case 'pending':
      return `Your refund of ${money} has not gone through yet. We are working on it.`
    case 'cash':
      return `You paid ${coins} in cash. Please come by or call, and we give it back.`
    case 'cash_returned':
      return `${coins} was given back in cash.`
  }
}

/** The same of money that made no order and goes back by itself: on its way, it is not said to be back. */
export function sentBackSentence({ amount, isDone }: { readonly amount: Cents; readonly isDone: boolean }): string {
  if (isDone) return customerMoneySentence({ kind: 'refunded', amount })
  return `${formatCad(amount)} is going back to the card you paid with. Banks take ${REFUND_BUSINESS_DAYS} to show it.`
}

/** The customer's own order, when there is something to say about its money; null is nothing. */
export function customerMoney(order: PaidOrder): CustomerMoney | null {
  const { refunded, underWay, failed } = order.moneyBack
  const left = leftByHand(order)
  const standing = moneyBackStanding(order)
  switch (standing) {
    case 'none':
      return null
    case 'failed':
    case 'under_way':
      return { kind: 'pending', amount: standing === 'failed' ? Math.min(failed, left) + underWay : underWay }
    case 'by_hand':
      return { kind: 'cash', amount: left }
    case 'part':
    case 'refunded':
      return { kind: isCardMethod(order.paymentMethod) ? 'refunded' : 'cash_returned', amount: refunded }
  }
}
