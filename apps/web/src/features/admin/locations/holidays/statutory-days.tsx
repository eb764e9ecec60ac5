import { weekdayDate } from '@sizzle/domain/hours/dates-ahead.ts'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { button } from '../../../../ui/button.ts'
import { Icon } from '../../../../ui/icon.tsx'

type Day = { readonly date: string; readonly name: string }
type StatutoryDaysProps = {
  /** Those that are not in the list. */
  days: readonly Day[]
  onAdd: (days: readonly Day[]) => void
}

/** The statutory days to come, each added as closed by one press, or all of them. */
export function StatutoryDays({ days, onAdd }: StatutoryDaysProps) {
  const list = useRef<HTMLUListElement>(null)
  if (days.length === 0) return null
  // The button goes with the day: the next one, or the last, takes its focus.
  const add = (day: Day, at: number) => {
    flushSync(() => onAdd([day]))
    const left = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = left[at] ?? left.at(-1)
    next?.focus()
  }
  return (
    <section aria-label="Statutory days">
      <h3 className="font-semibold">Statutory days of the next twelve months</h3>
      <p className="text-sm text-soft">A press adds the day as closed.</p>
      {days.length > 1 && (
        <button type="button" className={button('quiet', 'mt-2 w-full')} onClick={() => onAdd(days)}>
          Add all {days.length} as closed
        </button>
      )}
      <ul ref={list} className="mt-2 divide-y divide-line rounded-control border border-line">
        {days.map((day, at) => (
          <li key={day.date}>
            <button
              type="button"
              className="flex min-h-11 w-full items-center gap-3 px-3.5 py-1.5 text-left hover:bg-sunk"
              onClick={() => add(day, at)}
            >
              <span className="min-w-0 grow leading-snug">
                <span className="sr-only">Add </span>
                <span className="block font-semibold">{day.name}</span>{' '}
                <span className="block text-sm text-soft">{weekdayDate(day.date)}</span>
              </span>
              <Icon name="plus" className="size-5 shrink-0 text-soft" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
