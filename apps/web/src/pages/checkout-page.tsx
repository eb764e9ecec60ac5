import type { Cart } from '@sizzle/domain/cart/cart.ts'
import { ORDER_TYPE_LABELS } from '@sizzle/domain/order/order-type.ts'
import { fromDollars } from '@sizzle/domain/order/read-order.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { BRAND } from '../brand/brand.ts'
import { Checkout } from '../features/customer/checkout/checkout.tsx'
import type { KnownContact } from '../features/customer/checkout/checkout-form.ts'
import { EmptiedCart } from '../features/customer/checkout/emptied-cart.tsx'
import { keepsCarts, useCheckoutCart } from '../features/customer/checkout/use-checkout-cart.ts'
import { rememberPayment } from '../features/customer/payment/payment-under-way.ts'
import { type PayableOrder, usePayment } from '../features/customer/payment/use-payment.ts'
import { PaymentDialog } from '../features/shared/payment-dialog/payment-dialog.tsx'
import { cartOf, latestCart, saveCart } from '../kit/cart/cart-store.ts'
import { type CheckoutState, readCheckoutState } from '../kit/cart/checkout-state.ts'
import { readPlaceAgain } from '../kit/cart/place-again.ts'
import { cartToOpen, whyMenu } from '../kit/cart/to-choose.ts'
import { isOnline } from '../kit/offline/line.ts'
import { onLineBack } from '../kit/offline/line-changes.ts'
import { profileQuery, rememberPhone } from '../kit/profile.ts'
import { Queries } from '../kit/server/queries.tsx'
import { type SessionUser, useSession } from '../kit/session/session.ts'
import { toast } from '../kit/toast/toast.ts'
import { useOnline } from '../kit/use-online.ts'
import { paths } from '../paths.ts'
import { useLocation, useNavigate } from '../router/router.tsx'
import { button } from '../ui/button.ts'
import { Link } from '../ui/link.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AuthCheck } from './auth-check.tsx'
import { OfflineFrame } from './offline-frame.tsx'

export function CheckoutPage() {
  const session = useSession()
  const { state } = useLocation()
  const checkout = useMemo(() => readCheckoutState(state), [state])
  // A cart that another tab has ordered or emptied cannot be checked out, whatever the history entry carries.
  const [isGone] = useState(
    () => checkout !== undefined && keepsCarts() && cartOf(checkout.locationInfo.id).length === 0,
  )
  // Opened by its address without a network: the cart is there, and its menu can be read where it was seen.
  const [isAway] = useState(() => checkout === undefined && !isOnline())
  if (isAway) return <AwayFromCheckout />
  const place = placeToPay(isGone ? undefined : checkout)
  if (place === undefined) return <ToMenu sentence={INVALID} />
  if (session.state !== 'ready') return <AuthCheck session={session} />
  if (!session.user) return <ToMenu sentence="Please sign in to checkout." locationId={place} />
  if (!checkout || isGone) return <ToMenu sentence={INVALID} />
  return (
    <Queries>
      <KnownPerson user={session.user} checkout={checkout} />
    </Queries>
  )
}

const INVALID = 'Invalid checkout data. Please try again.'

/** Where something waits to be paid: whoever opens this page by its address with a cart may only have to sign in. */
function placeToPay(checkout: CheckoutState | undefined): string | undefined {
  if (checkout) return checkout.locationInfo.id
  const begun = latestCart()
  return begun && begun.cart.length > 0 ? begun.locationId : undefined
}

/**
 * Nobody is asked for what we know; the form waits a moment for it, because a field must not change under the hand. What
 * cannot be read is asked for, and without a network at once (offline 48).
 */
function KnownPerson({ user, checkout }: { user: SessionUser; checkout: CheckoutState }) {
  const { data, isPending, isFetching, isFetchedAfterMount } = useQuery(profileQuery())
  const isOnline = useOnline()
  const [isOpen, setOpen] = useState(false)
  const isAwaited = isOnline && (isPending || (isFetching && !isFetchedAfterMount))
  // A network that comes back takes no form away.
  if (!isAwaited && !isOpen) setOpen(true)
  const profile = data?.profile
  return (
    <section>
      <PageHead title="Checkout" />
      <div className="wrap pt-2 pb-6 lg:pb-10">
        {!isOpen ? (
          <Loading words="Loading your details…" className="flex min-h-[70dvh] flex-col gap-8">
            <Skeleton className="h-13 w-full" />
            <Skeleton className="h-24 w-72 max-w-full" />
            <Skeleton className="h-24 w-full" />
            <Skeleton className="h-48 w-full" />
          </Loading>
        ) : (
          <OpenCheckout
            user={user}
            checkout={checkout}
            known={{
              name: profile?.displayName || user.name,
              email: user.email,
              phone: profile && (profile.phoneNumber ?? ''),
            }}
          />
        )}
      </div>
    </section>
  )
}

