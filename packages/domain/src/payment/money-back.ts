import { type Cents, formatCad } from '../money/cents.ts'
import { handedBack, type Tender } from '../pricing/tenders.ts'
import type { HandIfCancelled, HandMoney } from './hand-money.ts'
import type { PaymentStatus } from './payment-status.ts'
import { isCardMethod, noteForCustomer, planRefund, REFUND_BUSINESS_DAYS } from './refund.ts'

/** What became of an order's payment on its way back. */
export type MoneyBack = {
  /** The provider, or the person at the counter, has said that it went back. */
  readonly refunded: Cents
  /** What of it went back to cards since edits made the order cheaper: its total counts that no longer. */
  readonly edited?: Cents | undefined
  /** Asked for and not confirmed. */
  readonly underWay: Cents
  /** Asked for and refused; it is still with the restaurant. */
  readonly failed: Cents
  /** What can still be given back: all that a cancellation would send. */
  readonly left: Cents
  /** What a person has to give back of an order that stands: an edit made it cheaper. */
  readonly byHand?: Cents | undefined
  /** What of all this is given back by a person, as it changes hands. */
  readonly hand?: readonly HandMoney[] | undefined
  /** What of `left` a person would give back if the order were cancelled; the rest goes to the card by itself. */
  readonly handIfCancelled?: readonly HandIfCancelled[] | undefined
}

export type MoneyBackState = 'none' | 'part' | 'under_way' | 'failed' | 'by_hand' | 'refunded'

type PaidOrder = {
  readonly status: string
  readonly paymentStatus: PaymentStatus
  readonly paymentMethod: string
  readonly payments: readonly { readonly tender: Tender }[]
  readonly moneyBack: MoneyBack
}

/** The one thing to know about an order's refund. What needs a person comes first. */
export function moneyBackStanding({
  status,
  paymentStatus,
  moneyBack,
}: Omit<PaidOrder, 'paymentMethod' | 'payments'>): MoneyBackState {
  if (paymentStatus === 'refunded') return 'refunded'
  const { refunded, underWay, failed, left, byHand = 0 } = moneyBack
  if (byHand > 0 && status !== 'cancelled') return 'by_hand'
  if (paymentStatus !== 'paid') return 'none'
  if (failed > 0 && left > 0) return 'failed'
  if (status === 'cancelled' && left > 0) return 'by_hand'
  if (underWay > 0) return 'under_way'
  return refunded > 0 ? 'part' : 'none'
}

/** What a person gives back or has given back, by tender. */
function handOf({ status, paymentMethod, payments, moneyBack }: PaidOrder): readonly HandMoney[] {
  if (moneyBack.hand || payments.length > 0) return moneyBack.hand ?? []
  // No payment of it is known: then the method says how it was paid.
  if (isCardMethod(paymentMethod)) return []
  const { refunded, left, byHand = 0 } = moneyBack
  const tender = paymentMethod === 'cash' ? 'cash' : 'other'
  const toGive = handedBack(tender, status === 'cancelled' ? left : byHand)
  return [{ tender, toGive, returned: handedBack(tender, refunded), refunded }]
}

/** What has to be given back by hand, as it changes hands. */
export function leftByHand(order: PaidOrder): Cents {
  return handOf(order).reduce((sum, { toGive }) => sum + toGive, 0) || order.moneyBack.left
}

/** What the back office reads on card, drawer and list. */
export function moneyBackNote(order: PaidOrder): string | null {
  const { refunded, underWay, failed, left } = order.moneyBack
  switch (moneyBackStanding(order)) {
    case 'none':
    case 'refunded':
      return null
    case 'failed':
      return `Refund of ${formatCad(Math.min(failed, left))} failed`
    case 'by_hand':
      return `${formatCad(leftByHand(order))} has to go back by hand`
    case 'under_way':
      return `Refund of ${formatCad(underWay)} not confirmed yet`
    case 'part':
      return `${formatCad(refunded)} refunded`
  }
}

/** By its provider, to the card. */
type SentBack = {
  /** There, asked for and not confirmed, or held up: the provider said no or does not answer. */
  readonly kind: 'refunded' | 'pending' | 'held_up'
  readonly amount: Cents
}
/** By a person, as it changes hands: all of a cancelled order, or what an edit made one cheaper that stands. */
type HandedBack = {
  readonly kind: 'by_hand' | 'to_collect' | 'returned'
  readonly tender: Tender
  readonly amount: Cents
}
export type GivenBack = SentBack | HandedBack
export type CustomerMoney = { readonly kind: 'none' } | GivenBack

/** How it was paid, within a sentence. */
const PAID_BY: Readonly<Record<Tender, string>> = {
  cash: ' in cash',
  card: ' by card',
  gift_card: ' by gift card',
  other: '',
}

