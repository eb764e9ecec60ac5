import { statusLabel } from '@sizzle/domain/order/status.ts'
import type { FollowedOrder } from './arrival.ts'

const STEPS = ['pending', 'preparing', 'ready', 'completed'] as const

/** Where the order is on its way; said aloud whenever it moves. */
export function OrderProgress({ order }: { order: Pick<FollowedOrder, 'status' | 'orderType'> }) {
  const { status, orderType } = order
  if (status === 'cancelled') {
    return (
      <p role="status" className="rounded-card bg-chilli-soft px-5 py-4 font-semibold text-chilli">
        {statusLabel(status)}
      </p>
    )
  }
  const reached = STEPS.indexOf(status)
  return (
    <>
      <p role="status" className="sr-only">
        {statusLabel(status, orderType)}
      </p>
      <ol className="grid grid-cols-4 gap-2">
        {STEPS.map((step, index) => (
          <li
            key={step}
            aria-current={index === reached ? 'step' : undefined}
            className={`text-sm leading-tight ${index > reached ? 'text-soft' : 'font-semibold'}`}
          >
            <span
              aria-hidden="true"
              className={`mb-2 block h-2 rounded-full ${index <= reached ? 'bg-coriander' : 'bg-sunk'} ${index === reached && index < 3 ? 'breathe' : ''}`}
            />
            {statusLabel(step, orderType)}
          </li>
        ))}
      </ol>
    </>
  )
}
