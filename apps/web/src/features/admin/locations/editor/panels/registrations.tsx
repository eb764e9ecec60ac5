import { newId } from '../../../../../kit/new-id.ts'
import { button } from '../../../../../ui/button.ts'
import { Field } from '../../../../../ui/field.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import type { RegistrationRow } from '../location-draft.ts'
import type { LocationForm } from '../use-location-form.ts'

/** The location's numbers at the tax office. */
export function Registrations({ form }: { form: LocationForm }) {
  const { draft, set, problemAt } = form
  const rows = draft.taxRegistrations
  const problem = problemAt('taxRegistrations')
  const locked = form.lockedBecause('taxRegistrations')
  const put = (taxRegistrations: readonly RegistrationRow[]) => set({ taxRegistrations })
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">Tax registrations</legend>
      {rows.map((row) => (
        <Registration
          key={row.key}
          row={row}
          isWrong={problem !== undefined}
          isLocked={locked !== undefined}
          onChange={(changes) => put(rows.map((one) => (one.key === row.key ? { ...one, ...changes } : one)))}
          onLeave={() => form.check('taxRegistrations')}
          onRemove={() => put(rows.filter(({ key }) => key !== row.key))}
        />
      ))}
      {rows.length === 0 && (
        <p className="text-sm text-soft">
          None here: receipts have the GST/HST number that stands in Settings, and none where that is empty.
        </p>
      )}
      {problem && <p className="text-sm font-semibold text-chilli">{problem}</p>}
      {locked ? (
        <p className="text-sm text-soft">{locked}</p>
      ) : (
        <button
          type="button"
          className={button('quiet', 'w-fit px-4!')}
          onClick={() => put([...rows, { key: newId(), tax: '', number: '' }])}
        >
          <Icon name="plus" /> Add a number
        </button>
      )}
    </fieldset>
  )
}

type RegistrationProps = {
  row: RegistrationRow
  isWrong: boolean
  isLocked: boolean
  onChange: (changes: Partial<RegistrationRow>) => void
  onLeave: () => void
  onRemove: () => void
}

function Registration({ row, isWrong, isLocked, onChange, onLeave, onRemove }: RegistrationProps) {
  const own = { readOnly: isLocked, maxLength: 40, autoComplete: 'off', ...(isWrong && { 'aria-invalid': true }) }
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)_auto] items-end gap-3">
      <Field
        label="Tax"
        placeholder="HST"
        {...own}
        value={row.tax}
        onChange={(event) => onChange({ tax: event.target.value })}
      />
      <Field
        label="Number"
        placeholder="123456789 RT0001"
        {...own}
        value={row.number}
        onChange={(event) => onChange({ number: event.target.value })}
        onBlur={onLeave}
      />
      {!isLocked && (
        <button
          type="button"
          className="grid size-12 place-items-center rounded-control hover:bg-sunk"
          aria-label={`Remove the number of ${row.tax || 'this tax'}`}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}
