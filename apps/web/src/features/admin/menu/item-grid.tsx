import { useMemo } from 'react'
import { button } from '../../../ui/button.ts'
import { useWindow } from '../../../ui/list/use-window.ts'
import { type CardRights, ItemCard } from './item-card.tsx'
import type { Category, ManagedItem } from './menu-query.ts'
import { nameOfCategory } from './menu-words.ts'

export const ITEM_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,21rem),1fr))] gap-3.5'

type ItemGridProps = CardRights & {
  items: readonly ManagedItem[]
  categories: readonly Category[]
  /** What the list is narrowed to. */
  narrowedTo: string
}

/** The dishes under their categories. A long menu is drawn as far as somebody scrolls. */
export function ItemGrid({ items, categories, narrowedTo, ...rights }: ItemGridProps) {
  const { most, more, hasMore, endRef } = useWindow(items.length, narrowedTo)
  const groups = useMemo(() => Map.groupBy(items, ({ category }) => category), [items])
  const drawn = Map.groupBy(items.slice(0, most), ({ category }) => category)
  return (
    <div className="flex flex-col gap-7">
      {[...drawn].map(([id, dishes]) => (
        <section key={id} aria-labelledby={`dishes-of-${id}`}>
          <h2 id={`dishes-of-${id}`} className="mb-3 flex items-baseline gap-2.5 text-xl">
            {nameOfCategory(categories, id)}
            <span className="font-text text-base font-normal text-soft">{groups.get(id)?.length}</span>
          </h2>
          <div className={ITEM_GRID}>
            {dishes.map((item) => (
              <ItemCard key={item.id} item={item} categoryName={nameOfCategory(categories, id)} {...rights} />
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
