import { type Cart, type CartChanges, type CartLine, piecesIn } from '@sizzle/domain/cart/cart.ts'
import { goesWith } from '@sizzle/domain/cart/goes-with.ts'
import { putBack } from '@sizzle/domain/cart/put-back.ts'
import { updateQuantity } from '@sizzle/domain/cart/update-quantity.ts'
import { orderTypeAt } from '@sizzle/domain/order/order-type.ts'
import { useEffect, useState } from 'react'
import { CartSheet } from '../features/customer/cart/cart-sheet.tsx'
import { GoesWithIt } from '../features/customer/cart/goes-with-it.tsx'
import { asksFirst } from '../kit/cart/asks-first.ts'
import { cartSentence } from '../kit/cart/cart-sentence.ts'
import { cartIdOf, cartOf, saveCart } from '../kit/cart/cart-store.ts'
import { checkoutState } from '../kit/cart/checkout-state.ts'
import { noOrdersNow } from '../kit/cart/no-orders-now.ts'
import { withOneMore } from '../kit/cart/one-more.ts'
import { useWishedOrderType, wishOrderType } from '../kit/cart/order-type-store.ts'
import { passedOnPlace } from '../kit/cart/place-again.ts'
import { type AskedDish, cartToOpen } from '../kit/cart/to-choose.ts'
import type { MenuData, PageItem, PageLocation } from '../kit/page-content.ts'
import type { ReadySaid } from '../kit/ready-time.ts'
import { useSession } from '../kit/session/session.ts'
import { stillMade } from '../kit/still-made.ts'
import { useOnline } from '../kit/use-online.ts'
import { paths } from '../paths.ts'
import { useLocation } from '../router/router.tsx'
import { button } from '../ui/button.ts'
import { DishPicture } from '../ui/dish-tile/dish-picture.tsx'
import { Link } from '../ui/link.tsx'
import { OrderTypeChoice } from '../ui/order-type-choice.tsx'
import type { CameFrom } from './use-way-back.ts'

type CartPanelProps = {
  menu: Pick<MenuData, 'location' | 'items'>
  checked: CartChanges
  /** As the menu says it. */
  ready: ReadySaid | undefined
  /** Opens the dialog of a line. */
  onEdit: (asked: AskedDish) => void
  onClose: () => void
}

/** The cart of the open menu and the way to the checkout; loaded when the cart is first opened. */
export function CartPanel({ menu: { location, items }, checked, ready, onEdit, onClose }: CartPanelProps) {
  const [refusal, setRefusal] = useState<string>()
  const isOnline = useOnline()
  // Asked for once: who comes back to the menu later finds it closed.
  useEffect(() => cartToOpen.set(false), [])
  const wished = useWishedOrderType()
  const orderType = orderTypeAt(location.features, wished)
  const note = stillMade(ready?.closesFirst)
  // Of times nothing is known without a network (offline 47).
  const closed = isOnline ? noOrdersNow(location, orderType) : undefined
  // That it is paused is said above the choice.
  const place = closed ? { ...location, pauses: [] } : location
  const pictureOf = (itemId: string) => {
    const dish = items.find((item) => item.id === itemId)
    return dish && <DishPicture dish={dish} size="thumb" drawnWidth="72px" hasBlur={false} />
  }
  const whenOn = (itemId: string) => items.find((item) => item.id === itemId)?.notNow[orderType]?.text

  const offered = useOffered(items, checked.cart, (item) => !item.notNow[orderType])
  const keep = (changed: Changed): boolean => {
    if (changed.ok) saveCart(location.id, changed.value)
    setRefusal(changed.ok ? undefined : cartSentence(changed.refusal))
    return changed.ok
  }
  const agree = () => saveCart(location.id, checked.cart)
  return (
    <CartSheet
      locationName={location.name}
      lines={checked.cart}
      unfit={checked.unfit}
      whenOn={whenOn}
      pictureOf={pictureOf}
      changes={checked}
      closedText={location.isActive ? closed : undefined}
      laterText={ready?.text}
      refusal={refusal}
      more={
        offered.length > 0 && (
          <GoesWithIt
            dishes={offered}
            inCart={(itemId) => piecesIn(checked.cart.filter((line) => line.id === itemId))}
            pictureOf={pictureOf}
            onAdd={(dish) => keep(withOneMore(location.id, dish))}
          />
        )
      }
      orderType={
        <>
          <OrderTypeChoice
            location={place}
            wished={wished}
            ready={closed ? undefined : ready?.text}
            notNow={!isOnline && KEPT}
            onWish={wishOrderType}
          />
          {isOnline && !closed && note && (
            <p className="mt-1 text-sm font-semibold text-balance text-saffron-ink">{note}</p>
          )}
        </>
      }
      onQuantity={(cartKey, quantity) => keep(updateQuantity(cartOf(location.id), cartKey, quantity))}
      onPutBack={(line: CartLine, at) => keep(putBack(cartOf(location.id), line, at))}
      onEdit={({ id, cartKey }) => onEdit({ itemId: id, cartKey })}
      onSeen={agree}
      next={
        location.isActive ? (
          <WayOn location={location} checked={checked} onGo={agree} />
        ) : (
          <NoWayOn sentence={location.openState.text} />
        )
      }
      onClose={onClose}
    />
  )
}

