import './dish-row.css'
import './dish-narrow.css'
import './dish-sheet.css'
import './dish-text.css'
import { SOLD_OUT_TODAY } from '@sizzle/domain/menu/sold-out-words.ts'
import { memo } from 'react'
import { asksFirst, heatWhenAdded } from '../../../kit/cart/asks-first.ts'
import type { NotNow, PageItem } from '../../../kit/page-content.ts'
import { cutText } from '../../../ui/clause-end.ts'
import { DishPicture } from '../../../ui/dish-tile/dish-picture.tsx'
import { Leader } from '../../../ui/leader.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { MenuMarks } from './menu-marks.tsx'

/** What the button says of a dish that is off now. */
const FOR_LATER = 'Order for later'

type DishRowProps = {
  item: PageItem
  /** Why it cannot be had at once. */
  notNow: NotNow | undefined
  /** Of this dish in the cart, over all its spice levels. */
  inCart: number
  /** On the first screen: its picture is fetched at once. */
  isFirst: boolean
  onOpen: (item: PageItem) => void
  /** One at once, or its dialog where there is something to choose. */
  onAdd: (item: PageItem) => void
}

/** Three lines beside a picture on a phone, two on a laptop. */
const TEXT_LETTERS = 92

/** One line of the printed menu: picture, name, leader, price. Adding one dish draws one row, not seventy. */
export const DishRow = memo(function DishRow({ item, notNow, inCart, isFirst, onOpen, onAdd }: DishRowProps) {
  const isOnSale = item.isAvailable && !item.isSoldOut
  const [shown, mark, rest] = cutText(item.description, TEXT_LETTERS)
  return (
    <article className={isOnSale && !notNow ? 'dish' : 'dish dish-sold-out'}>
      <div className="dish-picture">
        <DishPicture dish={item} size="thumb" drawnWidth="116px" isFirst={isFirst} />
      </div>
      <div className="dish-words">
        <div className="dish-head">
          <h3>
            <button type="button" className="dish-open" aria-haspopup="dialog" onClick={() => onOpen(item)}>
              {item.name}
            </button>
          </h3>
          <Leader />
          <span className="price">{formatDollars(item.startPrice)}</span>
        </div>
        <p className="dish-text">
          {shown}
          <span data-mark={mark}>{rest}</span>
        </p>
        {isOnSale && notNow && <p className="dish-when">{notNow.text}</p>}
        <div className="dish-foot">
          <MenuMarks item={item} />
          {isOnSale ? (
            (notNow ? notNow.isForLater : true) && (
              <AddButton item={item} notNow={notNow} inCart={inCart} onAdd={onAdd} />
            )
          ) : (
            <span className="dish-gone">{item.soldOutReason ?? SOLD_OUT_TODAY}</span>
          )}
        </div>
      </div>
    </article>
  )
})

function AddButton({ item, notNow, inCart, onAdd }: Pick<DishRowProps, 'item' | 'notNow' | 'inCart' | 'onAdd'>) {
  const isAsked = asksFirst(item)
  const verb = isAsked ? 'Choose' : 'Add'
  const more = inCart > 0 ? `, ${inCart} in your cart` : ''
  const heat = heatWhenAdded(item)
  const name = heat ? `${item.name}, ${heat}` : item.name
  const label = notNow
    ? `${FOR_LATER}: ${name}${more}`
    : `${verb} ${more && 'another '}${name}${more || isAsked ? more : `${heat && ','} to your cart`}`
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup={isAsked ? 'dialog' : undefined}
      className={notNow ? 'dish-add dish-later' : 'dish-add'}
      data-count={inCart || undefined}
      data-heat={heat || undefined}
      onClick={() => onAdd(item)}
    >
      {notNow && FOR_LATER}
    </button>
  )
}
