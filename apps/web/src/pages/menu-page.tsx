import { piecesIn, refreshCart } from '@sizzle/domain/cart/cart.ts'
import { orderTypeAt } from '@sizzle/domain/order/order-type.ts'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { menuTitle } from '../addresses.ts'
import { CartBar } from '../features/customer/cart/cart-bar.tsx'
import { keepPlace } from '../features/customer/menu/keep-place.ts'
import { MenuView } from '../features/customer/menu/menu-view.tsx'
import { useAddressParam } from '../kit/address/address-param.ts'
import { asksFirst } from '../kit/cart/asks-first.ts'
import { cartItem } from '../kit/cart/cart-item.ts'
import { cartSentence } from '../kit/cart/cart-sentence.ts'
import { saveCart, useCart } from '../kit/cart/cart-store.ts'
import { useLineRules } from '../kit/cart/line-rules.ts'
import { noOrdersNow } from '../kit/cart/no-orders-now.ts'
import { withOneMore } from '../kit/cart/one-more.ts'
import { useWishedOrderType, wishOrderType } from '../kit/cart/order-type-store.ts'
import { cartToOpen, dishToChoose, whyMenu } from '../kit/cart/to-choose.ts'
import { drawnPart } from '../kit/drawn-part.tsx'
import { atFirstTouch, lazyPart } from '../kit/lazy-part.ts'
import type { LiveNews } from '../kit/live/live.ts'
import { useLive } from '../kit/live/use-live.ts'
import { isMissing, loadMenu } from '../kit/page-calls.ts'
import { footerOf, type MenuData, type PageItem } from '../kit/page-content.ts'
import { quietPart } from '../kit/quiet-part.ts'
import { toast } from '../kit/toast/toast.ts'
import { useOnline } from '../kit/use-online.ts'
import { useOpenStateCheck } from '../kit/use-open-state-check.ts'
import { useReadyTime } from '../kit/use-ready-time.ts'
import { useTitle } from '../kit/use-title.ts'
import { telLink } from '../ui/contact-links.ts'
import { OrderTypeChoice } from '../ui/order-type-choice.tsx'
import { SkipToCart } from '../ui/skip-link.tsx'
import { checkoutScreen } from './checkout-screen.ts'
import { LastOrderPart } from './last-order-part.tsx'
import { LoadFailed } from './load-failed.tsx'
import { missingScreen } from './missing-screen.ts'
import { useInitialPage, useIsKnownMissing } from './page-context.ts'
import { usePageContent } from './use-page-content.ts'

const ItemPanel = lazyPart(() => import('./item-panel.tsx').then((module) => module.ItemPanel))
const CartPanel = lazyPart(() => import('./cart-panel.tsx').then((module) => module.CartPanel))
/** A document may hold it: a kitchen whose dishes are still to come. */
const NoMenu = drawnPart(() => import('../features/customer/menu/no-menu.tsx').then((module) => module.NoMenu))
/** No part of a menu's own document: it stands where somebody comes from another page. */
const skeleton = () => import('../features/customer/menu/menu-skeleton.tsx').then((module) => module.MenuSkeleton)
const MenuSkeleton = quietPart(skeleton)
atFirstTouch(skeleton)
const WhyMenuNotice = quietPart(() =>
  import('../features/customer/menu/why-menu-notice.tsx').then((module) => module.WhyMenuNotice),
)

const NOT_NOW = 'Order once you’re back online.'
const TOPICS = ['menu.changed', 'location.changed'] as const

export function MenuPage() {
  const locationId = useAddressParam()
  const embedded = useInitialPage()
  const initial = embedded.page === 'menu' && embedded.location.id === locationId ? embedded : undefined
  const isKnownMissing = useIsKnownMissing()
  const menu = usePageContent(`menu ${locationId}`, initial, () => loadMenu(locationId), keepPlace)
  useLive(TOPICS, (news) => {
    if (concerns(news, locationId)) menu.reload()
  })

  if (isKnownMissing || isMissing(menu.error)) return <missingScreen.Page />
  // Who came from the homepage has it from there.
  const phone = embedded.page === 'home' ? embedded.locations.find(({ id }) => id === locationId)?.phone : undefined
  if (menu.value) {
    const Menu = menu.value.items.length > 0 ? OpenMenu : NoMenu
    return (
      <Suspense>
        <Menu key={menu.value.location.id} menu={menu.value} onOutdated={menu.reload} />
      </Suspense>
    )
  }
  return (
    <>
      <Suspense>
        <MenuSkeleton
          {...footerOf(embedded)}
          locationId={locationId}
          phone={phone}
          hasFailed={menu.error !== undefined}
          onRetry={menu.reload}
        />
      </Suspense>
      {menu.error !== undefined && (
        <LoadFailed
          isPart
          title="The menu could not be loaded"
          error={menu.error}
          phone={phone}
          call="Or order by phone:"
          onRetry={menu.reload}
        />
      )}
    </>
  )
}

