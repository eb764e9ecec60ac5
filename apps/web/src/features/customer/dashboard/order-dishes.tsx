import { lineInOneRow } from '@sizzle/domain/order/line-words.ts'
import { DishTile } from '../../../ui/dish-tile/dish-tile.tsx'
import type { MyOrder } from './orders-query.ts'

/** Rows with a picture; what is ordered beyond them is said in words. */
const MOST_ROWS = { large: 6, beside: 1, small: 3 }

type DishesProps = { items: MyOrder['items']; look: keyof typeof DISHES }

const DISHES = {
  // In columns as wide as their words, below a line, so that none of them looks like a part of the steps above.
  large: {
    list: 'mt-4 gap-x-8 gap-y-2.5 sm:grid-cols-[repeat(2,fit-content(48%))] lg:grid-cols-[repeat(3,fit-content(31%))] md:mt-5 md:border-t md:border-line md:pt-4',
    tile: 'w-14 rounded-control',
    rest: 'mt-2.5',
  },
  /** With the buttons beside it, where there is room. */
  beside: {
    list: 'mt-4 md:max-lg:mt-5 md:max-lg:border-t md:max-lg:border-line md:max-lg:pt-4 lg:mt-0',
    tile: 'w-14 rounded-control',
    rest: '',
  },
  small: { list: 'mt-3 gap-2', tile: 'w-11 rounded-[8px]', rest: 'mt-2 text-soft' },
} as const

/** Each dish beside its picture; of a long order the rest in one sentence. */
export function OrderDishes({ items, look }: DishesProps) {
  const { list, tile, rest } = DISHES[look]
  // One more row takes no more room than the sentence would.
  const most = items.length > MOST_ROWS[look] + 1 ? MOST_ROWS[look] : items.length
  return (
    <>
      <ul className={`grid ${list}`}>
        {items.slice(0, most).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never change their place
          <li key={index} className="flex items-center gap-3 leading-snug">
            <span className={`shrink-0 overflow-hidden ${tile}`}>
              <DishTile dish={item} size="thumb" />
            </span>
            <span className="min-w-0">{inOneRow(item)}</span>
          </li>
        ))}
      </ul>
      {most < items.length && <p className={rest}>{items.slice(most).map(inOneRow).join(', ')}</p>}
    </>
  )
}

/** The count stays on the line of its dish. */
function inOneRow(item: Parameters<typeof lineInOneRow>[0]): string {
  return lineInOneRow(item).replaceAll(' × ', '\u00a0×\u00a0')
}