/** What goes with the cart as it was opened, as long as it can be had. */
function useOffered(items: readonly PageItem[], cart: Cart, isOn: (item: PageItem) => boolean): readonly PageItem[] {
  const canBeHad = (item: PageItem) => item.isAvailable && !item.isSoldOut && !asksFirst(item) && isOn(item)
  const [offered] = useState(() => {
    const inCart = new Set(cart.map(({ id }) => id))
    const dishes = items.filter(({ id }) => inCart.has(id))
    return goesWith(dishes, items.filter(canBeHad)).map(({ id }) => id)
  })
  return offered.flatMap((id) => items.filter((item) => item.id === id && canBeHad(item)))
}

const KEPT = (
  <>
    <b>You’re offline.</b> Your cart is saved.
  </>
)

/** A location without service takes no order, for later neither. */
function NoWayOn({ sentence }: { sentence: string }) {
  return (
    <button type="button" className={button('primary', 'min-h-12 w-full')} disabled>
      {sentence}
    </button>
  )
}

/** The cart after a change, or why there is none. */
type Changed = ReturnType<typeof updateQuantity | typeof putBack | typeof withOneMore>

type WayOnProps = { location: PageLocation; checked: CartChanges; onGo: () => void }

/** Going on accepts the changes shown above this button. It takes the place of the open cart in the history, so that Back leads to the menu. */
function WayOn({ location, checked, onGo }: WayOnProps) {
  const session = useSession()
  const wished = useWishedOrderType()
  const { pathname, search, state } = useLocation()
  const orderType = orderTypeAt(location.features, wished)
  const isNow = noOrdersNow(location, orderType) === undefined
  const order = {
    ...checkoutState(location, checked.cart, orderType, cartIdOf(location.id)),
    ...passedOnPlace(state),
  }
  // As long as nobody knows who is there, nobody is told to sign in: the checkout asks.
  if (session.state !== 'ready' || session.user) {
    return (
      <Link replace to={paths.checkout()} state={order} className={button('primary', 'min-h-12 w-full')} onClick={onGo}>
        {isNow ? 'Checkout' : 'Order for later'}
      </Link>
    )
  }
  const cameFrom: CameFrom = { from: pathname + search, order }
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-2">
        <Link
          replace
          to={paths.login()}
          state={cameFrom}
          className={button('primary', 'min-h-12 px-3! leading-tight')}
          onClick={onGo}
        >
          {isNow ? 'Sign in to order' : 'Sign in to order for later'}
        </Link>
        <Link
          replace
          to={paths.signup()}
          state={cameFrom}
          className={button('quiet', 'min-h-12 px-3! leading-tight')}
          onClick={onGo}
        >
          Create an account
        </Link>
      </div>
      <p className="mt-2 -mb-1 text-center text-sm text-soft">We keep your cart while you sign in.</p>
    </>
  )
}
