import { sentBackSentence } from '@sizzle/domain/payment/money-back.ts'
import type { ReactNode } from 'react'
import { BRAND } from '../../../brand/brand.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { CardSkeleton } from '../../../ui/card-skeleton.tsx'
import { DEAD_END_LINK, DeadEnd } from '../../../ui/dead-end.tsx'
import { Link } from '../../../ui/link.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { toCents } from '../../../ui/money.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

export function LoadingOrder() {
  return (
    <div className="wrap py-8 lg:py-12">
      <Loading words="Loading order details..." className="flex flex-col gap-4">
        <Skeleton className="h-10 w-64 max-w-full" />
        <Skeleton className="h-16 w-44" />
        <CardSkeleton />
        <CardSkeleton lines={5} />
      </Loading>
    </div>
  )
}

export function ProcessingOrder({ message }: { message: string | undefined }) {
  return (
    <div className="wrap flex max-w-[560px]! flex-col items-center py-20 text-center">
      <span aria-hidden="true" className="flex gap-2">
        {['0ms', '200ms', '400ms'].map((delay) => (
          <span key={delay} className="breathe size-4 rounded-full bg-saffron" />
        ))}
      </span>
      <h1 className="mt-6 text-4xl">Processing Your Order</h1>
      <p role="status" className="mt-3 text-soft">
        {message ?? 'Confirming your payment.'} Keep this page open.
      </p>
    </div>
  )
}

/** All tries are used up. The order may still come, so the page says neither that it worked nor that it failed. */
export function PaymentUnheard() {
  return (
    <DeadEnd art="card" title="Waiting for your payment" way={<MyOrders look={button('primary')} />}>
      <p role="status">
        We have not heard from the payment provider yet. You have not lost anything: as soon as it answers, your order
        appears here and you get an e-mail.
      </p>
    </DeadEnd>
  )
}

type PaymentRefusedProps = { sentence: string; way: ReactNode; links: ReactNode }

export function PaymentRefused({ sentence, way, links }: PaymentRefusedProps) {
  return (
    <DeadEnd isAlert art="card" title="Card refused" way={way} links={links}>
      <p>{sentence}</p>
    </DeadEnd>
  )
}

type Back = {
  readonly reason: string
  readonly amount: number
  readonly isDone: boolean
  readonly isOrdered: boolean
  readonly order: { readonly id: string; readonly shortNumber: string } | null
  readonly kitchen: { readonly phone: string }
}
/** `way`: back to the cart, where that made no order. */
type SentBackProps = { back: Back; way: ReactNode; links: ReactNode }

/** Money was taken and goes back: that first, then why, and how much. The order that is there already is the way on. */
export function PaymentSentBack({ back, way, links }: SentBackProps) {
  const { reason, amount, isDone, isOrdered, order, kitchen } = back
  return (
    <DeadEnd
      isAlert
      art="card"
      title={isDone ? 'Your payment was refunded' : 'Your payment is being refunded'}
      way={order ? <TrackOrder order={order} /> : isOrdered ? <MyOrders look={button('primary')} /> : way}
      links={
        <>
          {order && <MyOrders look={DEAD_END_LINK} />}
          {links}
        </>
      }
      phone={kitchen.phone}
    >
      {reason !== '' && <p className="text-ink">{reason}</p>}
      <p>
        {!isOrdered && 'No order was made. '}
        {sentBackSentence({ amount: toCents(amount), isDone })}
      </p>
    </DeadEnd>
  )
}

type EndedProps = { sentence: string; isCharged: boolean; way: ReactNode; links: ReactNode }

/** The payment is known here and became no order. What was charged all the same is looked at by a person. */
export function PaymentEnded({ sentence, isCharged, way, links }: EndedProps) {
  return (
    <DeadEnd
      isAlert
      art="card"
      title={isCharged ? 'Your payment is being checked' : 'No order was made'}
      way={isCharged ? <MyOrders look={button('primary')} /> : way}
      links={links}
    >
      <p>{sentence}</p>
    </DeadEnd>
  )
}

function MyOrders({ look }: { look: string }) {
  return (
    <Link to={paths.dashboard()} className={look}>
      My Orders
    </Link>
  )
}

function TrackOrder({ order }: { order: { readonly id: string; readonly shortNumber: string } }) {
  return (
    <Link to={paths.orderSuccess(order.id)} className={button('primary')}>
      Track {order.shortNumber}
    </Link>
  )
}

type NotFoundProps = {
  sentence: string
  onRetry?: (() => void) | undefined
  isSignedOut: boolean
  /** The order of this person that is under way. */
  running: { id: string; shortNumber: string } | undefined
}

/** An order that is under way is what a guest most likely looks for here. */
export function OrderNotFound({ sentence, onRetry, isSignedOut, running }: NotFoundProps) {
  const other = running ? DEAD_END_LINK : button('primary')
  const way = isSignedOut ? (
    <Link to={paths.login()} state={{ from: location.pathname + location.search }} className={other}>
      Sign in to see your orders
    </Link>
  ) : onRetry ? (
    <button type="button" className={other} onClick={onRetry}>
      Try Again
    </button>
  ) : (
    <MyOrders look={other} />
  )
  return (
    <DeadEnd
      isAlert
      art={onRetry ? 'bag' : 'whose'}
      title="Order Not Found"
      way={running ? <TrackOrder order={running} /> : way}
      links={
        <>
          {running && way}
          <Link to={paths.menu(BRAND.defaultLocationId)} className={DEAD_END_LINK}>
            Back to Menu
          </Link>
        </>
      }
    >
      {/* What to do comes before what a machine says of it. */}
      {!onRetry && (
        <p className="text-ink">
          {`Open the link in your confirmation email, or ${isSignedOut ? 'sign in to find your order' : 'look among your orders'}.`}
        </p>
      )}
      <p className={onRetry ? '' : 'text-sm'}>{sentence}</p>
    </DeadEnd>
  )
}
