import { type DishFilters, NO_FILTERS } from '@sizzle/domain/menu/dish-filters.ts'
import { button } from '../../../ui/button.ts'
import { DeadEnd } from '../../../ui/dead-end.tsx'

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
      <>
        {words && (
          <p aria-hidden="true" className="menu-found flex items-center text-soft max-md:hidden">
            <span>0 dishes match</span>
          </p>
        )}
        <DeadEnd
          isPart
          title={`Nothing on this menu matches${quoted}`}
          call="The kitchen is glad to help:"
          way={
            <button type="button" className={button('primary')} onClick={showAll}>
              Show the whole menu
            </button>
          }
        >
          <p>Try fewer words or another spelling, or remove a filter.</p>
        </DeadEnd>
      </>
    )
  return (
    <p className={`mt-2.5 flex flex-wrap items-center gap-x-4 sm:mt-4 ${words ? 'menu-found -mb-2.5 sm:-mb-1.5' : ''}`}>
      {/* What was searched for is one list, and this is its heading to the eye. */}
      <span className={words ? 'font-display text-xl font-semibold sm:text-2xl' : 'text-soft'}>
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
