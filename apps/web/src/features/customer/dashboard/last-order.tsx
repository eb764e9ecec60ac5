import { isFinal, statusLabel } from '@sizzle/domain/order/status.ts'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import '../../../ui/cart-bar.css'
import { keepLastKitchen } from '../../../kit/cart/last-kitchen.ts'
import { useRootMark } from '../../../kit/root-mark.ts'
import { ask } from '../../../kit/server/ask.ts'
import { keepInTab, keptInTab } from '../../../kit/session-storage.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { DishTile } from '../../../ui/dish-tile/dish-tile.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { Parted } from '../../../ui/parted.tsx'
import { Plate } from '../../../ui/plate.tsx'
import type { MyOrder } from './orders-query.ts'
import { pictured } from './pictured.ts'
import { readyWords } from './ready-words.ts'
import { ReorderDialog } from './reorder-dialog.tsx'
import { soonestFirst } from './soonest-first.ts'
import { FIRST } from './use-running-order.ts'

const AWAY = 'last_order_away'
const MOST_PICTURES = 3

export type LastOrderProps = {
  /** Only an order from there is offered again; without it, from anywhere. */
  locationId: string | undefined
  /** Something is in the cart already: nothing is offered, an order under way stands above it, and a dialog that is open stays. */
  hasCart: boolean
  /** What stands where it would be, in the page itself; without it, it is a bar at the bottom of the screen. */
  instead?: ReactNode
}

/** An order under way with the way to it; else what a returning guest had last time, with one button to have it again. */
export function LastOrder({ locationId, hasCart, instead = null }: LastOrderProps) {
  const { data } = useQuery(ask('/getMyOrders', FIRST))
  const [isOpen, setOpen] = useState(false)
  const [away, setAway] = useState(() => keptInTab(AWAY))
  const [order] = soonestFirst(data?.orders ?? [])
  const from = order?.location
  useEffect(() => {
    if (from !== undefined) keepLastKitchen(from)
  }, [from])
  const Frame = instead === null ? Bar : Plate
  if (!order || away === order.id) return instead
  const putAway = () => {
    keepInTab(AWAY, order.id)
    setAway(order.id)
  }
  if (!isFinal(order.status)) {
    // At the bottom of the screen the cart has its own bar.
    if (hasCart && instead === null) return null
    return (
      <>
        <UnderWay order={order} Frame={Frame} onAway={putAway} />
        {hasCart && instead}
      </>
    )
  }
  if (order.status !== 'completed' || (locationId !== undefined && order.location !== locationId)) return instead
  return (
    <>
      {hasCart ? instead : <Again order={order} Frame={Frame} onAgain={() => setOpen(true)} onAway={putAway} />}
      {isOpen && <ReorderDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}

const SHORT: Partial<Record<MyOrder['status'], string>> = { pending: 'Received', preparing: 'Preparing' }

type OfOrder = { order: MyOrder; Frame: typeof Bar; onAway: () => void }

function UnderWay({ order, Frame, onAway }: OfOrder) {
  const { id, shortNumber, status, orderType } = order
  const state = SHORT[status] ?? statusLabel(status, orderType)
  const when = readyWords(order)
  useRootMark('underway', true)
  return (
    <Frame
      label="Your order"
      title={
        <>
          <span className={Frame === Bar ? 'max-[22.4375rem]:sr-only' : ''}>Your order </span>
          <span className="whitespace-nowrap">{shortNumber}</span>
        </>
      }
      text={
        <Parted
          parts={[
            state,
            ...(when ? [when.replace(/^[AR]/, (first) => first.toLowerCase())] : []),
            ...(when && Frame === Bar ? [] : [order.locationInfo.name]),
          ]}
        />
      }
      onAway={onAway}
    >
      <Link to={paths.orderSuccess(id)} className={button('primary', 'min-h-12 shrink-0 max-sm:px-4!')}>
        <span>
          Track<span className="max-sm:sr-only"> order</span>
        </span>
        <span className="sr-only"> {shortNumber}</span>
      </Link>
    </Frame>
  )
}

function Again({ order, Frame, onAgain, onAway }: OfOrder & { onAgain: () => void }) {
  return (
    <Frame
      label="Your last order"
      title="Same as last time?"
      text={
        <>
          <Parted
            parts={[
              order.locationInfo.name,
              <Fragment key="total">
                <span className="price">{formatDollars(order.pricing.total)}</span> in all
              </Fragment>,
            ]}
          />
          <span className="sm:hidden">{dishesWithin(ROOM.phone, order)}</span>
          <span className="max-sm:hidden">{dishesWithin(ROOM.wide, order)}</span>
        </>
      }
      pictures={<Pictures items={order.items} />}
      onAway={onAway}
    >
      <button type="button" className={button('primary', 'min-h-12 shrink-0')} aria-haspopup="dialog" onClick={onAgain}>
        Order again
      </button>
    </Frame>
  )
}

/** On a bar there is room for two. */
function Pictures({ items }: Pick<MyOrder, 'items'>) {
  return (
    <span aria-hidden="true" className="flex gap-1.5">
      {pictured(items, MOST_PICTURES).map((item) => (
        <span
          key={item.id}
          className="w-12 overflow-hidden rounded-control ring-2 ring-night in-[.cart-bar]:nth-3:hidden"
        >
          <DishTile dish={item} size="thumb" />
        </span>
      ))}
    </span>
  )
}

/** How many letters stand on a line beside the button. */
const ROOM = { phone: 22, wide: 36 } as const

/** Whole dishes, as many as there is room for, then how many more: 'Paneer Tikka, Kadai Paneer + 1 more'. */
function dishesWithin(room: number, { items }: Pick<MyOrder, 'items'>): string {
  const dishes = items.map(({ quantity, name }) => (quantity > 1 ? `${quantity} × ${name}` : name))
  const first = (count: number) => {
    const more = dishes.length - count
    return `${dishes.slice(0, count).join(', ')}${more > 0 ? ` + ${more} more` : ''}`
  }
  const most = dishes.findLastIndex((_, index) => first(index + 1).length <= room)
  return first(Math.max(most, 0) + 1)
}

type BarProps = {
  label: string
  title: ReactNode
  text: ReactNode
  pictures?: ReactNode
  onAway: () => void
  children: ReactNode
}

/** Where the text is so large that the button would squeeze the words, it stands below them. */
function Bar({ label, title, text, pictures, onAway, children }: BarProps) {
  useRootMark('bar', true)
  return (
    <aside data-foot aria-label={label} className="cart-bar @container">
      <div className="rise bar-row flex items-center gap-1.5 sm:gap-3 @max-[19rem]:flex-wrap">
        {pictures && <span className="shrink-0 max-xl:hidden">{pictures}</span>}
        <p className="min-w-0 grow leading-tight @max-[19rem]:basis-0">
          <span className="block font-semibold">{title}</span>
          <span className="line-clamp-2 text-[0.8125rem] max-sm:line-clamp-3 text-cream/80 sm:text-sm @max-[19rem]:block @max-[19rem]:h-[1.25em]">
            {text}
          </span>
        </p>
        <span className="contents @max-[19rem]:order-last @max-[19rem]:grid @max-[19rem]:basis-full">{children}</span>
        <button
          type="button"
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-cream/10"
          aria-label="Not now"
          onClick={onAway}
        >
          <Icon name="close" className="size-4.5" />
        </button>
      </div>
    </aside>
  )
}
