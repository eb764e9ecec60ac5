import { type Cents, formatCad } from '../money/cents.ts'

// A payment session holds a frozen, server-priced order until the provider speaks (money 12, money 14).
export const SESSION_MINUTES = 30

export function sessionExpiresAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + SESSION_MINUTES * 60_000)
}

/** Room in the kitchen is held for so long while somebody pays. */
const HOLD_MINUTES = 10

/** Sessions from before this moment hold nothing any more. */
export function holdEndedBefore(now: Date): Date {
  return new Date(now.getTime() - HOLD_MINUTES * 60_000)
}

/**
 * Later in this list wins, whatever order the events arrive in: an attempt may fail and be repeated until the session
 * expires, money that arrived counts over both, and money that went back counts over everything.
 */
export const SESSION_STATES = ['open', 'failed', 'expired', 'paid', 'refunded'] as const
export type SessionState = (typeof SESSION_STATES)[number]
export type SessionEvent = Exclude<SessionState, 'open'>

/**
 * `payment_arrived`: decide with `fulfil`. `money_returned`: the order, if one was made, is refunded.
 * `nothing` is the answer to every repeat and to everything that comes late.
 */
export type SessionEffect = 'nothing' | 'payment_arrived' | 'attempt_failed' | 'session_ended' | 'money_returned'

const EFFECTS: Readonly<Record<SessionEvent, SessionEffect>> = {
  failed: 'attempt_failed',
  expired: 'session_ended',
  paid: 'payment_arrived',
  refunded: 'money_returned',
}

export function afterEvent(state: SessionState, event: SessionEvent): { state: SessionState; effect: SessionEffect } {
  const isNews = SESSION_STATES.indexOf(event) > SESSION_STATES.indexOf(state)
  return isNews ? { state: event, effect: EFFECTS[event] } : { state, effect: 'nothing' }
}

/** What the provider says about the money, beside what the session was made for. */
export type Claim = { readonly amount: Cents; readonly currency: string; readonly isLive: boolean }
export type Mismatch = 'amount' | 'currency' | 'mode'

/**
 * Money that is not exactly what the session asked for makes no order and is not moved by itself either: a person looks
 * at it. Test money on a real till, or a price that somebody changed on the way, is never "paid".
 */
export function mismatches(expected: Claim, claimed: Claim): Mismatch[] {
  return [
    ...(claimed.amount === expected.amount ? [] : ['amount' as const]),
    ...(claimed.currency.toUpperCase() === expected.currency.toUpperCase() ? [] : ['currency' as const]),
    ...(claimed.isLive === expected.isLive ? [] : ['mode' as const]),
  ]
}

/**
 * Two sessions for one cart are one wish when they were open at the same time: a customer who pays both pressed twice. The same
 * cart ordered again after the first was paid is a second meal.
 */
export function isSecondPayment(
  session: { readonly createdAt: Date },
  paidForSameCart: readonly { readonly paidAt: Date }[],
): boolean {
  return paidForSameCart.some(({ paidAt }) => session.createdAt <= paidAt)
}

export type Fulfilment = { readonly kind: 'make_order' } | { readonly kind: 'refund'; readonly reason: LateReason }

/** What the customer is told when money is sent back by itself (money 15). */
export const LATE_REASONS = {
  item_gone: 'An item of your order is no longer available.',
  location_inactive: 'This location is no longer taking orders.',
  closed_meanwhile: 'The kitchen had closed when your payment arrived.',
  paid_twice: 'This order was paid twice, and you got it once.',
  ordered_for_cash: 'You had ordered this already, to pay in cash.',
  withdrawn: 'The restaurant had withdrawn this payment.',
  not_owed: 'Nothing was left to pay for this order when your payment arrived.',
} as const
/** Why a part of a link's money goes back: its order had got cheaper, stands, and is paid by the rest (money 72). */
export const LESS_WAS_LEFT = 'Less was left to pay when the payment arrived'

export type LateReason = keyof typeof LATE_REASONS

/** The cart is an order already: a payment beside it is one too many only where that order is paid. */
export type CashStillToCome = { readonly shortNumber: string; readonly cash: Cents }

/** What they read of it, with what the counter will ask for where that is still to come. */
export function lateSentence(reason: LateReason, toCome: CashStillToCome | undefined): string {
  if (reason !== 'ordered_for_cash' || !toCome) return LATE_REASONS[reason]
  return `${LATE_REASONS[reason]} Please have ${formatCad(toCome.cash)} in cash ready for order ${toCome.shortNumber}.`
}

const CASH_READY = /^Please have \$([\d,.]+) in cash ready for order (\S+)\.$/

/** Read back out of that sentence, for who says it in another language. */
export function readCashStillToCome(sentence: string): CashStillToCome | undefined {
  const told = `${LATE_REASONS.ordered_for_cash} `
  const [, dollars, shortNumber] = (sentence.startsWith(told) && CASH_READY.exec(sentence.slice(told.length))) || []
  if (dollars === undefined || shortNumber === undefined) return undefined
  return { shortNumber, cash: Math.round(Number(dollars.replaceAll(',', '')) * 100) }
}

/** What is true of the kitchen and the cart when the money arrives. */
export type Arrival = {
  readonly locationIsActive: boolean
  readonly everyItemIsThere: boolean
  /** The session had ended by then, and the doors are closed: nobody waits for this meal any more. */
  readonly isLateAndClosed: boolean
  readonly isSecondPayment: boolean
  /** An order of the same cart is there and waits for its cash. */
  readonly isOrderedForCash: boolean
  /** Staff were told that the link is withdrawn: it becomes no order after that. */
  readonly isWithdrawn: boolean
}

/** Money for an order that can no longer be made goes back (money 15). */
export function fulfil(arrival: Arrival): Fulfilment {
  const reason = lateReason(arrival)
  return reason === null ? { kind: 'make_order' } : { kind: 'refund', reason }
}

function lateReason(arrival: Arrival): LateReason | null {
  if (arrival.isSecondPayment) return 'paid_twice'
  if (arrival.isOrderedForCash) return 'ordered_for_cash'
  if (arrival.isWithdrawn) return 'withdrawn'
  if (!arrival.locationIsActive) return 'location_inactive'
  if (arrival.isLateAndClosed) return 'closed_meanwhile'
  return arrival.everyItemIsThere ? null : 'item_gone'
}
