import type { Cents } from '../money/cents.ts'

// A payment session holds a frozen, server-priced order until the provider speaks (decisions 22-25).
export const SESSION_MINUTES = 30

export function sessionExpiresAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + SESSION_MINUTES * 60_000)
}

export function isExpired(session: { readonly createdAt: Date }, now: Date): boolean {
  return now >= sessionExpiresAt(session.createdAt)
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

export type Fulfilment =
  | { readonly kind: 'make_order' }
  | { readonly kind: 'refund'; readonly reason: RefundReason; readonly amount: Cents }

/** What the customer is told when money is sent back by itself (decisions 24). */
export const REFUND_REASONS = {
  item_gone: 'An item of your order is no longer available. Your payment has been refunded.',
  location_inactive: 'This location is no longer taking orders. Your payment has been refunded.',
  amount_differs: 'The amount paid does not match your order. Your payment has been refunded.',
  order_cancelled: 'Your order was cancelled before the payment arrived. Your payment has been refunded.',
} as const
export type RefundReason = keyof typeof REFUND_REASONS

/** What the provider says it holds, and what is true of the order by now. */
export type Arrival = {
  readonly paid: Cents
  readonly expected: Cents
  readonly isCad: boolean
  readonly locationIsActive: boolean
  readonly everyItemIsThere: boolean
  readonly wasCancelled: boolean
}

/** Money for an order that can no longer be made goes back; a cancelled order is never revived (decisions 24). */
export function fulfil(arrival: Arrival): Fulfilment {
  const reason = refundReason(arrival)
  return reason === null ? { kind: 'make_order' } : { kind: 'refund', reason, amount: arrival.paid }
}

function refundReason(arrival: Arrival): RefundReason | null {
  if (arrival.wasCancelled) return 'order_cancelled'
  if (arrival.paid !== arrival.expected || !arrival.isCad) return 'amount_differs'
  if (!arrival.locationIsActive) return 'location_inactive'
  return arrival.everyItemIsThere ? null : 'item_gone'
}
