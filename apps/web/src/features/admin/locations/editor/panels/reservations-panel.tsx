import { Field } from '../../../../../ui/field.tsx'
import type { LocationForm } from '../use-location-form.ts'

export function ReservationsPanel({ form: { text } }: { form: LocationForm }) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field label="Guests per time" inputMode="numeric" {...text('slotCapacity')} />
      <Field label="Minutes between times" inputMode="numeric" {...text('slotMinutes')} />
      <Field label="Notice in minutes" inputMode="numeric" {...text('noticeMinutes')} />
    </div>
  )
}
