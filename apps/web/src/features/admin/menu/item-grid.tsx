import { Fragment, useMemo } from 'react'
import { useWaitingAbout } from '../../../kit/offline/device-queue.ts'
import { useStockNow } from '../../../kit/stock-now.ts'
import { button } from '../../../ui/button.ts'
import { useSlots } from '../../../ui/list/use-slots.ts'
import { useWindow } from '../../../ui/list/use-window.ts'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { type CardRights, ItemCard } from './item-card.tsx'
import type { Category, ManagedItem } from './menu-query.ts'
import { nameInQueue, nameOfCategory } from './menu-words.ts'
import type { Availability } from './use-availability.ts'

export const ITEM_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,21rem),1fr))] gap-3.5'

type ItemGridProps = CardRights & {
  items: readonly ManagedItem[]
  categories: readonly Category[]
  /** What the list is narrowed to. */
  narrowedTo: string
  availability: Availability
  /** The dish of which the rest that can be done with it is open. */
  moreFor: string | undefined
  /** Puts a category in order; left out where that is not for this person. */
  onOrder: ((categoryId: string) => void) | undefined
}

/** The dishes under their categories. A long menu is drawn as far as somebody scrolls. */
export function ItemGrid({ items, categories, narrowedTo, availability, moreFor, onOrder, ...rights }: ItemGridProps) {
  const stockOf = useStockNow(rights.locationId)
  const { pressed, press } = availability
  const waiting = useWaitingAbout()
  const { most, more, hasMore, endRef } = useWindow(items.length, narrowedTo)
  const groups = useMemo(() => Map.groupBy(items, ({ category }) => category), [items])
  const names = useMemo(
    () => new Map([...groups.keys()].map((id) => [id, nameOfCategory(categories, id)])),
    [groups, categories],
  )
  const drawn = [...groups.values()].flat().slice(0, most)
  const { slotOf, frame } = useSlots(
    drawn.map(({ id }) => id),
    narrowedTo,
  )
  return (
    <>
      <div className={ITEM_GRID} {...frame}>
        {drawn.map((item, at) => {
          const { id, category } = item
          const name = names.get(category) ?? category
          return (
            <Fragment key={slotOf(id)}>
              {drawn[at - 1]?.category !== category && (
                <CategoryHead
                  id={category}
                  name={name}
                  items={groups.get(category) ?? []}
                  onOrder={onOrder}
                  {...rights}
                />
              )}
              <ItemCard
                item={item}
                stock={stockOf('item', id)}
                pressed={pressed.get(id)}
                isWaiting={waiting.has(nameInQueue(rights.locationId, id))}
                isMoreOpen={id === moreFor}
                onPress={press}
                {...rights}
              />
            </Fragment>
          )
        })}
      </div>
      {hasMore && (
        <button ref={endRef} type="button" className={button('quiet', 'mx-auto')} onClick={more}>
          Show more items
        </button>
      )}
    </>
  )
}

type CategoryHeadProps = Pick<ItemGridProps, 'items' | 'onOrder'> & CardRights & { id: string; name: string }

function CategoryHead({ id, name, items, onOrder, ...rights }: CategoryHeadProps) {
  const { whyNot } = rights
  return (
    <div className="col-span-full -mb-1.5 flex min-h-11 flex-wrap items-center gap-x-2.5 not-first:mt-3.5">
      <h2 className="max-w-full text-xl wrap-anywhere">{name}</h2>
      <span className="text-soft">{items.length}</span>
      {rights.mayEdit && <PhotosSoFar name={name} items={items} {...rights} />}
      {onOrder && items.length > 1 && (
        <button
          type="button"
          className={button('bare', '-mr-3 ml-auto px-3! forced-colors:mr-0')}
          disabled={whyNot !== undefined}
          title={whyNot ?? 'Put these items in order'}
          onClick={() => onOrder(id)}
        >
          <ToolIcon name="grip" /> Rearrange<span className="sr-only"> of {name}</span>
        </button>
      )}
    </div>
  )
}

type PhotosSoFarProps = Pick<CategoryHeadProps, 'name' | 'items' | 'whyNot' | 'onAct'>

/** Some photos among drawings look like an oversight: one press leads to the next dish that has none. */
function PhotosSoFar({ name, items, whyNot, onAct }: PhotosSoFarProps) {
  const missing = items.filter(({ image }) => !image)
  const [next] = missing
  if (!next || missing.length === items.length) return null
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="min-h-11 font-semibold whitespace-nowrap text-soft underline underline-offset-4 not-disabled:hover:text-ink disabled:cursor-not-allowed disabled:no-underline"
      disabled={whyNot !== undefined}
      title={whyNot ?? `Add a photo of ${next.name}`}
      onClick={() => onAct('photo', next)}
    >
      Photos: {items.length - missing.length} of {items.length}
      <span className="sr-only"> in {name}</span>
    </button>
  )
}
