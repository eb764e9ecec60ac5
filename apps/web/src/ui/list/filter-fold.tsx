import { type ReactNode, useId, useState } from 'react'
import { button } from '../button.ts'
import { ToolIcon } from '../tool-icon.tsx'

type FilterFoldProps = {
  /** Always in sight. */
  search: ReactNode
  /** How many of the filters are set. */
  count: number
  /** On a phone the button is its sign alone, where the row holds more than the search. */
  isSign?: boolean
  /** Stands in the same row, behind the filters. */
  more?: ReactNode
  children: ReactNode
}

/** The search of a list with its filters beside it; where they have no room, one button opens them and says how many are set. */
export function FilterFold({ search, count, isSign = false, more, children }: FilterFoldProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <search className="@container min-w-[min(100%,26rem)] grow basis-0">
      <div className="flex flex-wrap items-center gap-3 max-sm:gap-2">
        {search}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className={button(
            'quiet',
            `px-4! aria-expanded:border-saffron aria-expanded:bg-saffron-soft ${isSign ? 'max-sm:min-w-11 max-sm:gap-1! max-sm:px-2!' : ''} @min-[40rem]:hidden`,
          )}
          onClick={() => setOpen(!isOpen)}
        >
          <ToolIcon name="filter" /> <span className={isSign ? 'max-sm:sr-only' : ''}>Filters</span>{' '}
          {count > 0 && (
            <span className="grid size-6 place-items-center rounded-full bg-ink text-sm text-paper tabular-nums">
              {count}
              <span className="sr-only"> set</span>
            </span>
          )}
        </button>
        {more}
        <div
          id={id}
          className={`basis-full flex-wrap gap-3 max-sm:*:grow ${isOpen ? 'flex' : 'hidden'} @min-[40rem]:contents`}
        >
          {children}
        </div>
      </div>
    </search>
  )
}
