import { clock12, localAt, zoneName } from '@sizzle/domain/hours/local-time.ts'
import { shownReady } from '@sizzle/domain/order/estimated-ready.ts'
import { confirmationBadge } from '@sizzle/domain/order/standing.ts'
import { isFinal } from '@sizzle/domain/order/status.ts'
import { readyFor, scheduledInWords } from '@sizzle/domain/order/time-words.ts'
import { customerMoney, customerMoneySentence } from '@sizzle/domain/payment/money-back.ts'
import { isShownPaid } from '@sizzle/domain/payment/payment-status.ts'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { inCents } from '../../../ui/money-back.ts'
import { telLink } from '../../../ui/tel-link.ts'
import type { FollowedOrder } from './arrival.ts'
import { OrderFacts, OrderItems } from './order-facts.tsx'
import { OrderProgress } from './order-progress.tsx'
import { WhatsNext } from './whats-next.tsx'

type ConfirmedProps = {
  order: FollowedOrder
  /** The server said so just now; what a history entry carries may be anything. */
  isVerified: boolean
  notice: string | undefined
}

export function Confirmed({ order, isVerified, notice }: ConfirmedProps) {
  const title = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone; what replaced it is what there is to read now.
  useEffect(() => title.current?.focus(), [])
  const isPaid = isVerified && isShownPaid(order)
  // Only as the server has it: what a history entry carries says nothing about money.
  const money = isVerified ? customerMoney(inCents(order)) : null
  const { orderToken } = order.metadata ?? {}

  return (
    <div className="wrap max-w-[760px]! py-10">
      <header className="text-center">
        <span className="mx-auto grid size-16 place-items-center rounded-full bg-coriander-soft text-coriander">
          <Icon name="check" className="size-8" />
        </span>
        <h1 ref={title} tabIndex={-1} className="mt-4 text-4xl outline-none">
          Order Confirmed!
        </h1>
        <p className="mt-3 text-soft">Your number at {order.locationInfo.name}</p>
        <p className="price font-display text-6xl">{order.shortNumber}</p>
        <Badge order={order} isVerified={isVerified} />
      </header>
      {notice && (
        <p role="status" className="mt-6 rounded-control bg-sunk px-4 py-3 text-center">
          {notice}
        </p>
      )}
      <div className="mt-8 grid gap-8">
        <OrderProgress order={order} />
        {money && <p className="rounded-card bg-sunk px-5 py-4">{customerMoneySentence(money)}</p>}
        <Ready order={order} />
        <Links orderId={order.id} token={orderToken} isOver={isFinal(order.status)} />
        {order.status !== 'cancelled' && <WhatsNext order={order} isPaid={isPaid} />}
        <section aria-label="Order details" className="rounded-card border border-line bg-raised p-5">
          <OrderFacts order={order} />
        </section>
        <OrderItems order={order} />
        <Help order={order} />
      </div>
    </div>
  )
}

function Badge({ order, isVerified }: Pick<ConfirmedProps, 'order' | 'isVerified'>) {
  const badge = confirmationBadge(isVerified ? order : { ...order, paymentStatus: 'unpaid' })
  const look = badge === 'PAID' ? 'bg-coriander-soft text-coriander' : 'bg-saffron-soft text-ink'
  return <p className={`label-caps mt-3 inline-block rounded-full px-4 py-1.5 ${look}`}>{badge}</p>
}

function Ready({ order }: { order: FollowedOrder }) {
  const [now] = useState(() => new Date())
  if (order.status !== 'pending' && order.status !== 'preparing') return null
  const ready = shownReady(new Date(order.promisedAt), now)
  const { timeZone } = order.locationInfo
  const { time } = localAt(timeZone, ready)
  return (
    <p className="flex items-center justify-center gap-3 rounded-card bg-saffron-soft px-5 py-4 text-lg">
      <Icon name="clock" className="size-6" />
      <span>
        {order.scheduledFor ? `${readyFor(order.orderType)} ` : 'Estimated ready time: '}
        <b className={order.scheduledFor ? 'tabular-nums' : 'price'}>
          {order.scheduledFor ? scheduledInWords(timeZone, ready) : clock12(time)} {zoneName(timeZone, ready)}
        </b>
      </span>
    </p>
  )
}

function Links({ orderId, token, isOver }: { orderId: string; token: string | undefined; isOver: boolean }) {
  if (token === undefined) return null
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Link to={paths.receipt(orderId, token)} className={button('primary')}>
        Click to View Receipt
      </Link>
      {!isOver && (
        <a href={paths.receiptFile(orderId, token, 'ics')} className={button('quiet')} download>
          Add to calendar
        </a>
      )}
    </div>
  )
}

function Help({ order }: { order: FollowedOrder }) {
  const { name, phone } = order.locationInfo
  return (
    <>
      <section aria-labelledby="help-title" className="rounded-card bg-sunk p-5">
        <h2 id="help-title" className="text-xl">
          Need help?
        </h2>
        <p className="mt-1">
          Call {name} at{' '}
          <a
            href={telLink(phone)}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {phone}
          </a>{' '}
          and say {order.shortNumber}.
        </p>
      </section>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to={paths.dashboard()} className={button('strong')}>
          My Orders
        </Link>
        <Link to={paths.home()} className={button('quiet')}>
          Back to Home
        </Link>
      </div>
    </>
  )
}
