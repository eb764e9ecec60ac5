import type { WeeklySchedule } from '@sizzle/domain/hours/schedule.ts'
import { useState } from 'react'
import { type Choice, Choices } from '../../../../ui/choices.tsx'
import { NO_HOURS } from '../../../../ui/week-words.ts'
import { WeekHours } from '../../../shared/form/week-hours.tsx'

type OwnHoursProps = {
  legend: string
  /** What holds without hours of its own. */
  otherwise: { readonly label: string; readonly hint: string }
  schedule: WeeklySchedule | null
  problemAt: (field: string) => string | undefined
  onChange: (schedule: WeeklySchedule | null) => void
  onLeave: (field: string) => void
}

/** Hours of a dish or a category, or none of its own. */
export function OwnHours({ legend, otherwise, schedule, problemAt, onChange, onLeave }: OwnHoursProps) {
  // What was entered comes back when somebody changes their mind twice.
  const [entered, setEntered] = useState(schedule ?? NO_HOURS)
  const change = (next: WeeklySchedule) => {
    setEntered(next)
    onChange(next)
  }
  const choices = [
    { value: 'none', ...otherwise },
    { value: 'own', label: 'Hours of its own' },
  ] as const satisfies readonly Choice<string>[]
  return (
    <>
      <Choices
        legend={legend}
        className="sm:grid-cols-2"
        choices={choices}
        value={schedule ? 'own' : 'none'}
        onChange={(chosen) => onChange(chosen === 'own' ? entered : null)}
      />
      {schedule && (
        <WeekHours label="Hours" schedule={schedule} problemAt={problemAt} onChange={change} onLeave={onLeave} />
      )}
    </>
  )
}
