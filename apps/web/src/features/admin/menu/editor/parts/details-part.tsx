import { Field } from '../../../../../ui/field.tsx'
import { Check } from '../../../../../ui/form/check.tsx'
import { Select } from '../../../../../ui/form/select.tsx'
import { Unit } from '../../../../../ui/form/unit.tsx'
import { TextArea } from '../../../../../ui/text-area.tsx'
import { taxChoices } from '../../tax-words.ts'
import type { ItemForm } from '../use-item-form.ts'

// The eye has the unit inside the field.
const IN_DOLLARS = <span className="sr-only">In Canadian dollars.</span>
const IN_MINUTES = <span className="sr-only">In minutes.</span>

export function DetailsPart({ form }: { form: ItemForm }) {
  const { draft, item, place, set, text, problemAt, check } = form
  const choices = place.categories.map(({ id, name }) => [id, name] as const)
  const unchosen = draft.category === '' ? [['', 'Please choose'] as const] : []
  const taxedAs = taxChoices(draft.taxClass)
  return (
    <>
      <Field label="Name" required maxLength={400} autoComplete="off" {...text('name')} />
      <TextArea
        label="Description"
        required
        rows={3}
        className="[&_textarea]:field-sizing-content [&_textarea]:max-h-80 [&_textarea]:min-h-24"
        {...text('description')}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <Select
          label="Category"
          value={draft.category}
          options={[...unchosen, ...choices]}
          problem={problemAt('category')}
          onBlur={() => check('category')}
          onChange={(category) => set({ category })}
        />
        <Field
          label="Price"
          required
          inputMode="decimal"
          autoComplete="off"
          placeholder="12.95"
          readOnly={item?.hasSizes === true}
          {...text('price')}
          hint={
            item?.hasSizes
              ? 'It has sizes: it costs what the size that is chosen first costs, which stands in that group of options.'
              : IN_DOLLARS
          }
          extra={<Unit unit="CAD" />}
        />
        <Field
          label="Preparation time"
          inputMode="numeric"
          {...text('prepTime')}
          hint={IN_MINUTES}
          extra={<Unit unit="min" />}
        />
        <Select
          label="Taxed as"
          value={draft.taxClass}
          options={taxedAs}
          problem={problemAt('taxClass')}
          onChange={(chosen) => {
            const found = taxedAs.find(([one]) => one === chosen)
            if (found) set({ taxClass: found[0] })
          }}
        />
      </div>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Check
          label="Available"
          hint="Otherwise guests cannot order it."
          checked={draft.isAvailable}
          onChange={(isAvailable) => set({ isAvailable })}
        />
        <Check
          label="Popular"
          hint="It is marked as a favourite."
          checked={draft.isPopular}
          onChange={(isPopular) => set({ isPopular })}
        />
      </div>
    </>
  )
}
