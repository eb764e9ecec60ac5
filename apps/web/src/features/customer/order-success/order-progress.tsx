import { statusLabel } from '@sizzle/domain/order/status.ts'
import type { FollowedOrder } from './arrival.ts'

const STEPS = ['pending', 'preparing', 'ready', 'completed'] as const

/** Where the order is on its way; said aloud whenever it moves. */
export function OrderProgress({ order }: { order: Pick<FollowedOrder, 'status' | 'orderType'> }) {
  const { status, orderType } = order
  if (status === 'cancelled') {
    return (
      <p role="status" className="rounded-card bg-chilli-soft px-5 py-4 font-semibold text-balance text-chilli">
        {statusLabel(status)}. The kitchen is not cooking it.
      </p>
    )
  }
  const reached = STEPS.indexOf(status)
  return (
    <>
      <p role="status" className="sr-only">
        {statusLabel(status, orderType)}
      </p>
      <ol className="grid grid-cols-[repeat(auto-fit,minmax(max(3.4rem,(100%-24px)/4),1fr))] gap-2">
        {STEPS.map((step, index) => (
          <li
            key={step}
            aria-current={index === reached ? 'step' : undefined}
            data-step={stepAt(index, reached)}
            className={`text-[0.8125rem] leading-tight ${index > reached ? 'text-soft' : 'font-semibold'}`}
          >
            <span aria-hidden="true" className={`mb-2 block h-2 rounded-full ${LOOKS[stepAt(index, reached)]}`} />
            {statusLabel(step, orderType)}
          </li>
        ))}
      </ol>
    </>
  )
}

const LOOKS = { done: 'bg-coriander', 'under way': 'breathe bg-saffron', 'to come': 'bg-line' } as const

/** Cooking is under way until it is over; every other step is done as soon as it is reached (ordering 54). */
function stepAt(index: number, reached: number): keyof typeof LOOKS {
  if (index > reached) return 'to come'
  return index === reached && STEPS[index] === 'preparing' ? 'under way' : 'done'
}
