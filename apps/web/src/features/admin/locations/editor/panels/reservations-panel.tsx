import { Field } from '../../../../../ui/field.tsx'
import { SHORT_FIELD, Unit } from '../../../../../ui/form/unit.tsx'
import type { LocationForm } from '../use-location-form.ts'

export function ReservationsPanel({ form: { text } }: { form: LocationForm }) {
  const minutes = <Unit unit="min" />
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      <Field
        label="Guests per time"
        className={SHORT_FIELD}
        inputMode="numeric"
        extra={<Unit unit="guests" />}
        {...text('slotCapacity', 'How many guests can book for the same time.')}
      />
      <Field
        label="Minutes between times"
        className={SHORT_FIELD}
        inputMode="numeric"
        extra={minutes}
        {...text('slotMinutes', '30 gives 5 p.m., 5:30 p.m. and so on.')}
      />
      <Field
        label="Minutes ahead"
        className={SHORT_FIELD}
        inputMode="numeric"
        extra={minutes}
        {...text('noticeMinutes', 'How long before its time a table must be booked.')}
      />
    </div>
  )
}
