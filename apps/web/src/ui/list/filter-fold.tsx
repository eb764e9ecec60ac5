import { type ReactNode, useId, useState } from 'react'
import { button } from '../button.ts'
import { ToolIcon } from '../tool-icon.tsx'
import { OFF_FIELDS } from './not-loaded.ts'
import { type SetFilter, SetFilters } from './set-filters.tsx'

type FilterFoldProps = {
  /** Always in sight. */
  search: ReactNode
  /** The filters that are set: while the choices are folded away they stand below the search, to be removed. */
  set: readonly SetFilter[]
  /** On a phone the button is its sign alone, where the row holds more than the search. */
  isSign?: boolean
  /** Nothing could be loaded, and not for what is asked: there is nothing to search in. */
  isOff?: boolean
  /** Stands in the same row, behind the filters. */
  more?: ReactNode
  children: ReactNode
}

/** The search of a list with its filters beside it; where they have no room, one button opens them, and those that are set stand below it. */
export function FilterFold({ search, set, isSign = false, isOff = false, more, children }: FilterFoldProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <search className="@container min-w-[min(100%,26rem)] grow basis-0">
      <div className="flex flex-wrap items-center gap-3 max-sm:gap-2">
        <fieldset disabled={isOff} className={`contents ${OFF_FIELDS}`}>
          {search}
        </fieldset>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          disabled={isOff}
          className={button(
            'quiet',
            `px-4! aria-expanded:border-ink aria-expanded:bg-sunk ${isSign ? 'max-sm:min-w-11 max-sm:gap-1! max-sm:px-2!' : ''} @min-[40rem]:hidden`,
          )}
          onClick={() => setOpen(!isOpen)}
        >
          <ToolIcon name="filter" /> <span className={isSign ? 'max-sm:sr-only' : ''}>Filters</span>
        </button>
        {more}
        <SetFilters set={isOpen ? set.filter(({ isOnlyHere }) => isOnlyHere) : set} />
        <fieldset
          id={id}
          disabled={isOff}
          className={`min-w-0 basis-full flex-wrap gap-3 max-sm:gap-2 max-sm:*:grow ${isOpen ? 'flex' : 'hidden'} @min-[40rem]:contents ${OFF_FIELDS}`}
        >
          {children}
        </fieldset>
      </div>
    </search>
  )
}
