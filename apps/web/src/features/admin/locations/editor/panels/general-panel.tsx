import { Field } from '../../../../../ui/field.tsx'
import { Check } from '../../../../../ui/form/check.tsx'
import type { LocationForm } from '../use-location-form.ts'
import { IdField } from './id-field.tsx'

export function GeneralPanel({ form }: { form: LocationForm }) {
  const { draft, isNew, text } = form
  /** A new one says what can be left for later. */
  const optional = (hint: string) => [isNew && 'Optional.', hint].filter(Boolean).join(' ')
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <Field label="Location Name" required maxLength={100} className="col-span-2" {...text('name')} />
      <IdField form={form} />
      <Field
        label="Order code"
        maxLength={4}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        {...text(
          'code',
          isNew
            ? 'Order numbers begin with it: TRU-042. Left empty, it is taken from the name.'
            : orderHint(draft.code),
        )}
        value={draft.code.toUpperCase()}
      />
      <Field label="Manager" maxLength={100} autoComplete="off" {...text('manager', optional('Who runs it.'))} />
      <Field
        label="Capacity"
        inputMode="numeric"
        {...text('capacity', optional('How many guests there is room for.'))}
      />
      <Field label="Opening Date" type="date" {...text('openingDate', optional(''))} />
      {/* As high as a label, so that it stands beside the field and not beside its name. */}
      <div className="pt-7.5">
        <Check
          label="Active Location"
          hint={form.lockedBecause('isActive') ?? 'An inactive location is not on the site and takes no orders.'}
          disabled={form.lockedBecause('isActive') !== undefined}
          checked={draft.isActive}
          onChange={(isActive) => form.set({ isActive })}
        />
      </div>
    </div>
  )
}

function orderHint(code: string): string {
  return `Order numbers begin with it: ${code.toUpperCase() || 'TRU'}-042.`
}
