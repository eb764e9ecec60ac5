import { SCREEN_SENTENCES } from '@sizzle/contract/screen-sentences.ts'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { BRAND } from '../brand/brand.ts'
import { type Arrival, readArrival } from '../features/customer/order-success/arrival.ts'
import { Confirmed } from '../features/customer/order-success/confirmed.tsx'
import { LoadingOrder, OrderNotFound } from '../features/customer/order-success/states.tsx'
import { useFollowedOrder } from '../features/customer/order-success/use-followed-order.ts'
import { CustomerQueries } from '../kit/customer-queries.tsx'
import { isMissing } from '../kit/page-calls.ts'
import { useSession } from '../kit/session/session.ts'
import { useTitle } from '../kit/use-title.ts'

/** A place to return to: it follows the order until it is over. */
export function OrderSuccessPage() {
  useTitle(`Your order | ${BRAND.name}`)
  const { state, search } = useLocation()
  const arrival = useMemo(() => readArrival(state, search), [state, search])
  return (
    <CustomerQueries>
      <FoundOrder arrival={arrival} />
    </CustomerQueries>
  )
}

function FoundOrder({ arrival }: { arrival: Arrival }) {
  const session = useSession()
  const isSignedOut = session.state === 'ready' && session.user === null
  const { order, error, isLoading, refetch } = useFollowedOrder(arrival.orderId)
  if (order) return <Confirmed order={order} isVerified notice={arrival.message} />
  if (isLoading) return <LoadingOrder />
  if (arrival.carried) {
    const notice = error ? SCREEN_SENTENCES.order_details_partial : arrival.message
    return <Confirmed order={arrival.carried} isVerified={false} notice={notice} />
  }
  const nothing = arrival.orderId === undefined
  const sentence = nothing ? SCREEN_SENTENCES.order_information_missing : SCREEN_SENTENCES.order_details_failed
  const onRetry = nothing || isMissing(error) || isSignedOut ? undefined : () => void refetch()
  return <OrderNotFound sentence={sentence} onRetry={onRetry} isSignedOut={isSignedOut} />
}
