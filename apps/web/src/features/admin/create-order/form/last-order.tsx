import { type Cart, piecesIn } from '@sizzle/domain/cart/cart.ts'
import { type ReorderChange, reorder, type ToChoose } from '@sizzle/domain/cart/reorder.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { optionsNow } from '../../../../kit/cart/option-menu.ts'
import type { PageItem, PageLocation } from '../../../../kit/page-content.ts'
import { ask } from '../../../../kit/server/ask.ts'
import { button } from '../../../../ui/button.ts'
import { clockOf } from '../../../../ui/clock.ts'
import type { StaffMenu } from '../../../shared/dish-choice/staff-menu/staff-menu.ts'
import { menuItemNow } from '../../../shared/reorder/menu-item-now.ts'
import { pastLine } from '../../../shared/reorder/past-line.ts'
import { RepeatDialog } from './repeat-dialog.tsx'
import { Repeated } from './repeated.tsx'
import { type PastOrder, useLastOrder } from './use-last-order.ts'

export type ChooseDish = (menu: StaffMenu, item: PageItem, start?: ToChoose) => void

type LastOrderProps = {
  phone: string
  location: PageLocation
  lines: Cart
  onLines: (lines: Cart) => void
  onChoose: ChooseDish
}

/** What the customer who was found had here last time, and one press that puts it into the cart again. */
export function LastOrder({ phone, location, ...cart }: LastOrderProps) {
  const locationId = location.id
  const order = useLastOrder(phone, locationId)
  const menu = useQuery(ask('/getLocationMenu', { locationId }))
  if (!order) return null
  return <Offer key={order.id} {...cart} order={order} menu={menu.data} day={clockOf(location).day(order.orderTime)} />
}

type OfferProps = Pick<LastOrderProps, 'lines' | 'onLines' | 'onChoose'> & {
  order: PastOrder
  menu: StaffMenu | undefined
  day: string
}
type Told = { readonly added: number; readonly changes: readonly ReorderChange[] }

function Offer({ order, menu, day, lines, onLines, onChoose }: OfferProps) {
  const [told, setTold] = useState<Told>()
  const [isAsking, setAsking] = useState(false)
  const isAllGone = order.items.every(({ isGone }) => isGone)
  const repeat = (into: Cart) => {
    if (!menu) return
    const { cart, changes } = again(into, order, menu)
    // Nothing of it is left: the cart stays as it was.
    if (cart.length > 0) onLines(cart)
    setTold({ added: piecesIn(cart) - piecesIn(into), changes })
    setAsking(false)
  }
  const isTold = told !== undefined && (lines.length > 0 || told.added === 0)
  return (
    <section aria-labelledby="last-order" className="grid gap-1 rounded-control bg-sunk px-3 py-2">
      <div className="flex items-center justify-between gap-3">
        <h3 id="last-order" className="font-text text-base leading-snug font-semibold">
          Last order, {day}
        </h3>
        {!isTold && (
          <button
            type="button"
            className={button('quiet', 'shrink-0 px-3! text-sm leading-tight')}
            disabled={!menu || isAllGone}
            onClick={() => (lines.length === 0 ? repeat([]) : setAsking(true))}
          >
            {isAllGone ? 'Nothing of it can be had now' : 'Repeat this order'}
          </button>
        )}
      </div>
      {!isTold && <Dishes order={order} />}
      <div role="status" className="empty:hidden">
        {isTold && (
          <Repeated
            {...told}
            onChoose={(start) => {
              const item = menu?.items.find(({ id }) => id === start.itemId)
              if (menu && item) onChoose(menu, item, start)
            }}
          />
        )}
      </div>
      {isAsking && (
        <RepeatDialog
          inCart={piecesIn(lines)}
          onAdd={() => repeat(lines)}
          onReplace={() => repeat([])}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}

function again(into: Cart, { items }: PastOrder, menu: StaffMenu) {
  return reorder(into, items.map(pastLine), menu.items.map(menuItemNow), optionsNow(menu))
}

const MOST_SHOWN = 6

function Dishes({ order: { items } }: { order: PastOrder }) {
  const more = items.length - MOST_SHOWN
  return (
    <ul className="flex flex-wrap gap-x-3 text-sm leading-snug text-soft">
      {items.slice(0, MOST_SHOWN).map(({ id, name, quantity, isGone, goneOptions }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order that is over, where one dish may stand twice
        <li key={`${id} ${index}`}>
          {quantity} × {name}
          {isGone && <b className="font-semibold text-chilli"> cannot be had now</b>}
          {goneOptions.length > 0 && (
            <b className="font-semibold text-chilli"> {goneOptions.join(', ')} cannot be had now</b>
          )}
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  )
}
