import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { type OrderStatus, statusLabel } from '@sizzle/domain/order/status.ts'

const STEPS: readonly OrderStatus[] = ['pending', 'preparing', 'ready', 'completed']

type OrderStepsProps = { order: { status: OrderStatus; orderType: OrderType } }

/** The four steps of an order that is not cancelled, each below its piece of the bar. */
export function OrderSteps({ order: { status, orderType } }: OrderStepsProps) {
  const reached = STEPS.indexOf(status)
  return (
    <ol className="grid grid-cols-[repeat(auto-fit,minmax(max(3.2rem,(100%-24px)/4),1fr))] gap-2 max-[22rem]:gap-1.5">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === reached ? 'step' : undefined}
          data-step={stepAt(index, reached)}
          className={`text-[0.8125rem] leading-tight max-[22rem]:text-xs max-[22rem]:tracking-tight max-[22rem]:wrap-normal ${index > reached ? 'text-soft' : 'font-semibold'}`}
        >
          <span aria-hidden="true" className={`mb-2 block h-2 rounded-full ${LOOKS[stepAt(index, reached)]}`} />
          {statusLabel(step, orderType)}
        </li>
      ))}
    </ol>
  )
}

const LOOKS = {
  done: 'bg-coriander forced-colors:bg-[Highlight]',
  'under way': 'breathe bg-saffron forced-colors:bg-[Highlight]',
  'to come': 'bg-line forced-colors:border',
} as const

/** Cooking is under way until it is over; every other step is done as soon as it is reached (ordering 54). */
function stepAt(index: number, reached: number): keyof typeof LOOKS {
  if (index > reached) return 'to come'
  return index === reached && STEPS[index] === 'preparing' ? 'under way' : 'done'
}
