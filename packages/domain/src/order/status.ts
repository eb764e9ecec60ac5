import { isAmong } from '../among.ts'
import type { Right } from '../people/rights.ts'
import { ok, refuse } from '../result.ts'
import type { OrderType } from './order-type.ts'

export const ORDER_STATUSES = ['pending', 'preparing', 'ready', 'completed', 'cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Which status may follow which (ordering 24). Server, buttons and tests read this table. */
export const NEXT = {
  pending: ['preparing', 'cancelled'],
  preparing: ['ready', 'cancelled'],
  ready: ['completed'],
  completed: [],
  cancelled: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

/** What "ready" means depends on the order type (ordering 30). */
const LABELS: Readonly<Record<Exclude<OrderStatus, 'ready'>, string>> = {
  pending: 'Order Received',
  preparing: 'Being Prepared',
  completed: 'Completed',
  cancelled: 'Cancelled',
}
const READY_LABELS: Readonly<Record<OrderType, string>> = {
  pickup: 'Ready for Pickup',
  delivery: 'Ready for delivery',
  'dine-in': 'Ready to serve',
}

/** The board's buttons (kitchen 2). */
export const MOVE_LABELS: Readonly<Record<Exclude<OrderStatus, 'pending'>, string>> = {
  preparing: 'Start Preparing',
  ready: 'Mark as Ready',
  completed: 'Mark as Completed',
  cancelled: 'Cancel',
}

/** Once preparation starts the order is expected this much later (ordering 33). */
export const READY_AFTER_PREP_START_MINUTES = 45

/** Which time a status leaves on the order (ordering 33). */
export type MoveTimes = {
  readonly prepStartTime?: Date
  readonly estimatedReady?: Date
  readonly readyTime?: Date
  readonly completedTime?: Date
  readonly cancelledTime?: Date
}
export type Move = MoveTimes & { readonly status: OrderStatus; readonly at: Date; readonly changed: boolean }

export function statusLabel(status: OrderStatus, orderType: OrderType = 'pickup'): string {
  return status === 'ready' ? READY_LABELS[orderType] : LABELS[status]
}

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return isAmong(NEXT[from], to)
}

/** Why a button is disabled: what has to happen first, or that nothing can happen any more. */
export function whyNot(from: OrderStatus, to: OrderStatus): string | null {
  if (canMove(from, to) || from === to) return null
  if (from === 'completed') return 'This order is completed.'
  if (from === 'cancelled') return 'This order was cancelled.'
  return to === 'cancelled' ? 'A ready order can no longer be cancelled.' : NEEDS_FIRST[to]
}

const NEEDS_FIRST: Readonly<Record<Exclude<OrderStatus, 'cancelled'>, string>> = {
  pending: 'An order never goes back to the start.',
  preparing: 'Only a pending order can start preparing.',
  ready: 'Only an order that is being prepared can be marked as ready.',
  completed: 'Only a ready order can be completed.',
}

/** Customer-side cancellation too: only while pending or preparing (ordering 27). */
export function canCancel(order: { readonly status: OrderStatus }): boolean {
  return canMove(order.status, 'cancelled')
}

/** Statuses from which nothing follows. */
export function isFinal(status: OrderStatus): boolean {
  return NEXT[status].length === 0
}

/** Cancelling refunds, so it needs its own right (ordering 28). */
export function rightToMove(to: OrderStatus): Right {
  return to === 'cancelled' ? 'order.cancel' : 'order.move'
}

type ToMove = { readonly status: OrderStatus; readonly scheduledFor?: Date | null }

/** The same status again is a retry that arrived: fine, and nothing changes (ordering 25). */
export function moveOrder(order: ToMove, to: OrderStatus, now: Date) {
  if (order.status === to) return ok<Move>({ status: to, at: now, changed: false })
  if (!canMove(order.status, to)) return refuse({ code: 'invalid_transition', from: order.status, to })
  return ok<Move>({ status: to, at: now, changed: true, ...timesOf(order, to, now) })
}

function timesOf({ scheduledFor = null }: ToMove, to: OrderStatus, now: Date): MoveTimes {
  switch (to) {
    case 'preparing':
      return {
        prepStartTime: now,
        // A time that was chosen stays while it is ahead.
        estimatedReady:
          scheduledFor !== null && scheduledFor > now
            ? scheduledFor
            : new Date(now.getTime() + READY_AFTER_PREP_START_MINUTES * 60_000),
      }
    case 'ready':
      return { readyTime: now }
    case 'completed':
      return { completedTime: now }
    case 'cancelled':
      return { cancelledTime: now }
    case 'pending':
      return {}
  }
}
