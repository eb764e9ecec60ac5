import { Field } from '../../../../../ui/field.tsx'
import { Check } from '../../../../../ui/form/check.tsx'
import { DollarField } from '../../../../../ui/form/dollar-field.tsx'
import { Select } from '../../../../../ui/form/select.tsx'
import { Unit } from '../../../../../ui/form/unit.tsx'
import { Wrong } from '../../../../../ui/form/wrong.tsx'
import { TextArea } from '../../../../../ui/text-area.tsx'
import { taxChoices } from '../../tax-words.ts'
import type { ItemForm } from '../use-item-form.ts'
import { ChosenPhotoPlace, PhotoSquare } from './photo-place.tsx'

// The eye has the unit inside the field.
const IN_MINUTES = <span className="sr-only">In minutes.</span>

export function DetailsPart({ form }: { form: ItemForm }) {
  const { draft, item, place, set, text, problemAt, check } = form
  const choices = place.categories.map(({ id, name }) => [id, name] as const)
  const unchosen = draft.category === '' ? [['', 'Please choose'] as const] : []
  const taxedAs = taxChoices(draft.taxClass)
  return (
    <>
      <ChosenPhotoPlace form={form} />
      <div className="flex flex-wrap items-start gap-x-4">
        {!form.photo.chosen && <PhotoSquare form={form} />}
        <div className="min-w-0 grow basis-44">
          <Field label="Name" required maxLength={400} autoComplete="off" {...text('name')} />
        </div>
        <div className="flex gap-x-5 max-lg:basis-full lg:pt-7">
          <Check label="Available" checked={draft.isAvailable} onChange={(isAvailable) => set({ isAvailable })} />
          <Check label="Popular" checked={draft.isPopular} onChange={(isPopular) => set({ isPopular })} />
        </div>
      </div>
      <Wrong sentence={form.photo.problem} />
      <TextArea
        label="Description"
        required
        rows={2}
        // No higher than its words, so that the next part peeks out below.
        className="[&_textarea]:field-sizing-content [&_textarea]:max-h-80 [&_textarea]:min-h-16"
        {...text('description')}
      />
      <div className="grid items-start gap-4 min-[18rem]:grid-cols-2">
        <Select
          label="Category"
          value={draft.category}
          options={[...unchosen, ...choices]}
          problem={problemAt('category')}
          onBlur={() => check('category')}
          onChange={(category) => set({ category })}
        />
        <DollarField
          label="Price"
          required
          placeholder="0.00"
          readOnly={item?.hasSizes === true}
          {...text('price')}
          hint={
            item?.hasSizes
              ? 'It has sizes: it costs what the size that is chosen first costs, which stands in that group of options.'
              : undefined
          }
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
    </>
  )
}
