import type { PageItem } from '../../../../kit/page-content.ts'
import type { StockOf } from '../../../../kit/stock-now.ts'
import { DishMarks } from '../../../../ui/dish-marks.tsx'
import { formatDollars } from '../../../../ui/money.ts'
import { isOnSale } from './staff-menu.ts'

type Part = { readonly id: string; readonly name: string; readonly items: readonly PageItem[] }

/** Wide enough for the longest names in two lines, so that no dish makes the others of its row higher; narrower only where one column would be left. */
export const TILE_COLUMNS =
  'grid grid-cols-[repeat(auto-fill,minmax(7.75rem,1fr))] gap-2 @min-[22rem]/dishes:grid-cols-[repeat(auto-fill,minmax(10.75rem,1fr))]'

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
    <div className="relative min-h-0 min-w-0 grow overflow-y-auto overscroll-contain px-4 pb-4 @min-[40rem]:px-3 @min-[40rem]:fade-bottom">
      <p role="status" className="text-soft empty:hidden">
        {isEmpty && (isSearch ? 'No dish matches this search.' : 'Nothing can be had here right now.')}
      </p>
      {!isEmpty &&
        parts.map(({ id, name, items }) => (
          <section key={id} aria-label={name} className="@container/dishes mb-4">
            <h2 className="mb-1.5 text-lg">{name}</h2>
            <ul className={TILE_COLUMNS}>
              {items.map((item, index) => (
                <li key={item.id} className="@container grid grid-cols-1">
                  <Tile
                    item={item}
                    pieces={inCart(item.id)}
                    unitsLeft={stockOf('item', item.id)?.unitsLeft ?? null}
                    isNext={isSearch && index === 0}
                    lines={linesFor(items)}
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

/** By the longest name of a part: where it has two lines, all keep two, and their prices stand in one row. */
function linesFor(items: readonly PageItem[]): string {
  const longest = Math.max(...items.map(({ name }) => name.length))
  if (longest > 21) return 'sm:min-h-[2lh]'
  return longest > 18 ? 'sm:@max-[11.25rem]:min-h-[2lh]' : 'sm:@max-[10.5rem]:min-h-[2lh]'
}

const LOOKS = {
  next: 'border-saffron-ink outline-2 -outline-offset-2 outline-saffron-ink',
  taken: 'border-saffron-ink',
  free: 'border-line-strong',
} as const

type TileProps = {
  item: PageItem
  pieces: number
  unitsLeft: number | null
  isNext: boolean
  lines: string
  onChoose: () => void
}

function Tile({ item, pieces, unitsLeft, isNext, lines, onChoose }: TileProps) {
  const isOff = !isOnSale(item)
  return (
    <button
      type="button"
      aria-disabled={isOff || undefined}
      className={`relative flex min-h-17 flex-col justify-between gap-1.5 rounded-control border bg-raised p-2.5 text-left @max-[12.5rem]:px-2 hover:bg-sunk aria-disabled:border-line aria-disabled:border-dashed aria-disabled:text-soft ${LOOKS[isNext ? 'next' : pieces > 0 ? 'taken' : 'free']}`}
      onClick={onChoose}
    >
      <span className="flex w-full items-start justify-between gap-1.5">
        <span className={`min-w-0 leading-tight font-semibold wrap-anywhere hyphens-auto ${lines}`}>{item.name}</span>
        {pieces > 0 && (
          // On the corner: a name keeps its lines when its dish is taken.
          <span className="price absolute -top-1.5 -right-1.5 rounded-full bg-saffron px-2 text-sm font-semibold text-night">
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
      <span className="flex w-full flex-wrap items-center gap-x-1.5 gap-y-1 text-sm @max-[12.5rem]:gap-x-1">
        <span className="price mr-auto">{formatDollars(item.startPrice)}</span>
        {!isOff && unitsLeft !== null && (
          <span className="text-xs font-semibold text-saffron-ink"> {unitsLeft} left</span>
        )}
        {isOff && <span className="text-right font-semibold text-chilli">{item.soldOutReason ?? 'Sold out'}</span>}
        {/* In a narrow tile below the price, as they mostly are too many to stand beside it. */}
        <span className="flex min-h-5.5 flex-wrap items-center gap-x-1.5 gap-y-1 @max-[12.5rem]:gap-x-1 @max-[12.5rem]:[&_.mark]:px-0.5 @max-[10.5rem]:basis-full">
          <DishMarks dish={item} />
        </span>
      </span>
      {!isOff && item.isTodaysSpecial && (
        // On the edge, as what is taken: beside the marks there is no room for it.
        <span className="absolute -top-2 left-2 rounded-full bg-saffron px-1.5 text-[0.6875rem] leading-4 font-semibold text-night">
          Special
        </span>
      )}
    </button>
  )
}
