import type { ReactNode } from 'react'
import { Field } from '../../../../../ui/field.tsx'
import { Check } from '../../../../../ui/form/check.tsx'
import type { LocationForm } from '../use-location-form.ts'
import { IdField } from './id-field.tsx'
import { useMadeId } from './use-made-id.ts'

export function GeneralPanel({ form }: { form: LocationForm }) {
  const { draft, isNew, text } = form
  const made = useMadeId(form)
  /** A new one says what can be left for later. */
  const optional = (label: string) => (isNew ? `${label} (optional)` : label)
  /** It is what one looks for in a location that is there, and the last step of a new one. */
  const active = (
    <div className="col-span-2">
      <Check
        label="Active Location"
        hint={
          form.lockedBecause('isActive') ??
          (isNew
            ? 'Turn it on once its menu is ready: until then it is not on the site.'
            : 'An inactive location is not on the site and takes no orders.')
        }
        disabled={form.lockedBecause('isActive') !== undefined}
        checked={draft.isActive}
        onChange={(isActive) => form.set({ isActive })}
      />
    </div>
  )
  return (
    <div className="grid min-[20rem]:grid-cols-2 items-start gap-4">
      {!isNew && active}
      <Field
        label="Location Name"
        required
        maxLength={100}
        className="col-span-2"
        {...text('name')}
        onBlur={() => {
          form.check('name')
          made.makeFirst()
        }}
      />
      <IdField form={form} made={made} />
      <Field
        label={optional('Order Code')}
        className={isNew ? 'max-lg:col-span-2' : ''}
        maxLength={4}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        {...text('code', isNew ? orderHint('', ' Leave empty and it is made from the name.') : orderHint(draft.code))}
        value={draft.code.toUpperCase()}
      />
      <Field
        label={optional('Manager')}
        // Beside a number and a date, which stand in one row.
        className={isNew ? 'sm:max-lg:col-span-2' : 'sm:col-span-2'}
        maxLength={100}
        autoComplete="off"
        {...text('manager')}
      />
      <Field label={optional('Capacity')} inputMode="numeric" {...text('capacity', 'How many guests can sit.')} />
      <Field label={optional('Opening Date')} type="date" className="max-sm:col-span-2" {...text('openingDate')} />
      {isNew && active}
    </div>
  )
}

/** An order number stays in one line. */
function orderHint(code: string, more = ''): ReactNode {
  return (
    <>
      Starts every order number, such as <span className="whitespace-nowrap">{code.toUpperCase() || 'TRU'}-042.</span>
      {more}
    </>
  )
}
