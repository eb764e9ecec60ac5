import { shortDate } from '@sizzle/domain/hours/date-words.ts'
import { addDays, isLocalDate, type LocalDate } from '@sizzle/domain/hours/local-time.ts'
import { useId, useState } from 'react'
import { FilterSelect } from './filter-select.tsx'
import { type SetFilter, setFilter } from './set-filters.tsx'

type Range = 'any' | 'today' | 'week' | 'month' | 'dates'
/** The first and the last day that is looked at. */
type Days = { readonly from: LocalDate | undefined; readonly to: LocalDate | undefined }

const RANGES = [
  ['any', 'Any time'],
  ['today', 'Today'],
  ['week', 'Last 7 days'],
  ['month', 'Last 30 days'],
  ['dates', 'Dates…'],
] as const satisfies readonly (readonly [Range, string])[]

type RangeFilterProps = { filters: Days; today: LocalDate; onChange: (changed: Partial<Days>) => void }

/** When it was: the ranges that are asked for most, and two dates for whoever wants others. */
export function RangeFilter({ filters, today, onChange }: RangeFilterProps) {
  const { from, to } = filters
  const [isTyping, setTyping] = useState(false)
  const said = rangeOf(filters, today)
  const range = isTyping ? 'dates' : said
  const choose = (chosen: Range) => {
    setTyping(chosen === 'dates')
    if (chosen !== 'dates') onChange(daysOf(chosen, today))
  }
  return (
    <>
      <FilterSelect label="When" className="min-w-0 grow basis-36" value={range} options={RANGES} onChange={choose} />
      {range === 'dates' && (
        <>
          {/* Each says itself alone: the other may have changed since this was drawn. */}
          <Day label="From" value={from} most={to} onChange={(day) => onChange({ from: day })} />
          <Day label="To" value={to} least={from} onChange={(day) => onChange({ to: day })} />
        </>
      )}
    </>
  )
}

/** The days that the list is narrowed to, as the filter says them. */
export function setDays({ from, to }: Days, today: LocalDate, onChange: (days: Days) => void): readonly SetFilter[] {
  const onClear = () => onChange({ from: undefined, to: undefined })
  const range = rangeOf({ from, to }, today)
  if (range !== 'dates') return setFilter(RANGES, range, onClear)
  const ends = [from && `from ${shortDate(from, today)}`, to && `to ${shortDate(to, today)}`].filter(Boolean).join(' ')
  return [{ words: ends.replace(/^./, (letter) => letter.toUpperCase()), onClear }]
}

function daysOf(range: Exclude<Range, 'dates'>, today: LocalDate): Days {
  if (range === 'today') return { from: today, to: undefined }
  if (range === 'week') return { from: addDays(today, -6), to: undefined }
  return { from: range === 'month' ? addDays(today, -29) : undefined, to: undefined }
}

/** The range that an address says. */
function rangeOf({ from, to }: Days, today: LocalDate): Range {
  const ranges = ['any', 'today', 'week', 'month'] as const
  return (to === undefined && ranges.find((range) => daysOf(range, today).from === from)) || 'dates'
}

type DayProps = {
  label: string
  value: LocalDate | undefined
  least?: LocalDate | undefined
  most?: LocalDate | undefined
  onChange: (date: LocalDate | undefined) => void
}

/** Its label stands inside the frame, so that it takes the room of a select. */
function Day({ label, value, least, most, onChange }: DayProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 grow basis-36 items-center rounded-control border border-line-strong bg-raised has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <label htmlFor={id} className="shrink-0 pl-3 text-soft max-sm:text-sm">
        {label}
      </label>
      <input
        id={id}
        type="date"
        className="min-h-10.5 w-full min-w-0 rounded-control bg-transparent px-2 font-semibold outline-none max-sm:text-sm"
        value={value ?? ''}
        min={least}
        max={most}
        onChange={({ target }) => {
          if (target.value === '') onChange(undefined)
          else if (isLocalDate(target.value)) onChange(target.value)
        }}
      />
    </div>
  )
}
