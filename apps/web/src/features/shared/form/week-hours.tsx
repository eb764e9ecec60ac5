import type { WeeklySchedule } from '@sizzle/domain/hours/schedule.ts'
import { Field } from '../../../ui/field.tsx'
import { Wrong } from '../../../ui/form/wrong.tsx'
import { WeekGrid } from '../../../ui/week-grid.tsx'

type WeekHoursProps = {
  label: string
  schedule: WeeklySchedule
  /** What is wrong at 'schedule', 'schedule.days.monday.0' or 'schedule.dates'. */
  problemAt: (field: string) => string | undefined
  onChange: (schedule: WeeklySchedule) => void
  /** This field was left. */
  onLeave: (field: string) => void
}

/** The times of a week, and the part of the year in which they hold. */
export function WeekHours({ label, schedule, problemAt, onChange, onLeave }: WeekHoursProps) {
  const { days, from, until } = schedule
  const datesProblem = problemAt('schedule.dates')
  return (
    <>
      <div>
        <WeekGrid
          label={label}
          week={days}
          problemAt={(field) => problemAt(`schedule.${field}`)}
          onChange={(week) => onChange({ ...schedule, days: week })}
          onLeave={() => onLeave('schedule')}
        />
        <Wrong sentence={problemAt('schedule')} />
      </div>
      <fieldset>
        <legend className="font-semibold">Only for a part of the year (optional)</legend>
        <div className="mt-2 grid max-w-120 grid-cols-2 gap-4">
          <Field
            label="First day"
            type="date"
            value={from ?? ''}
            aria-invalid={datesProblem ? true : undefined}
            onChange={({ target }) => onChange({ ...schedule, from: target.value || null })}
            onBlur={() => onLeave('schedule.dates')}
          />
          <Field
            label="Last day"
            type="date"
            value={until ?? ''}
            problem={datesProblem}
            onChange={({ target }) => onChange({ ...schedule, until: target.value || null })}
            onBlur={() => onLeave('schedule.dates')}
          />
        </div>
      </fieldset>
    </>
  )
}