type OpenCheckoutProps = { user: SessionUser; checkout: CheckoutState; known: KnownContact }

function OpenCheckout({ user, checkout, known }: OpenCheckoutProps) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const { locationInfo, orderType } = checkout
  const [began] = useState(known)
  const cart = useCheckoutCart(checkout)
  const payment = usePayment(user.id)
  const { open } = payment

  const change = (lines: Cart, by: 'menu' | 'person') => {
    saveCart(locationInfo.id, lines)
    if (lines.length > 0) return
    if (by === 'person') toast('message', 'Your cart is empty')
    else toast('error', 'None of the dishes in your cart are available right now. Please choose something else.')
    navigate(paths.menu(locationInfo.id), { replace: true })
  }
  /** Only a number that was typed here is news. */
  const { phone: knownPhone } = known
  const remember = useCallback(
    (phone: string) => {
      if (phone !== knownPhone) void rememberPhone(user.id, phone, began.phone ?? '')
    },
    [user.id, began.phone, knownPhone],
  )
  const leave = useCallback(() => {
    if (!open) return
    const lines = open.order.items.map(({ cartKey = '', quantity }) => ({ cartKey, quantity }))
    const cartId = open.order.cartId ?? ''
    rememberPayment({ sessionId: open.session.sessionId, locationId: locationInfo.id, cartId, lines })
    remember(open.order.customerInfo.phone)
  }, [open, locationInfo.id, remember])
  return (
    <>
      <Checkout
        payment={payment}
        user={user}
        known={known}
        location={locationInfo}
        lines={cart.lines}
        cartId={cart.id}
        emptied={cart.isEmptied && <EmptiedCart cartId={cart.id} userId={user.id} locationId={locationInfo.id} />}
        wishedType={orderType}
        isAgain={checkout.isAgain === true}
        placeAgain={readPlaceAgain(state, user.id)}
        onCartChange={change}
        onPlaced={(order) => {
          remember(order.customerInfo.phone)
          navigate(paths.orderSuccess(order.id), { replace: true, state: { orderId: order.id, order } })
        }}
        onOrderAgain={() => {
          payment.forgetError()
          cart.beginAgain()
        }}
      />
      {open && (
        <PaymentDialog
          session={{ ...open.session, total: fromDollars(open.session.pricing.total) }}
          sums={open.sums}
          payer={open.order.customerInfo}
          about={[
            open.order.locationInfo?.name ?? locationInfo.name,
            ORDER_TYPE_LABELS[open.order.orderType],
            itemsText(open.order),
          ]}
          when={open.when}
          leadsTo="The kitchen gets your order once you have paid."
          onLeave={leave}
          onClose={payment.discard}
          onRenew={() => {
            payment.discard()
            payment.send(open.order, open)
          }}
        />
      )}
    </>
  )
}

/** What stands in the cart is checked out from its menu, which opens by itself when the network is back. */
function AwayFromCheckout() {
  const navigate = useNavigate()
  const menu = paths.menu(latestCart()?.locationId ?? BRAND.defaultLocationId)
  const goOn = useCallback(() => {
    if (isOnline()) navigate(menu, { replace: true })
  }, [navigate, menu])
  useEffect(() => onLineBack(goOn), [goOn])
  return (
    <OfflineFrame next="The menu with your cart opens by itself when the connection is back." onRetry={goOn}>
      <Link to={menu} className={button('quiet')}>
        See the menu
      </Link>
    </OfflineFrame>
  )
}

/** Back to the menu with the reason (ordering 10). A cart that was begun lies open there: its button leads on. An empty one is told of in the page, where it stays until something is chosen. */
function ToMenu({ sentence, locationId }: { sentence: string; locationId?: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    const begun = latestCart()
    const place = locationId ?? begun?.locationId ?? BRAND.defaultLocationId
    const hasCart = begun?.locationId === place && begun.cart.length > 0
    if (hasCart) cartToOpen.set(true)
    if (hasCart || locationId !== undefined) toast('error', sentence)
    else whyMenu.set(sentence)
    navigate(paths.menu(place), { replace: true })
  }, [navigate, sentence, locationId])
  return null
}

function itemsText({ items }: PayableOrder): string {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return `${pieces} ${pieces === 1 ? 'item' : 'items'}`
}
