import type { ReactNode } from 'react'
import { BRAND } from '../../../brand/brand.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { telLink } from '../../../ui/tel-link.ts'

export function LoadingOrder() {
  return (
    <div aria-busy="true" className="wrap flex max-w-[760px]! flex-col items-center gap-4 py-16">
      <p role="status" className="text-soft">
        Loading order details...
      </p>
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-16 w-44" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-64 w-full" />
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
    <section className="wrap flex max-w-[560px]! flex-col items-center py-20 text-center">
      <h1 className="text-4xl">Waiting for your payment</h1>
      <p role="status" className="mt-3">
        We have not heard from the payment provider yet. You have not lost anything: as soon as it answers, your order
        appears here and you get an e-mail.
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Link to={paths.dashboard()} className={button('primary')}>
          My Orders
        </Link>
      </div>
      <p className="mt-6 text-sm text-soft">
        Questions? Call{' '}
        <a
          href={telLink(BRAND.phone)}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {BRAND.phone}
        </a>
      </p>
    </section>
  )
}

export function PaymentRefused({ sentence, ways }: { sentence: string; ways: ReactNode }) {
  return (
    <section role="alert" className="wrap flex max-w-[560px]! flex-col items-center py-20 text-center">
      <span aria-hidden="true" className="grid size-16 place-items-center rounded-full bg-chilli-soft text-chilli">
        <Icon name="alert" className="size-8" />
      </span>
      <h1 className="mt-5 text-4xl">Card refused</h1>
      <p className="mt-3">{sentence}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">{ways}</div>
    </section>
  )
}

type NotFoundProps = { sentence: string; onRetry?: (() => void) | undefined; isSignedOut: boolean }

export function OrderNotFound({ sentence, onRetry, isSignedOut }: NotFoundProps) {
  return (
    <section role="alert" className="wrap flex max-w-[560px]! flex-col items-center py-20 text-center">
      <h1 className="text-4xl">Order Not Found</h1>
      <p className="mt-3 text-soft">{sentence}</p>
      {isSignedOut && <p className="mt-1 text-soft">Orders are shown to who placed them: please sign in first.</p>}
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        {isSignedOut && (
          <Link to={paths.login()} state={{ from: location.pathname + location.search }} className={button('strong')}>
            Sign in
          </Link>
        )}
        {onRetry && (
          <button type="button" className={button('quiet')} onClick={onRetry}>
            Try Again
          </button>
        )}
        <Link to={paths.menu(BRAND.defaultLocationId)} className={button('primary')}>
          Back to Menu
        </Link>
      </div>
    </section>
  )
}
