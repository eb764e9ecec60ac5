import type { PageItem } from '../../../../kit/page-content.ts'
import type { StockOf } from '../../../../kit/stock-now.ts'
import { DishMarks } from '../../../../ui/dish-marks.tsx'
import { formatDollars } from '../../../../ui/money.ts'
import { isOnSale } from './staff-menu.ts'

type Part = { readonly id: string; readonly name: string; readonly items: readonly PageItem[] }

type DishTilesProps = {
  parts: readonly Part[]
  /** The first tile is what Enter takes. */
  isSearch: boolean
  inCart: (itemId: string) => number
  stockOf: StockOf
  onChoose: (item: PageItem) => void
}

export function DishTiles({ parts, isSearch, inCart, stockOf, onChoose }: DishTilesProps) {
  const isEmpty = parts.every(({ items }) => items.length === 0)
  return (
    <div className="relative min-h-0 min-w-0 grow overflow-y-auto overscroll-contain px-3 pb-4 @min-[40rem]:fade-bottom">
      <p role="status" className="text-soft empty:hidden">
        {isEmpty && (isSearch ? 'No dish matches this search.' : 'Nothing can be had here right now.')}
      </p>
      {!isEmpty &&
        parts.map(({ id, name, items }) => (
          <section key={id} aria-label={name} className="mb-4">
            <h2 className="mb-1.5 text-lg">{name}</h2>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.75rem,1fr))] gap-2 min-[88rem]:grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))]">
              {items.map((item, index) => (
                <li key={item.id} className="@container grid">
                  <Tile
                    item={item}
                    pieces={inCart(item.id)}
                    unitsLeft={stockOf('item', item.id)?.unitsLeft ?? null}
                    isNext={isSearch && index === 0}
                    onChoose={() => onChoose(item)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}

const LOOKS = {
  next: 'border-saffron-ink outline-2 -outline-offset-2 outline-saffron-ink',
  taken: 'border-saffron-ink',
  free: 'border-line-strong',
} as const

type TileProps = { item: PageItem; pieces: number; unitsLeft: number | null; isNext: boolean; onChoose: () => void }

function Tile({ item, pieces, unitsLeft, isNext, onChoose }: TileProps) {
  const isOff = !isOnSale(item)
  return (
    <button
      type="button"
      aria-disabled={isOff || undefined}
      className={`flex min-h-17 flex-col justify-between gap-1.5 rounded-control border bg-raised p-2.5 text-left hover:bg-sunk aria-disabled:border-line aria-disabled:border-dashed aria-disabled:text-soft ${LOOKS[isNext ? 'next' : pieces > 0 ? 'taken' : 'free']}`}
      onClick={onChoose}
    >
      <span className="flex w-full items-start justify-between gap-1.5">
        <span className="min-w-0 leading-tight font-semibold break-words hyphens-auto sm:min-h-[2lh]">{item.name}</span>
        {pieces > 0 && (
          <span className="price shrink-0 rounded-full bg-saffron px-2 text-sm font-semibold text-night">
            {pieces}
            <span className="sr-only"> taken</span>
          </span>
        )}
        {isNext && pieces === 0 && (
          <span aria-hidden="true" className="shrink-0 rounded border border-line-strong px-1.5 text-xs">
            Enter
          </span>
        )}
      </span>
      <span className="flex w-full flex-wrap items-center gap-x-1.5 gap-y-1 text-sm">
        <span className="price mr-auto">{formatDollars(item.startPrice)}</span>
        {!isOff && unitsLeft !== null && (
          <span className="text-xs font-semibold text-saffron-ink"> {unitsLeft} left</span>
        )}
        {isOff && <span className="text-right font-semibold text-chilli">{item.soldOutReason ?? 'Sold out'}</span>}
        {/* In a narrow tile below the price, as they mostly are too many to stand beside it. */}
        <span className="flex min-h-5.5 flex-wrap items-center gap-x-1.5 gap-y-1 @max-[10.5rem]:basis-full @max-[10.5rem]:gap-x-1 @max-[10.5rem]:[&_.mark]:px-1">
          <DishMarks dish={item} />
          {!isOff && item.isTodaysSpecial && (
            <span className="rounded-full bg-saffron px-1.5 py-0.5 text-xs font-semibold text-night">Special</span>
          )}
        </span>
      </span>
    </button>
  )
}
