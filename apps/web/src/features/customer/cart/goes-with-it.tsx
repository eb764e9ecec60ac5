import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { heatWhenAdded } from '../../../kit/cart/asks-first.ts'
import type { PageItem } from '../../../kit/page-content.ts'
import { ignoreDoublePress } from '../../../ui/double-press.ts'
import { Icon } from '../../../ui/icon.tsx'
import { formatDollars } from '../../../ui/money.ts'

type GoesWithItProps = {
  dishes: readonly PageItem[]
  inCart: (itemId: string) => number
  pictureOf: (itemId: string) => ReactNode
  onAdd: (dish: PageItem) => void
}

/** The dishes stay the same while the cart is open, so that none comes up under the finger. */
export function GoesWithIt({ dishes, inCart, pictureOf, onAdd }: GoesWithItProps) {
  const list = useRef<HTMLUListElement>(null)
  const top = useRef<number>(undefined)
  // What was added is a line above: the list stays where it was pressed.
  useLayoutEffect(() => {
    const before = top.current
    top.current = undefined
    const now = list.current?.getBoundingClientRect().top
    if (before !== undefined && now !== undefined) list.current?.closest('dialog')?.scrollBy(0, now - before)
  })
  const add = (dish: PageItem) => {
    top.current = list.current?.getBoundingClientRect().top
    onAdd(dish)
    ignoreDoublePress()
  }
  return (
    <section aria-labelledby="goes-with-it" className="mb-7">
      <h3 id="goes-with-it" className="font-display text-lg font-semibold">
        Goes well with this
      </h3>
      <ul ref={list} className="mt-1">
        {dishes.map((dish) => (
          <li key={dish.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
            <div className="w-12 shrink-0 overflow-hidden rounded-control empty:hidden">{pictureOf(dish.id)}</div>
            <p className="flex min-w-0 grow basis-28 flex-wrap items-baseline gap-x-2.5 leading-tight">
              <span className="font-semibold">{dish.name}</span>{' '}
              <span className="price text-soft">{formatDollars(dish.startPrice)}</span>
            </p>
            <AddOne dish={dish} count={inCart(dish.id)} onAdd={() => add(dish)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function AddOne({ dish, count, onAdd }: { dish: PageItem; count: number; onAdd: () => void }) {
  const heat = heatWhenAdded(dish)
  const name = heat ? `${dish.name}, ${heat}` : dish.name
  return (
    <button
      type="button"
      aria-label={count > 0 ? `Add another ${name}, ${count} in your cart` : `Add ${name}${heat && ','} to your cart`}
      className="ml-auto inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-control border border-line-strong px-3 text-sm font-semibold hover:bg-sunk"
      onClick={onAdd}
    >
      {count > 0 ? (
        <>
          <Icon name="check" className="size-4" /> Added
        </>
      ) : (
        <>
          <Icon name="plus" className="size-4" /> Add
        </>
      )}
    </button>
  )
}
