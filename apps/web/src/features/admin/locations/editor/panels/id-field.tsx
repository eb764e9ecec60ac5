import { MAX_LOCATION_ID, stripLocationId } from '@sizzle/domain/locations/location-id.ts'
import { useQuery } from '@tanstack/react-query'
import { Field } from '../../../../../ui/field.tsx'
import { idQuery } from '../../locations-query.ts'
import type { LocationForm } from '../use-location-form.ts'
import type { useMadeId } from './use-made-id.ts'
import { useSettled } from './use-settled.ts'

type IdFieldProps = { form: LocationForm; made: ReturnType<typeof useMadeId> }

/** Chosen once. While it is typed the server is asked whether it is free. */
export function IdField({ form, made }: IdFieldProps) {
  if (!form.isNew)
    return <Field label="Location ID" readOnly value={form.draft.id} hint="Cannot be changed after creation" />
  return <NewIdField form={form} made={made} />
}

function NewIdField({ form, made }: IdFieldProps) {
  const { draft, problemAt, set, text } = form
  const id = useSettled(draft.id)
  const { data } = useQuery(idQuery(id))
  const said = id === draft.id && id !== '' ? data : undefined
  return (
    <Field
      label="Location ID"
      required
      maxLength={MAX_LOCATION_ID}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      {...text('id')}
      problem={problemAt('id') ?? (said && !said.isValid ? said.text : undefined)}
      hint={
        <span role="status" className={said?.isValid ? 'font-semibold text-coriander' : ''}>
          {said?.isValid
            ? said.text
            : 'For the menu’s address, such as /menu/truro: a-z, numbers and hyphens. It cannot be changed later.'}
        </span>
      }
      className="col-span-2"
      onChange={(event) => set({ id: stripLocationId(event.target.value) })}
      extra={
        <button
          type="button"
          // At the right end of the label's line: inside the field it would read as what is entered.
          className="absolute right-0 bottom-full mb-1 font-semibold underline decoration-line-strong underline-offset-4 after:absolute after:-inset-x-2 after:-top-3.5 after:-bottom-1.5 hover:decoration-ink"
          title="Make the ID from the name"
          aria-disabled={made.isMaking || undefined}
          onClick={made.make}
        >
          Make from name
        </button>
      }
    />
  )
}
