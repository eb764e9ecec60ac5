import { useMemo } from 'react'
import { button } from '../../../ui/button.ts'
import { useWindow } from '../../../ui/list/use-window.ts'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { type CardRights, ItemCard } from './item-card.tsx'
import type { Category, ManagedItem } from './menu-query.ts'
import { nameOfCategory } from './menu-words.ts'
import { useStockNow } from './sold-out/stock-query.ts'

export const ITEM_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,21rem),1fr))] gap-3.5'

type ItemGridProps = CardRights & {
  items: readonly ManagedItem[]
  categories: readonly Category[]
  /** What the list is narrowed to. */
  narrowedTo: string
  /** Puts a category in order; left out where that is not for this person. */
  onOrder: ((categoryId: string) => void) | undefined
}

/** The dishes under their categories. A long menu is drawn as far as somebody scrolls. */
export function ItemGrid({ items, categories, narrowedTo, onOrder, ...rights }: ItemGridProps) {
  const stockOf = useStockNow(rights.locationId)
  const { most, more, hasMore, endRef } = useWindow(items.length, narrowedTo)
  const groups = useMemo(() => Map.groupBy(items, ({ category }) => category), [items])
  const drawn = Map.groupBy(items.slice(0, most), ({ category }) => category)
  return (
    <div className="flex flex-col gap-7">
      {[...drawn].map(([id, dishes]) => (
        <section key={id} aria-labelledby={`dishes-of-${id}`}>
          <div className="mb-2 flex min-h-11 items-center gap-2.5">
            <h2 id={`dishes-of-${id}`} className="text-xl">
              {nameOfCategory(categories, id)}
            </h2>
            <span className="text-soft">{groups.get(id)?.length}</span>
            {onOrder && dishes.length > 1 && (
              <button
                type="button"
                className={button('bare', 'ml-auto px-3!')}
                disabled={rights.whyNot !== undefined}
                title={rights.whyNot ?? 'Put these items in order'}
                onClick={() => onOrder(id)}
              >
                <ToolIcon name="grip" /> Order<span className="sr-only"> of {nameOfCategory(categories, id)}</span>
              </button>
            )}
          </div>
          <div className={ITEM_GRID}>
            {dishes.map((item) => (
              <ItemCard
                key={item.id}
                item={item}
                stock={stockOf('item', item.id)}
                categoryName={nameOfCategory(categories, id)}
                {...rights}
              />
            ))}
          </div>
        </section>
      ))}
      {hasMore && (
        <button ref={endRef} type="button" className={button('quiet', 'mx-auto')} onClick={more}>
          Show more items
        </button>
      )}
    </div>
  )
}