/** What the customer reads. Nobody is told that money is back before the provider has said so. */
export function customerMoneySentence(about: CustomerMoney): string {
  if (about.kind === 'none') return 'No payment was taken, so there is nothing to refund.'
  const money = formatCad(about.amount)
  switch (about.kind) {
    case 'refunded':
      return `${money} was refunded to the card you paid with. Banks take ${REFUND_BUSINESS_DAYS} to show it.`
    case 'pending':
      return `${money} is on its way back to the card you paid with. We’ll write again once it’s confirmed.`
    case 'held_up':
      return `Your refund of ${money} has not gone through yet. We are working on it.`
    case 'by_hand':
      return `You paid ${money}${PAID_BY[about.tender]}. Please come by or call, and we’ll give it back.`
    case 'to_collect':
      return `${money} of what you paid${PAID_BY[about.tender]} is yours to collect. Please come by or call.`
    case 'returned':
      return about.tender === 'cash'
        ? `${money} was given back in cash.`
        : `${money} that you paid${PAID_BY[about.tender]} was given back.`
  }
}

/** All of them, each way for itself. */
export function customerMoneySentences(all: readonly CustomerMoney[]): string {
  return all.map(customerMoneySentence).join(' ')
}

/** The same of money that made no order and goes back by itself: on its way, it is not said to be back. */
export function sentBackSentence({ amount, isDone }: { readonly amount: Cents; readonly isDone: boolean }): string {
  if (isDone) return customerMoneySentence({ kind: 'refunded', amount })
  return `${formatCad(amount)} is going back to the card you paid with. Banks take ${REFUND_BUSINESS_DAYS} to show it.`
}

/** What of the customer's own order a person still has to give back. */
export function customerByHand(order: PaidOrder): readonly GivenBack[] {
  const kind = order.status === 'cancelled' ? 'by_hand' : 'to_collect'
  return handOf(order).flatMap(({ tender, toGive: amount }) => (amount > 0 ? [{ kind, tender, amount }] : []))
}

/**
 * The customer's own order, each way for itself; empty where there is nothing to say about its money. Of an order that goes
 * back whole it is what its total counts, as in its letter, without what edits gave back before.
 */
export function customerMoney(order: PaidOrder): readonly GivenBack[] {
  const { refunded, underWay, failed, left, edited = 0 } = order.moneyBack
  const isAll = order.status === 'cancelled' || order.paymentStatus === 'refunded'
  const hand = handOf(order)
  const sent = refunded - hand.reduce((sum, one) => sum + one.refunded, 0) - (isAll ? edited : 0)
  const byHand = customerByHand(order)
  switch (moneyBackStanding(order)) {
    case 'none':
      return []
    case 'failed':
      return [{ kind: 'held_up', amount: Math.min(failed, left) }, ...sentBack('pending', underWay), ...byHand]
    case 'under_way':
      return [{ kind: 'pending', amount: underWay }]
    case 'by_hand':
      return [
        ...sentBack('refunded', sent),
        ...sentBack('pending', underWay),
        // What a card paid and nothing sent back: a person has to.
        ...(byHand.length > 0 ? byHand : [{ kind: 'by_hand' as const, tender: 'card' as const, amount: left }]),
      ]
    case 'part':
    case 'refunded':
      return [
        ...sentBack('refunded', sent),
        ...hand.flatMap(({ tender, returned, edited: before = 0 }): GivenBack[] => {
          const amount = returned - (isAll ? before : 0)
          return amount > 0 ? [{ kind: 'returned', tender, amount }] : []
        }),
      ]
  }
}

function sentBack(kind: SentBack['kind'], amount: Cents): readonly GivenBack[] {
  return amount > 0 ? [{ kind, amount }] : []
}

/** What staff read before they cancel: each payment goes back by its own way (money 60). */
export function noteIfCancelled(order: PaidOrder): string {
  const { plan, hand } = ifCancelled(order)
  const byHand = hand.map(({ tender, toGive: left }) => {
    const paymentMethod = tender === 'cash' ? 'cash' : 'manual'
    return planRefund({ paymentStatus: 'paid', paymentMethod, left }).note
  })
  return [...(plan ? [plan.note] : []), ...byHand].join(' ')
}

/** The same for whoever paid. */
export function customerNoteIfCancelled(order: PaidOrder): string {
  const { plan, hand } = ifCancelled(order)
  const byHand = hand.map(({ tender, toGive: amount }) => customerMoneySentence({ kind: 'by_hand', tender, amount }))
  return [...(plan ? [noteForCustomer(plan)] : []), ...byHand].join(' ')
}

/** What the method alone does not say: how each part of the money came. */
function ifCancelled({ paymentStatus, paymentMethod, payments, moneyBack }: Omit<PaidOrder, 'status'>) {
  const { left, handIfCancelled: hand = [] } = moneyBack
  if (left === 0 || payments.length === 0) return { plan: planRefund({ paymentStatus, paymentMethod, left }), hand: [] }
  const toCard = left - hand.reduce((sum, { amount }) => sum + amount, 0)
  return { plan: toCard > 0 && planRefund({ paymentStatus, paymentMethod: 'card', left: toCard }), hand }
}
