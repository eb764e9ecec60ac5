import './menu-section.css'
import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { memo } from 'react'
import type { PageItem } from '../../../kit/page-content.ts'
import { DishRow } from './dish-row.tsx'
import type { DishSection } from './sections.ts'

type DishSectionViewProps = {
  section: DishSection
  orderType: OrderType
  /** On the first screen: its pictures are fetched at once. */
  isFirst: boolean
  /** The dish that the address names. */
  marked: string | undefined
  /** How many of each of its dishes are in the cart, in a text that is the same until one of them changes. */
  inCart: string
  onOpen: (item: PageItem) => void
  onAdd: (item: PageItem) => void
}

/** As many as a first screen shows; the others are fetched when they come near. */
const FIRST_DISHES = 4

/** A dish more in the cart draws its own section anew, not all of them. */
export const DishSectionView = memo(function DishSectionView(props: DishSectionViewProps) {
  const { section, orderType, isFirst, marked, inCart, onOpen, onAdd } = props
  const count = section.items.length
  const counts = inCart.split(' ')
  const hasPhotos = section.items.some(({ image }) => image !== null)
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className="menu-section">
      <div className="dish-section-head">
        <h2 id={`${section.id}-title`}>{section.name}</h2>
        <span aria-hidden="true" />
        <span className="label-caps">
          {count} {count === 1 ? 'dish' : 'dishes'}
        </span>
      </div>
      <ul data-dishes={count} className={hasPhotos ? 'dish-framed' : undefined}>
        {section.items.map((item, at) => (
          <li
            key={item.id}
            id={section.isCategory ? `dish-${item.id}` : undefined}
            data-marked={(section.isCategory && marked === item.id) || undefined}
            className="dish-place"
          >
            <DishRow
              item={item}
              notNow={item.notNow[orderType]}
              inCart={Number(counts[at])}
              isFirst={isFirst && at < FIRST_DISHES}
              onOpen={onOpen}
              onAdd={onAdd}
            />
          </li>
        ))}
      </ul>
    </section>
  )
})
