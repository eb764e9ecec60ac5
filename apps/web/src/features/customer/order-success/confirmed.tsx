import { formatCad } from '@sizzle/domain/money/cents.ts'
import { confirmationBadge } from '@sizzle/domain/order/standing.ts'
import { canCancel, isFinal, statusLabel } from '@sizzle/domain/order/status.ts'
import { customerMoney, customerMoneySentences } from '@sizzle/domain/payment/money-back.ts'
import { isShownPaid } from '@sizzle/domain/payment/payment-status.ts'
import { useEffect, useRef } from 'react'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { mapLink, telLink } from '../../../ui/contact-links.ts'
import { DEAD_END_LINK } from '../../../ui/dead-end.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { inCents } from '../../../ui/money-back.ts'
import type { FollowedOrder } from './arrival.ts'
import { cashToBring } from './cash-to-bring.ts'
import { CARD, OrderFacts, OrderItems } from './order-facts.tsx'
import { OrderProgress } from './order-progress.tsx'
import { ReadyHero } from './ready-hero.tsx'
import { WhatsNext } from './whats-next.tsx'

type ConfirmedProps = {
  order: FollowedOrder
  /** The server said so just now; what a history entry carries may be anything. */
  isVerified: boolean
  /** It is the order of who looks at it. */
  isOwn: boolean
  notice: string | undefined
}

const NO_MONEY = { kind: 'none' } as const