function concerns(news: LiveNews, locationId: string): boolean {
  return news.kind === 'resync' || news.change.topic === 'location.changed' || news.change.locationId === locationId
}

function OpenMenu({ menu, onOutdated }: { menu: MenuData; onOutdated: () => void }) {
  const { location } = menu
  const { id } = location
  const [isCartOpen, setCartOpen] = useState(cartToOpen.get)
  const [asked, ask] = useState(dishToChoose.get)
  const [why] = useState(whyMenu.get)
  const isOnline = useOnline()
  const lines = useCart(id)
  const wished = useWishedOrderType()
  // The stored cart keeps what the customer last agreed to; what the menu has changed since is worked out anew each time.
  const rules = useLineRules(lines)
  const checked = useMemo(() => refreshCart(lines, menu.items.map(cartItem), rules?.(menu)), [lines, menu, rules])
  const isFit = checked.unfit.length === 0
  useTitle(menuTitle(location.name))
  useOpenStateCheck([location], onOutdated, menu.changesAt)
  const orderType = orderTypeAt(location.features, wished)
  const first = useReadyTime(location, orderType, piecesIn(checked.cart))
  // A cart with a dish that is not on now is promised nothing of now.
  const isOff = (item: PageItem) => item.notNow[orderType] && checked.cart.some((line) => line.id === item.id)
  const closed = noOrdersNow(location, orderType)
  const ready = !closed && menu.items.some(isOff) ? undefined : first

  const hint = isOnline ? closed && ((location.openState.isOpen && ready?.text) || closed) : NOT_NOW

  const open = useCallback((item: PageItem) => ask({ itemId: item.id }), [])
  const add = useCallback(
    (item: PageItem) => {
      if (asksFirst(item)) return open(item)
      const added = withOneMore(id, item)
      if (added.ok) saveCart(id, added.value)
      else toast('error', cartSentence(added.refusal))
    },
    [id, open],
  )
  const openCart = () => {
    setCartOpen(true)
    // Most go on from there; who cannot fetch it now is told when they do.
    void checkoutScreen.preload().catch(() => undefined)
  }
  return (
    <>
      <SkipToCart />
      <MenuView
        menu={menu}
        orderType={orderType}
        typeChoice={
          <OrderTypeChoice
            location={location}
            wished={wished}
            ready={ready?.text}
            notNow={
              !isOnline && (
                <>
                  <span className="to-fill">{NOT_NOW}</span>{' '}
                  <span className="whom-to-call">
                    To order now, call <a href={telLink(location.phone)}>{location.phone}</a>
                  </span>
                </>
              )
            }
            onWish={wishOrderType}
          />
        }
        notice={
          why && (
            <Suspense>
              <WhyMenuNotice sentence={why} isOver={checked.cart.length > 0} />
            </Suspense>
          )
        }
        inCart={(itemId) => piecesIn(checked.cart.filter((line) => line.id === itemId))}
        onOpen={open}
        onAdd={add}
      />
      <LastOrderPart locationId={id} hasCart={checked.cart.length > 0 || isCartOpen} />
      <CartBar
        lines={checked.cart}
        changes={checked}
        hint={isFit ? hint : 'Something in it has to be chosen again'}
        onOpen={openCart}
        onSeen={() => saveCart(id, checked.cart)}
      />
      <Suspense>
        {isCartOpen && (
          <CartPanel menu={menu} checked={checked} ready={ready} onEdit={ask} onClose={() => setCartOpen(false)} />
        )}
      </Suspense>
      {/* One of its own: while a dish is fetched over the open cart, that stays, and with it what has the focus. */}
      <Suspense>
        {asked && <ItemPanel menu={menu} orderType={orderType} asked={asked} onClose={() => ask(undefined)} />}
      </Suspense>
    </>
  )
}
