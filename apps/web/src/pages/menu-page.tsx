import { addToCart, piecesIn } from '@sizzle/domain/cart/cart.ts'
import { Suspense, useCallback, useState } from 'react'
import { useParams } from 'react-router'
import { CartBar } from '../features/customer/cart/cart-bar.tsx'
import { MenuSkeleton } from '../features/customer/menu/menu-skeleton.tsx'
import { MenuView } from '../features/customer/menu/menu-view.tsx'
import { cartSentence } from '../kit/cart/cart-sentence.ts'
import { cartOf, saveCart, useCart } from '../kit/cart/cart-store.ts'
import { lazyPart } from '../kit/lazy-part.ts'
import { useLive } from '../kit/live/browser-live.ts'
import type { LiveNews } from '../kit/live/live.ts'
import { isMissing, loadMenu } from '../kit/page-calls.ts'
import { toast } from '../kit/toast/toast.ts'
import { useLoaded } from '../kit/use-loaded.ts'
import { useTitle } from '../kit/use-title.ts'
import { toCents } from '../ui/money.ts'
import { DEFAULT_SPICE, type SpiceLevel } from '../ui/spice-levels.ts'
import { titleOf } from './head.ts'
import { LoadFailed } from './load-failed.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import type { MenuData, PageItem } from './page-content.ts'
import { useInitialPage, useIsKnownMissing } from './page-context.ts'

const OrderPanel = lazyPart(() => import('./order-panel.tsx').then((module) => module.OrderPanel))

const TOPICS = ['menu.changed', 'location.changed'] as const

export function MenuPage() {
  const { locationName = '' } = useParams()
  const embedded = useInitialPage()
  const initial = embedded.page === 'menu' && embedded.location.id === locationName ? embedded : undefined
  const isKnownMissing = useIsKnownMissing()
  const menu = useLoaded(`menu ${locationName}`, initial, () => loadMenu(locationName))
  useLive(TOPICS, (news) => {
    if (concerns(news, locationName)) menu.reload()
  })

  if (isKnownMissing || isMissing(menu.error)) return <NotFoundPage />
  if (menu.value) return <OpenMenu key={menu.value.location.id} menu={menu.value} />
  if (menu.error) return <LoadFailed title="The menu could not be loaded" error={menu.error} onRetry={menu.reload} />
  return <MenuSkeleton />
}

function concerns(news: LiveNews, locationId: string): boolean {
  return news.kind === 'resync' || news.change.topic === 'location.changed' || news.change.locationId === locationId
}

function OpenMenu({ menu }: { menu: MenuData }) {
  const { id, openState } = menu.location
  const [isCartOpen, setCartOpen] = useState(false)
  const lines = useCart(id)
  useTitle(titleOf(menu))

  const add = useCallback(
    (item: PageItem, spice: SpiceLevel | undefined, quantity: number) => {
      const heat = item.spiceLevel === 'none' ? null : (spice ?? DEFAULT_SPICE)
      const added = addToCart(cartOf(id), { ...item, price: toCents(item.price) }, heat, quantity)
      if (added.ok) saveCart(id, added.value)
      else toast('error', cartSentence(added.refusal))
    },
    [id],
  )

  return (
    <>
      <MenuView menu={menu} inCart={(itemId) => piecesIn(lines.filter((line) => line.id === itemId))} onAdd={add} />
      <CartBar
        lines={lines}
        closedText={openState.isOpen ? undefined : openState.text}
        onOpen={() => setCartOpen(true)}
      />
      {isCartOpen && (
        <Suspense>
          <OrderPanel location={menu.location} onClose={() => setCartOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