export function Confirmed({ order, isVerified, isOwn, notice }: ConfirmedProps) {
  const title = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone; what replaced it is what there is to read now.
  useEffect(() => title.current?.focus(), [])
  const isPaid = isVerified && isShownPaid(order)
  // Only as the server has it: what a history entry carries says nothing about money.
  const isCancelled = order.status === 'cancelled'
  const told = isVerified ? customerMoney(inCents(order)) : []
  const money = customerMoneySentences(isVerified && isCancelled && told.length === 0 ? [NO_MONEY] : told)
  const isCalled = order.status === 'ready' && order.orderType === 'pickup'
  const { orderToken } = order.metadata ?? {}
  const headline = headlineOf(order)

  return (
    <div className="wrap grid gap-x-10 gap-y-8 py-8 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:py-12 xl:gap-x-14">
      <div className="grid content-start gap-6">
        <div className="flex items-center gap-3">
          <span className={`grid size-11 shrink-0 place-items-center rounded-full ${headline.look}`}>
            <Icon name={headline.icon} className="size-6" />
          </span>
          <div className="relative">
            {/* The news of before, once there is newer; it takes no room from what stands below. */}
            {!isCancelled && headline.words !== CONFIRMED && (
              <p className="absolute bottom-full leading-tight whitespace-nowrap text-soft">{CONFIRMED}</p>
            )}
            <h1 ref={title} tabIndex={-1} className="text-[clamp(1.5rem,7.8vw,2.25rem)] outline-none">
              {headline.words}
            </h1>
          </div>
        </div>
        {notice && (
          <p role="status" className="-mt-4 text-soft">
            {notice}
          </p>
        )}
        <section aria-label="Your order now" className="rounded-[22px] border border-line-strong/70 bg-raised p-1.5">
          <div className="grid gap-5 rounded-[16px] border border-line px-4 py-5 sm:px-7 sm:py-6 lg:max-xl:px-6">
            {isCalled ? <Called order={order} /> : <ReadyHero order={order} />}
            <OrderProgress order={order} />
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-t border-line pt-4 empty:hidden">
              {!isCalled && (
                <p>
                  <span className="block text-soft">{yourNumberAt(order)}</span>
                  <span className="price block font-display text-4xl leading-tight font-semibold">
                    {order.shortNumber}
                  </span>
                </p>
              )}
              {!isCancelled && <Badge order={order} isVerified={isVerified} />}
            </div>
            <WaysOn order={order} token={orderToken} mayCancel={isOwn && isVerified && canCancel(order)} />
          </div>
        </section>
        {money && <p className="rounded-card bg-sunk px-5 py-4 text-balance">{money}</p>}
        {!isCancelled && <WhatsNext order={order} isPaid={isPaid} />}
      </div>
      {/* Its first card begins where the one beside it does, below the title. */}
      <div className="grid content-start gap-6 lg:pt-17">
        <OrderItems order={order} />
        <div className={`${CARD} py-3!`}>
          <Fold title="Order details" titleLook="font-display text-xl font-semibold">
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

const CONFIRMED = 'Order Confirmed!'

const HEADLINES: Record<FollowedOrder['status'], { icon: IconName; look: string }> = {
  pending: { icon: 'check', look: 'bg-coriander-soft text-coriander' },
  preparing: { icon: 'clock', look: 'bg-saffron-soft text-saffron-ink' },
  ready: { icon: 'check', look: 'bg-coriander-soft text-coriander' },
  completed: { icon: 'check', look: 'bg-coriander-soft text-coriander' },
  cancelled: { icon: 'close', look: 'bg-chilli-soft text-chilli' },
}

/** The newest that there is to say of the order. */
function headlineOf({ status, orderType }: FollowedOrder) {
  const label = statusLabel(status, orderType)
  const words = status === 'pending' ? CONFIRMED : isFinal(status) ? `Order ${label}` : label
  return { ...HEADLINES[status], words }
}

function yourNumberAt({ locationInfo }: FollowedOrder): string {
  return `Your order number at ${locationInfo.name}`
}

/** The moment to go: what to say at the counter, as large as a guest holds a phone up, and where that is. */
function Called({ order }: { order: FollowedOrder }) {
  return (
    <div>
      <p>
        <span className="text-soft">{yourNumberAt(order)}</span>
        <span className="price block font-display text-5xl leading-none font-semibold sm:text-6xl">
          {order.shortNumber}
        </span>
      </p>
      <p className="mt-3">{order.locationInfo.address}</p>
    </div>
  )
}

function Badge({ order, isVerified }: Pick<ConfirmedProps, 'order' | 'isVerified'>) {
  const badge = confirmationBadge(isVerified ? order : { ...order, paymentStatus: 'unpaid' })
  const look = badge === 'PAID' ? 'bg-coriander-soft text-coriander' : 'bg-saffron-soft text-ink'
  const cash = isVerified ? cashToBring(order) : null
  return (
    <p className={`rounded-full px-4 py-1 text-sm font-semibold ${look}`}>
      {badge}
      {cash !== null && (
        <>
          {' '}
          · <span className="price">{formatCad(cash)}</span>
        </>
      )}
    </p>
  )
}

type WaysOnProps = { order: FollowedOrder; token: string | undefined; mayCancel: boolean }

/** The way there first, then what there is of the order on paper, and the way out of it. On a phone the button is as wide as the card. */
function WaysOn({ order, token, mayCancel }: WaysOnProps) {
  const { status, orderType, locationInfo } = order
  // Whose dishes come to a table sits at it.
  const isServed = orderType === 'dine-in' && status === 'ready'
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 empty:hidden max-sm:[&>a:first-child]:mb-1 sm:gap-y-1.5 sm:justify-start xl:gap-x-5">
      {status === 'cancelled' && (
        <Link to={paths.menu(locationInfo.id)} className={button('primary', 'max-sm:w-full')}>
          Back to Menu
        </Link>
      )}
      {orderType !== 'delivery' && !isFinal(status) && !isServed && (
        <a href={mapLink(locationInfo)} rel="noreferrer" className={button('primary', 'max-sm:w-full')}>
          <Icon name="pin" className="size-5" /> Directions
        </a>
      )}
      {token !== undefined && (
        <Link to={paths.receipt(order.id, token)} className={DEAD_END_LINK}>
          Click to View Receipt
        </Link>
      )}
      {token !== undefined && !isFinal(status) && status !== 'ready' && (
        <a href={paths.receiptFile(order.id, token, 'ics')} className={DEAD_END_LINK} download>
          Add to calendar
        </a>
      )}
      {mayCancel && (
        <Link to={paths.dashboard()} state={{ cancel: order.id }} className={`${DEAD_END_LINK} text-chilli sm:ml-auto`}>
          Cancel order
        </Link>
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
        and quote your order number.
      </p>
    </section>
  )
}
