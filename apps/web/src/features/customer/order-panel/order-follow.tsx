import { NEXT, type OrderStatus, statusLabel } from '@sizzle/domain/order/status.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { BRAND } from '../../../brand/brand.ts'
import { api } from '../../../kit/api.ts'
import { useLive } from '../../../kit/live/browser-live.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { button } from '../../../ui/button.ts'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const TOPICS = ['order.changed'] as const

function orderQuery(orderId: string) {
  return queryOptions({
    queryKey: ['order', orderId],
    queryFn: () => api.get('/getCustomerOrderDetails', { orderId }),
  })
}

const clock = new Intl.DateTimeFormat(BRAND.locale, {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: BRAND.timeZone,
  timeZoneName: 'short',
})

/** Follows the order live until it is over. */
export function OrderFollow({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const queries = useQueryClient()
  const order = useQuery(orderQuery(orderId))
  const title = useRef<HTMLHeadingElement>(null)
  useLive(TOPICS, (news) => {
    if (news.kind === 'change' && news.change.id !== orderId) return
    void queries.invalidateQueries(orderQuery(orderId))
  })
  // The form that had the focus is gone; what replaced it is what there is to read now.
  useEffect(() => title.current?.focus(), [])

  return (
    <div className="flex grow flex-col">
      <div className="my-auto py-10 text-center">
        <span className="mx-auto grid size-16 place-items-center rounded-full bg-coriander-soft text-coriander">
          <Icon name="check" className="size-8" />
        </span>
        <h3 ref={title} tabIndex={-1} className="mt-5 text-2xl outline-none">
          Order Confirmed!
        </h3>
        {order.data ? <Progress order={order.data.order} /> : <Waiting error={order.error} />}
      </div>
      <button type="button" className={button('quiet', 'w-full')} onClick={onClose}>
        Back to the menu
      </button>
    </div>
  )
}

type FollowedOrder = Awaited<ReturnType<NonNullable<ReturnType<typeof orderQuery>['queryFn']>>>['order']

function Progress({ order }: { order: FollowedOrder }) {
  return (
    <>
      <p className="mt-2 text-soft">Your number at the counter</p>
      <p className="price font-display text-5xl">{order.shortNumber}</p>
      {order.status === 'cancelled' ? (
        <p role="status" className="mt-6 font-semibold text-chilli">
          {statusLabel('cancelled')}
        </p>
      ) : (
        <Steps status={order.status} orderType={order.orderType} />
      )}
      {order.estimatedReady && NEXT[order.status].length > 1 && (
        <p className="mt-5 text-soft">
          Ready about <b className="font-semibold text-ink">{clock.format(new Date(order.estimatedReady))}</b>
        </p>
      )}
    </>
  )
}

const STEPS = ['pending', 'preparing', 'ready', 'completed'] as const

function Steps({ status, orderType }: Pick<FollowedOrder, 'status' | 'orderType'>) {
  const reached = STEPS.indexOf(status as Exclude<OrderStatus, 'cancelled'>)
  return (
    <>
      <p role="status" className="sr-only">
        {statusLabel(status, orderType)}
      </p>
      <ol className="mx-auto mt-7 w-fit text-left">
        {STEPS.map((step, index) => (
          <li
            key={step}
            aria-current={index === reached ? 'step' : undefined}
            className={`flex min-h-10 items-center gap-3 ${index > reached ? 'text-soft' : 'font-semibold'}`}
          >
            <span
              aria-hidden="true"
              className={`size-3.5 rounded-full ${index <= reached ? 'bg-coriander' : 'border-2 border-line-strong'} ${index === reached && index < 3 ? 'breathe' : ''}`}
            />
            {statusLabel(step, orderType)}
          </li>
        ))}
      </ol>
    </>
  )
}

function Waiting({ error }: { error: unknown }) {
  if (error) return <FormProblem sentence={`Your order is placed. ${sentenceOf(error)}`} />
  return (
    <div aria-busy="true" className="mt-6 flex flex-col items-center gap-4">
      <p className="sr-only">Loading order details...</p>
      <Skeleton className="h-12 w-44" />
      <Skeleton className="h-32 w-56" />
    </div>
  )
}
