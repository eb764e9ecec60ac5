import { isLocalTime, WEEKDAYS, type Weekday } from '@sizzle/domain/hours/local-time.ts'
import type { DayHours } from '@sizzle/domain/hours/opening-hours.ts'
import { useId } from 'react'
import { button } from '../../../../../ui/button.ts'
import { Field } from '../../../../../ui/field.tsx'
import { ToolIcon } from '../../../../../ui/tool-icon.tsx'
import type { LocationForm } from '../use-location-form.ts'
import { hoursInWords } from './hours-words.ts'

const nameOf = (weekday: Weekday) => weekday.slice(0, 1).toUpperCase() + weekday.slice(1)

export function HoursPanel({ form }: { form: LocationForm }) {
  const { draft, set, text, problemAt, check } = form
  const change = (weekday: Weekday, changes: Partial<DayHours>) =>
    set({ hours: { ...draft.hours, [weekday]: { ...draft.hours[weekday], ...changes } } })
  const asMonday = () => set({ hours: { ...draft.hours, ...sameForAll(draft.hours.monday) } })
  return (
    <>
      <div>
        <p aria-hidden="true" className="mb-1 pr-3 text-right text-sm text-soft sm:hidden">
          Closed
        </p>
        <ul className="divide-y divide-line rounded-control border border-line">
          {WEEKDAYS.map((weekday) => (
            <Day
              key={weekday}
              name={nameOf(weekday)}
              day={draft.hours[weekday]}
              problem={problemAt(`hours.${weekday}`)}
              isIncomplete={problemAt('hours') !== undefined}
              onChange={(changes) => change(weekday, changes)}
              onLeave={() => check('hours')}
            />
          ))}
        </ul>
      </div>
      <button type="button" className={button('quiet', 'w-fit px-4!')} onClick={asMonday}>
        <ToolIcon name="copy" /> Every day as on Monday
      </button>
      {problemAt('hours') && <p className="text-sm font-semibold text-chilli">{problemAt('hours')}</p>}
      <Field
        label="End of the business day"
        type="time"
        className="max-w-80"
        {...text('dayEndsAt', 'Orders before this time count for the day before. No closing time can be later.')}
        onBlur={() => {
          check('dayEndsAt')
          check('hours')
        }}
      />
    </>
  )
}

function sameForAll(day: DayHours): Record<Weekday, DayHours> {
  // One entry for each weekday, which the type of fromEntries does not say.
  return Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, day])) as Record<Weekday, DayHours>
}

type DayProps = {
  name: string
  day: DayHours
  problem: string | undefined
  /** Some day misses a time: the empty fields are marked. */
  isIncomplete: boolean
  onChange: (changes: Partial<DayHours>) => void
  onLeave: () => void
}

function Day({ name, day, problem, isIncomplete, onChange, onLeave }: DayProps) {
  const id = useId()
  const words = problem ?? hoursInWords(day)
  const time = (which: 'open' | 'close') => (
    <input
      type="time"
      aria-label={`${name} ${which === 'open' ? 'opens' : 'closes'}`}
      aria-describedby={words ? id : undefined}
      aria-invalid={problem !== undefined || (isIncomplete && !isLocalTime(day[which])) || undefined}
      className="min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-raised px-2.5 tabular-nums max-sm:px-2 max-sm:[&::-webkit-calendar-picker-indicator]:hidden aria-invalid:border-chilli"
      value={day[which]}
      onChange={(event) => onChange({ [which]: event.target.value })}
      onBlur={onLeave}
    />
  )
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)_2.75rem] items-center gap-x-2 py-1 pl-3 sm:grid-cols-[7rem_6rem_minmax(0,1fr)] sm:gap-x-4 sm:px-4">
      <span className="font-semibold">
        <span aria-hidden="true" className="sm:hidden">
          {name.slice(0, 3)}
        </span>
        <span className="max-sm:sr-only">{name}</span>
      </span>
      <label className="flex min-h-11 cursor-pointer items-center gap-2 max-sm:order-1 max-sm:justify-center">
        <input
          type="checkbox"
          className="size-5 tick-box"
          aria-label={`${name} closed`}
          checked={day.closed}
          onChange={(event) => onChange({ closed: event.target.checked })}
        />
        <span className="max-sm:hidden">Closed</span>
      </label>
      {day.closed ? (
        <span className="text-soft sm:hidden">Closed</span>
      ) : (
        <span className="flex items-center gap-1 sm:gap-2">
          {time('open')}
          <span aria-hidden="true">–</span>
          {time('close')}
        </span>
      )}
      {words && (
        <p
          id={id}
          className={`col-span-full pr-3 pb-1 text-sm max-sm:order-2 sm:pr-0 sm:text-right ${problem ? 'font-semibold text-chilli' : 'text-soft'}`}
        >
          {words}
        </p>
      )}
    </li>
  )
}
