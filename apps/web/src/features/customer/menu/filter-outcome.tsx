import { type DishFilters, NO_FILTERS } from '@sizzle/domain/menu/dish-filters.ts'
import type { PageItem } from '../../../kit/page-content.ts'
import { button } from '../../../ui/button.ts'
import { DeadEnd } from '../../../ui/dead-end.tsx'
import { DishPicture } from '../../../ui/dish-tile/dish-picture.tsx'
import { Link } from '../../../ui/link.tsx'
import { formatDollars } from '../../../ui/money.ts'
import './filter-outcome.css'
import { DIET_NAMES, HEAT_NAMES } from './filter-chips.tsx'

/** A link, because the document may hold it before its script has come. */
const WHOLE_MENU = { search: '' }

/** Of those that can be had, as many as are offered where a search finds nothing. */
const FAVOURITES = 3

type FilterOutcomeProps = {
  count: number
  filters: DishFilters
  /** Of the whole menu. */
  items: readonly PageItem[]
  /** Of the kitchen whose menu this is. */
  phone: string
  onOpen: (item: PageItem) => void
  onChange: (change: Partial<DishFilters>) => void
}

/** What is on is named here: in the row above, a filter may stand out of sight. */
export function FilterOutcome({ count, filters, items, phone, onOpen, onChange }: FilterOutcomeProps) {
  const words = filters.search.trim()
  const named = [...filters.diets.map((diet) => DIET_NAMES[diet]), ...filters.heats.map((heat) => HEAT_NAMES[heat])]
  const quoted = words && ` “${words}”`
  const showAll = () => onChange(NO_FILTERS)
  const favourites = items.filter(isFavourite).slice(0, FAVOURITES)
  if (count === 0)
    return (
      <DeadEnd
        isPart
        title={`Nothing on this menu matches${quoted}`}
        phone={phone}
        links={
          favourites.length > 0 && (
            <>
              <p className="mt-5 w-full text-soft low:mt-3">Popular dishes</p>
              <div className="mt-2 grid w-full gap-2 sm:grid-cols-3">
                {favourites.map((item) => (
                  <button
                    key={item.id}
                    type="button"
                    className="flex items-center gap-3 rounded-card border border-line bg-raised p-2 pr-5 text-start hover:border-line-strong"
                    onClick={() => onOpen(item)}
                  >
                    <span className="w-12 shrink-0 overflow-hidden rounded-control">
                      <DishPicture dish={item} size="thumb" drawnWidth="48px" />
                    </span>
                    <span className="max-sm:flex max-sm:grow max-sm:items-baseline max-sm:justify-between max-sm:gap-3">
                      <span className="block font-semibold">{item.name}</span>
                      <span className="price text-soft"> {formatDollars(item.price)}</span>
                    </span>
                  </button>
                ))}
              </div>
            </>
          )
        }
        way={
          <Link replace to={WHOLE_MENU} className={button('primary')} onClick={showAll}>
            Show the whole menu
          </Link>
        }
      >
        <p>{adviceFor(words, named)}</p>
      </DeadEnd>
    )
  return (
    <p
      className={`mt-2.5 flex flex-wrap items-center gap-x-4 sm:mt-4 ${words ? 'menu-found -mb-2.5 sm:-mb-1.5' : 'menu-count'}`}
    >
      {/* What was searched for is one list, and this is its heading to the eye. */}
      <span className={words ? 'font-display text-xl font-semibold sm:text-2xl' : 'text-soft'}>
        <b className="font-semibold text-ink">{count}</b> {count === 1 ? 'dish' : 'dishes'}
        <span className="menu-count-rest">
          {' '}
          {count === 1 ? 'matches' : 'match'}
          {quoted}
          {named.length > 0 && `: ${named.join(', ')}`}
        </span>
      </span>
      <Link
        replace
        to={WHOLE_MENU}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        onClick={showAll}
      >
        Show all
      </Link>
    </p>
  )
}

function isFavourite({ isPopular, isAvailable, isSoldOut }: PageItem): boolean {
  return isPopular && isAvailable && !isSoldOut
}

/** Only what there is to try. */
function adviceFor(words: string, named: readonly string[]): string {
  const filters = `${named.join(', ')} ${named.length === 1 ? 'is' : 'are'} on in the filters above.`
  if (words === '') return filters
  const wording = words.includes(' ')
    ? 'Try fewer words or another spelling.'
    : 'Try another spelling, or an ingredient.'
  return named.length > 0 ? `${wording} ${filters}` : wording
}
