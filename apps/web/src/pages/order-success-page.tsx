import { type ComponentProps, useEffect, useEffectEvent, useMemo } from 'react'
import { forgetDraft } from '../features/customer/checkout/draft.ts'
import { useRunningOrder } from '../features/customer/dashboard/use-running-order.ts'
import { type Arrival, readArrival } from '../features/customer/order-success/arrival.ts'
import { Confirmed } from '../features/customer/order-success/confirmed.tsx'
import {
  LoadingOrder,
  OrderNotFound,
  PaymentEnded,
  PaymentRefused,
  PaymentSentBack,
  PaymentUnheard,
  ProcessingOrder,
} from '../features/customer/order-success/states.tsx'
import { useFollowedOrder } from '../features/customer/order-success/use-followed-order.ts'
import { takePaidCart } from '../features/customer/payment/payment-under-way.ts'
import { type PaidOrderState, usePaidOrder } from '../features/customer/payment/use-paid-order.ts'
import { finishCart } from '../kit/cart/finish-cart.ts'
import { isMissing } from '../kit/page-calls.ts'
import { Queries } from '../kit/server/queries.tsx'
import { useSession } from '../kit/session/session.ts'
import { toast } from '../kit/toast/toast.ts'
import { paths } from '../paths.ts'
import { useLocation, useNavigate } from '../router/router.tsx'
import { LinkToMenu, WayToCheckout } from './ways-to-checkout.tsx'

/** A place to return to: it follows the order until it is over. */
export function OrderSuccessPage() {
  const { state, search } = useLocation()
  const arrival = useMemo(() => readArrival(state, search), [state, search])
  return (
    <Queries>
      {arrival.sessionId !== undefined && arrival.orderId === undefined ? (
        <PaidOrder sessionId={arrival.sessionId} message={arrival.message} />
      ) : (
        <FoundOrder arrival={arrival} />
      )}
    </Queries>
  )
}

/** Back from paying: the order is there when the provider has said so, whatever the address claims (money 13). */
function PaidOrder({ sessionId, message }: { sessionId: string; message: string | undefined }) {
  const navigate = useNavigate()
  const session = useSession()
  const paid = usePaidOrder(sessionId)
  const arrive = useEffectEvent((state: PaidOrderState) => {
    if (state.kind === 'paid_unseen') {
      toast('success', 'Your payment was successful. Your order is being processed - check your order history.')
      navigate(paths.dashboard(), { replace: true })
    }
    if (state.kind !== 'found') return
    const { order } = state
    forgetDraft()
    const cart = takePaidCart(sessionId)
    const userId = session.state === 'ready' ? session.user?.id : undefined
    if (cart && userId !== undefined) {
      const { locationId, lines, cartId } = cart
      finishCart(locationId, lines, { cartId, userId, order: { id: order.id, shortNumber: order.shortNumber } })
    }
    const carried = { orderId: order.id, order, message: 'Payment successful! Your order is being processed.' }
    navigate(paths.orderSuccess(order.id), { replace: true, state: carried })
  })
  useEffect(() => arrive(paid), [paid])

  if (paid.kind === 'unheard') return <PaymentUnheard />
  const ways = { way: <WayToCheckout again="Back to checkout" />, links: <LinkToMenu /> }
  if (paid.kind === 'refused') return <PaymentRefused sentence={paid.sentence} {...ways} />
  if (paid.kind === 'sent_back') return <PaymentSentBack back={paid.back} {...ways} />
  if (paid.kind === 'ended') return <PaymentEnded sentence={paid.sentence} isCharged={paid.isCharged} {...ways} />
  if (paid.kind !== 'unknown') return <ProcessingOrder message={message} />
  const isSignedOut = session.state === 'ready' && session.user === null
  return <NotFound sentence={paid.sentence} isSignedOut={isSignedOut} />
}

function FoundOrder({ arrival }: { arrival: Arrival }) {
  const session = useSession()
  const isSignedOut = session.state === 'ready' && session.user === null
  const isSignedIn = session.state === 'ready' && session.user !== null
  const { order, error, isLoading, refetch } = useFollowedOrder(arrival.orderId)
  if (order) return <Confirmed order={order} isVerified isOwn={isSignedIn} notice={noticeOf(arrival, order.status)} />
  if (isLoading) return <LoadingOrder />
  if (arrival.carried) {
    const notice = error ? 'Could not load complete order details' : noticeOf(arrival, arrival.carried.status)
    return <Confirmed order={arrival.carried} isVerified={false} isOwn={false} notice={notice} />
  }
  // What to do is said once, as it is for this person.
  if (session.state === 'loading') return <LoadingOrder />
  const nothing = arrival.orderId === undefined
  const sentence = nothing ? 'No order information available' : 'Failed to fetch order details'
  const onRetry = nothing || isMissing(error) || isSignedOut ? undefined : () => void refetch()
  return <NotFound sentence={sentence} onRetry={onRetry} isSignedOut={isSignedOut} />
}

/** What the step before said was news of an order that is received; what has become of it since stands above. */
function noticeOf({ message }: Arrival, status: string): string | undefined {
  return status === 'pending' ? message : undefined
}

function NotFound(props: Omit<ComponentProps<typeof OrderNotFound>, 'running'>) {
  const session = useSession()
  const isSignedIn = session.state === 'ready' && session.user !== null
  return <OrderNotFound {...props} running={useRunningOrder(isSignedIn)} />
}
