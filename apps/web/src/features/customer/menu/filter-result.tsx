import { type DishFilters, isFiltering, NO_FILTERS } from '@sizzle/domain/menu/dish-filters.ts'
import { button } from '../../../ui/button.ts'
import { type DishSection, dishesIn } from './sections.ts'

type FilterResultProps = {
  filters: DishFilters
  sections: readonly DishSection[]
  onChange: (change: Partial<DishFilters>) => void
}

/** How many dishes are left, said aloud as well; and a way out when there is none. */
export function FilterResult({ filters, sections, onChange }: FilterResultProps) {
  const count = dishesIn(sections)
  const isNarrowed = isFiltering(filters)
  const words = filters.search.trim()
  const fit = count === 1 ? 'dish fits' : 'dishes fit'
  const quoted = words && ` “${words}”`
  return (
    <>
      <p role="status" className="sr-only">
        {isNarrowed && `${count} ${fit}`}
      </p>
      {isNarrowed && count > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-x-4">
          <span className="text-soft">
            <b className="font-semibold text-ink">{count}</b> {fit}
            {quoted}
          </span>
          <ShowAll onPress={() => onChange(NO_FILTERS)} />
        </p>
      )}
      {isNarrowed && count === 0 && (
        <div className="flex flex-col items-center py-20 text-center">
          <p className="font-display text-2xl">Nothing on this menu fits{quoted}</p>
          <p className="mt-2 max-w-[44ch] text-soft">
            Try fewer words or another spelling, or take one of the filters away. The kitchen is glad to help by phone
            too.
          </p>
          <button type="button" className={button('primary', 'mt-6')} onClick={() => onChange(NO_FILTERS)}>
            Show the whole menu
          </button>
        </div>
      )}
    </>
  )
}

function ShowAll({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      className="inline-flex min-h-11 items-center font-semibold underline decoration-saffron decoration-2 underline-offset-4"
      onClick={onPress}
    >
      Show all
    </button>
  )
}
