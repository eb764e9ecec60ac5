import { localAt } from '@sizzle/domain/hours/local-time.ts'
import type { HoursException } from '@sizzle/domain/hours/opening-hours.ts'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { button } from '../../../../../ui/button.ts'
import { dateRowOf, inOrder, newDateRow } from '../../holidays/date-row.ts'
import { DatesEditor, toRow } from '../../holidays/dates-editor.tsx'
import { exceptionWords } from '../../holidays/exception-words.ts'
import type { LocationForm } from '../use-location-form.ts'

/** The location's own dates, and those of all locations, over which its own go. */
export function HolidaysPanel({ form }: { form: LocationForm }) {
  const { draft, set, problemAt, check, chainExceptions } = form
  const { date: today } = localAt(draft.timeZone, new Date())
  const parts = useRef<HTMLDivElement>(null)
  const overrule = (one: HoursException) => {
    const row = newDateRow({ ...dateRowOf(one, 0), closed: false })
    flushSync(() => set({ exceptions: inOrder(draft.exceptions, row) }))
    toRow(parts.current, row.key)
  }
  const ofChain = chainExceptions.filter(({ date }) => date >= today)
  return (
    <div ref={parts} className="grid gap-4">
      <DatesEditor
        rows={draft.exceptions}
        nothing="This location has no dates of its own ahead."
        today={today}
        problemAt={(at, part) => problemAt(`exceptions.${at}.${part}`)}
        onChange={(exceptions) => set({ exceptions })}
        onLeave={(at) => check(`exceptions.${at}`)}
      />
      {ofChain.length > 0 && (
        <section aria-label="From all locations" className="mt-2">
          <h4 className="font-semibold">From all locations</h4>
          <p className="text-sm text-soft">
            They hold here too, unless this location has hours of its own on that day.
          </p>
          <ul className="mt-2 divide-y divide-line rounded-control border border-line">
            {ofChain.map((one) => {
              const isOverridden = draft.exceptions.some(({ date }) => date === one.date)
              return (
                <li key={one.date} className="flex flex-wrap items-center gap-x-3 px-4 py-1.5">
                  <span className={`min-w-0 grow basis-64 py-2 ${isOverridden ? 'text-soft line-through' : ''}`}>
                    {exceptionWords(one, draft.hours)}
                  </span>
                  {isOverridden ? (
                    <span className="py-2 text-sm text-soft">Replaced by its own date</span>
                  ) : (
                    <button
                      type="button"
                      className={button('bare', 'px-3! max-sm:-ml-3')}
                      onClick={() => overrule(one)}
                    >
                      Other hours here<span className="sr-only"> on {one.date}</span>
                    </button>
                  )}
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </div>
  )
}
