import { isAmong } from '@sizzle/domain/among.ts'
import { typeAndTable } from '@sizzle/domain/order/place-words.ts'
import type { ShownOrder } from '../state/shown-orders.ts'
import { DeliverTo } from './deliver-to.tsx'
import { Labels, Made, PaymentLabel, SMALLER } from './labels.tsx'
import { STEP_MARKS, STEP_WORDS } from './step-mark.ts'

const OPEN = ['pending', 'preparing', 'ready'] as const

type CardFactsProps = {
  id: string
  order: ShownOrder
  now: Date
  /** Where no column says it. */
  hasStep?: boolean | undefined
}

/** In small print: how the order leaves the kitchen, for whom, whether it is paid, and what is special about it. */
export function CardFacts({ id, order, now, hasStep = false }: CardFactsProps) {
  const { tableInfo, orderType, customerInfo } = order
  return (
    <div id={id} className="text-[0.9375rem] leading-[1.2]">
      <div className="flex items-start gap-x-3">
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-2 @max-[16.5rem]:gap-x-1.5">
          {hasStep && isAmong(OPEN, order.status) && (
            <span className="inline-flex shrink-0 items-center gap-1 font-semibold">
              <span aria-hidden="true" className={`size-2.5 rounded-full ${STEP_MARKS[order.status]}`} />
              {STEP_WORDS[order.status]}
            </span>
          )}
          {/* Apart from the name, which takes a line of its own where that leaves no room for it. */}
          <span className="shrink-0 pr-1 font-semibold @max-[16.5rem]:pr-1.5">
            {typeAndTable(orderType, tableInfo?.tableNumber)}
          </span>
          {/* The name is what is called out: in a narrow card it has the last line, and what is made stands above it. */}
          <span
            className={`min-w-0 grow truncate @max-[13.5rem]:order-last @max-[13.5rem]:basis-full ${order.status === 'ready' ? 'text-lg leading-tight font-semibold' : ''}`}
            dir="auto"
            title={customerInfo.name}
          >
            {customerInfo.name}
          </span>
          {order.isSending && <span className="shrink-0 text-soft">sending…</span>}
          <Labels order={order} now={now} look="small" />
          <Made order={order} />
        </div>
        {/* Whether it is paid is found in one place on every card. */}
        <span className={`shrink-0 ${SMALLER}`}>
          <PaymentLabel order={order} look="small" />
        </span>
      </div>
      {/* Whoever hands it over needs to know where it goes. */}
      {order.status === 'ready' && <DeliverTo order={order} />}
    </div>
  )
}
