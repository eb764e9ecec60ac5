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
      <button type="button" className={button('quiet', 'w-fit px-4!')} onClick={asMonday}>
        <ToolIcon name="copy" /> Every day as on Monday
      </button>
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
      className="min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-paper px-2.5 tabular-nums aria-invalid:border-chilli"
      value={day[which]}
      onChange={(event) => onChange({ [which]: event.target.value })}
      onBlur={onLeave}
    />
  )
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 px-3 py-2 sm:py-1 sm:grid-cols-[7rem_6rem_minmax(0,1fr)] sm:px-4">
      <span className="font-semibold">{name}</span>
      <label className="flex min-h-11 cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          className="size-5 tick-box"
          aria-label={`${name} closed`}
          checked={day.closed}
          onChange={(event) => onChange({ closed: event.target.checked })}
        />
        Closed
      </label>
      {!day.closed && (
        <span className="flex items-center gap-2 max-sm:col-span-2 max-sm:pb-1">
          {time('open')}
          <span aria-hidden="true">–</span>
          {time('close')}
        </span>
      )}
      {words && (
        <p
          id={id}
          className={`col-span-full pb-1 text-sm sm:text-right ${problem ? 'font-semibold text-chilli' : 'text-soft'}`}
        >
          {words}
        </p>
      )}
    </li>
  )
}
