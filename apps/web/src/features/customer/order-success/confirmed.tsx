import { confirmationBadge } from '@sizzle/domain/order/standing.ts'
import { isFinal } from '@sizzle/domain/order/status.ts'
import { customerMoney, customerMoneySentence } from '@sizzle/domain/payment/money-back.ts'
import { isShownPaid } from '@sizzle/domain/payment/payment-status.ts'
import { useEffect, useRef } from 'react'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { telLink } from '../../../ui/contact-links.ts'
import { DEAD_END_LINK } from '../../../ui/dead-end.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { inCents } from '../../../ui/money-back.ts'
import type { FollowedOrder } from './arrival.ts'
import { CARD, OrderFacts, OrderItems } from './order-facts.tsx'
import { OrderProgress } from './order-progress.tsx'
import { ReadyHero } from './ready-hero.tsx'
import { WhatsNext } from './whats-next.tsx'

type ConfirmedProps = {
  order: FollowedOrder
  /** The server said so just now; what a history entry carries may be anything. */
  isVerified: boolean
  notice: string | undefined
}

const NO_MONEY = { kind: 'none' } as const

export function Confirmed({ order, isVerified, notice }: ConfirmedProps) {
  const title = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone; what replaced it is what there is to read now.
  useEffect(() => title.current?.focus(), [])
  const isPaid = isVerified && isShownPaid(order)
  // Only as the server has it: what a history entry carries says nothing about money.
  const isCancelled = order.status === 'cancelled'
  const money = isVerified ? (customerMoney(inCents(order)) ?? (isCancelled ? NO_MONEY : null)) : null
  const isCalled = order.status === 'ready' && order.orderType === 'pickup'
  const { orderToken } = order.metadata ?? {}

  return (
    <div className="wrap grid gap-x-14 gap-y-8 py-8 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:py-12">
      <div className="grid content-start gap-6">
        <h1
          ref={title}
          tabIndex={-1}
          className="flex items-center gap-3 text-[clamp(1.5rem,7.8vw,2.25rem)] outline-none"
        >
          <span
            className={`grid size-11 shrink-0 place-items-center rounded-full ${isCancelled ? 'bg-chilli-soft text-chilli' : 'bg-coriander-soft text-coriander'}`}
          >
            <Icon name={isCancelled ? 'close' : 'check'} className="size-6" />
          </span>
          {isCancelled ? 'Order Cancelled' : 'Order Confirmed!'}
        </h1>
        {notice && (
          <p role="status" className="rounded-control bg-sunk px-4 py-3">
            {notice}
          </p>
        )}
        <section aria-label="Your order now" className="rounded-[22px] border border-line-strong/70 bg-raised p-1.5">
          <div className="grid gap-5 rounded-[16px] border border-line px-4 py-5 sm:px-7 sm:py-6">
            <ReadyHero order={order} />
            <OrderProgress order={order} />
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-t border-line pt-4">
              <p>
                <span className="block text-soft">
                  {isCalled ? 'Say at the counter' : `Your number at ${order.locationInfo.name}`}
                </span>
                <span className="price block font-display text-3xl leading-tight">{order.shortNumber}</span>
              </p>
              {!isCancelled && <Badge order={order} isVerified={isVerified} />}
            </div>
            <Papers order={order} token={orderToken} />
          </div>
        </section>
        {money && <p className="rounded-card bg-sunk px-5 py-4 text-balance">{customerMoneySentence(money)}</p>}
        {!isCancelled && <WhatsNext order={order} isPaid={isPaid} />}
      </div>
      {/* Its first card begins where the one beside it does, below the title. */}
      <div className="grid content-start gap-6 lg:pt-17">
        <OrderItems order={order} />
        <div className={`${CARD} py-3!`}>
          <Fold title="Order details" titleLook="font-display text-xl font-[560]">
            <OrderFacts order={order} />
          </Fold>
        </div>
        <Help order={order} />
        <div className="flex flex-wrap gap-x-7 max-sm:justify-center">
          <Link to={paths.dashboard()} className={DEAD_END_LINK}>
            My Orders
          </Link>
          <Link to={paths.home()} className={DEAD_END_LINK}>
            Back to Home
          </Link>
        </div>
      </div>
    </div>
  )
}

function Badge({ order, isVerified }: Pick<ConfirmedProps, 'order' | 'isVerified'>) {
  const badge = confirmationBadge(isVerified ? order : { ...order, paymentStatus: 'unpaid' })
  const look = badge === 'PAID' ? 'bg-coriander-soft text-coriander' : 'bg-saffron-soft text-ink'
  return <p className={`label-caps rounded-full px-4 py-1.5 ${look}`}>{badge}</p>
}

/** What there is of the order on paper. On a phone the button is as wide as the card. */
function Papers({ order, token }: { order: FollowedOrder; token: string | undefined }) {
  const isCancelled = order.status === 'cancelled'
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-1.5 empty:hidden sm:justify-start">
      {isCancelled && (
        <Link to={paths.menu(order.locationInfo.id)} className={button('primary', 'max-sm:w-full')}>
          Back to Menu
        </Link>
      )}
      {token !== undefined && (
        <Link
          to={paths.receipt(order.id, token)}
          className={isCancelled ? DEAD_END_LINK : button('primary', 'max-sm:w-full')}
        >
          Click to View Receipt
        </Link>
      )}
      {token !== undefined && !isFinal(order.status) && order.status !== 'ready' && (
        <a href={paths.receiptFile(order.id, token, 'ics')} className={DEAD_END_LINK} download>
          Add to calendar
        </a>
      )}
    </div>
  )
}

function Help({ order }: { order: FollowedOrder }) {
  const { name, phone } = order.locationInfo
  return (
    <section aria-labelledby="help-title" className={CARD}>
      <h2 id="help-title" className="text-xl">
        Need help?
      </h2>
      <p className="mt-1">
        Call {name} at{' '}
        <a
          href={telLink(phone)}
          className="-my-2.5 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {phone}
        </a>{' '}
        and quote your number.
      </p>
    </section>
  )
}
