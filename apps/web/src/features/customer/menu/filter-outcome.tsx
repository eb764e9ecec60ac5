import { type DishFilters, NO_FILTERS } from '@sizzle/domain/menu/dish-filters.ts'
import { button } from '../../../ui/button.ts'

type FilterOutcomeProps = {
  count: number
  fit: string
  words: string
  onChange: (change: Partial<DishFilters>) => void
}

export function FilterOutcome({ count, fit, words, onChange }: FilterOutcomeProps) {
  const quoted = words && ` “${words}”`
  const showAll = () => onChange(NO_FILTERS)
  if (count === 0)
    return (
      <div className="flex flex-col items-center py-20 text-center">
        <p className="font-display text-2xl">Nothing on this menu matches{quoted}</p>
        <p className="mt-2 max-w-[44ch] text-soft">
          Try fewer words or another spelling, or remove a filter. The kitchen is glad to help by phone too.
        </p>
        <button type="button" className={button('primary', 'mt-6')} onClick={showAll}>
          Show the whole menu
        </button>
      </div>
    )
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4">
      <span className="text-soft">
        <b className="font-semibold text-ink">{count}</b> {fit}
        {quoted}
      </span>
      <button
        type="button"
        className="inline-flex min-h-11 items-center font-semibold underline decoration-saffron decoration-2 underline-offset-4"
        onClick={showAll}
      >
        Show all
      </button>
    </p>
  )
}
