import { statusLabel } from '@sizzle/domain/order/status.ts'
import { cancelledWords } from '../../../kit/house-told.ts'
import { OrderSteps } from '../../shared/order-steps/order-steps.tsx'
import type { FollowedOrder } from './arrival.ts'

/** Where the order is on its way; said aloud whenever it moves. */
export function OrderProgress({ order }: { order: FollowedOrder }) {
  const { status, orderType } = order
  if (status === 'cancelled') {
    return (
      <p
        role="status"
        className="rounded-card bg-chilli-soft px-5 py-4 font-semibold text-pretty wrap-anywhere text-chilli"
      >
        {cancelledWords(order) ?? `${statusLabel(status)}. The kitchen is not cooking it.`}
      </p>
    )
  }
  return (
    <>
      <p role="status" className="sr-only">
        {statusLabel(status, orderType)}
      </p>
      <OrderSteps order={order} />
    </>
  )
}
