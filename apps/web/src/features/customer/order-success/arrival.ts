import type { getCustomerOrderDetails } from '@sizzle/contract/orders.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { recordOf } from '@sizzle/domain/record.ts'

export type FollowedOrder = WireOutputOf<typeof getCustomerOrderDetails>['order']

/** With what this page was reached: an address typed or mailed, or our own step from the checkout. */
export type Arrival = {
  readonly orderId: string | undefined
  readonly sessionId: string | undefined
  readonly message: string | undefined
  /** What the step carried along. Shown while nothing better is known; never believed about money (money 13). */
  readonly carried: FollowedOrder | undefined
}

const PENDING = 'pending'

export function readArrival(state: unknown, search: string): Arrival {
  const query = new URLSearchParams(search)
  const step = recordOf(state)
  const orderId = textOf(step.orderId) ?? query.get('orderId') ?? query.get('order_id') ?? undefined
  return {
    orderId: orderId === PENDING ? undefined : orderId,
    sessionId: textOf(step.sessionId) ?? query.get('session_id') ?? undefined,
    message: textOf(step.message),
    carried: isOrder(step.order) ? step.order : undefined,
  }
}

/** Enough of an order to be drawn. */
function isOrder(value: unknown): value is FollowedOrder {
  const order = recordOf(value)
  const [pricing, customer, place] = [order.pricing, order.customerInfo, order.locationInfo].map(recordOf)
  const areText = [order.id, order.shortNumber, order.status, order.orderType, order.paymentMethod].every(
    (part) => typeof part === 'string',
  )
  return (
    areText &&
    Array.isArray(order.items) &&
    order.items.every((item) => typeof recordOf(item).name === 'string' && typeof recordOf(item).price === 'number') &&
    typeof pricing?.total === 'number' &&
    typeof customer?.name === 'string' &&
    typeof place?.name === 'string'
  )
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
