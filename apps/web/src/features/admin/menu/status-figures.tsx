import { Skeleton } from '../../../ui/skeleton.tsx'
import { ToolIcon, type ToolIconName } from '../../../ui/tool-icon.tsx'
import type { MenuFilters } from './menu-filters.ts'
import type { ManagedItem } from './menu-query.ts'
import { isOnSaleNow, isSoldOutNow } from './sold-out/is-sold-out.ts'

type Availability = MenuFilters['availability']
type Status = {
  readonly filter: Exclude<Availability, 'all' | 'available'>
  readonly label: string
  readonly icon: ToolIconName
  readonly look: string
  readonly isOne: (item: ManagedItem) => boolean
}

/** Every dish is in one of them: together they are the menu. */
const STATUSES: readonly Status[] = [
  { filter: 'on-sale', label: 'On sale', icon: 'store', look: 'text-soft', isOne: isOnSaleNow },
  { filter: 'sold-out', label: 'Sold out', icon: 'ban', look: 'text-chilli', isOne: isSoldOutNow },
  {
    filter: 'unavailable',
    label: 'Hidden',
    icon: 'eye-off',
    look: 'text-soft',
    isOne: ({ isAvailable }) => !isAvailable,
  },
]

type StatusFiguresProps = {
  /** Undefined: not loaded yet. */
  items: readonly ManagedItem[] | undefined
  chosen: Availability
  onChoose: ((next: Availability) => void) | undefined
}

/** What guests can order of the whole menu and what they cannot, in figures that add up; a press shows those alone. */
export function StatusFigures({ items, chosen, onChoose }: StatusFiguresProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-3 md:grid-cols-2 divide-x divide-line max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-raised">
      <legend className="sr-only">Show only</legend>
      {STATUSES.map(({ filter, label, icon, look, isOne }) => {
        const count = items?.filter(isOne).length
        const isOn = chosen === filter
        return (
          <button
            key={filter}
            type="button"
            aria-pressed={isOn}
            disabled={!onChoose}
            // Wider than a phone, 'Available' stands beside it and the list of choices says the rest.
            className={`choice ${filter === 'on-sale' ? 'md:hidden' : ''} flex min-h-11 min-w-0 flex-wrap items-center gap-x-2 px-2 py-1 text-sm md:max-xl:flex-col md:max-xl:items-start md:max-xl:justify-center first:rounded-l-card max-sm:last:rounded-r-card hover:bg-sunk md:px-4`}
            title={isOn ? 'Show all items again' : `Show what is ${label.toLowerCase()}`}
            onClick={() => onChoose?.(isOn ? 'all' : filter)}
          >
            <span
              className={`flex items-center gap-x-2 whitespace-nowrap md:max-xl:gap-x-1.5 ${isOn ? '' : 'text-soft'}`}
            >
              <ToolIcon name={icon} className={`size-4 ${isOn || count === 0 ? '' : look}`} />
              {label}
            </span>{' '}
            {count === undefined ? (
              <Skeleton className="my-1 inline-block! h-4 w-4" />
            ) : (
              <span
                className={`price text-base ${count === 0 && !isOn ? 'text-soft' : 'underline decoration-line-strong underline-offset-4'}`}
              >
                {count.toLocaleString('en-CA')}
              </span>
            )}
          </button>
        )
      })}
    </fieldset>
  )
}
