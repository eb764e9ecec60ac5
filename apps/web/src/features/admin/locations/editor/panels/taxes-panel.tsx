import { PROVINCES } from '@sizzle/domain/pricing/presets.ts'
import { type Choice, Choices } from '../../../../../ui/choices.tsx'
import { Field } from '../../../../../ui/field.tsx'
import { Select } from '../../../../../ui/form/select.tsx'
import type { LocationDraft } from '../location-draft.ts'
import type { LocationForm } from '../use-location-form.ts'
import { PROVINCE_CHOICES } from './contact-panel.tsx'
import { Registrations } from './registrations.tsx'
import { TaxLines } from './tax-lines.tsx'
import { TaxPreview } from './tax-preview.tsx'

type TaxKind = LocationDraft['taxKind']
const KINDS: readonly Choice<TaxKind>[] = [
  { value: 'postal', label: 'By postal code' },
  { value: 'preset', label: 'Of another province' },
  { value: 'own', label: 'Own rates' },
]

export function TaxesPanel({ form }: { form: LocationForm }) {
  const { draft, set, problemAt } = form
  const locked = form.lockedBecause('tax')
  const choices = KINDS.map((kind) => ({ ...kind, disabledBecause: kind.value === draft.taxKind ? undefined : locked }))
  return (
    <>
      <Choices
        legend="Where the taxes come from"
        className="sm:grid-cols-3"
        choices={choices}
        value={draft.taxKind}
        onChange={(taxKind) => set({ taxKind })}
      />
      {draft.taxKind === 'preset' && (
        <Select
          label="Taxes as in"
          className="max-w-80"
          value={draft.taxProvince}
          lockedBecause={locked}
          options={PROVINCE_CHOICES}
          onChange={(chosen) => set({ taxProvince: PROVINCES.find((one) => one === chosen) ?? draft.taxProvince })}
        />
      )}
      {draft.taxKind === 'own' && <TaxLines form={form} />}
      {problemAt('tax') && <p className="text-sm font-semibold text-chilli">{problemAt('tax')}</p>}
      <TaxPreview form={form} />
      <Field
        label="Legal name"
        maxLength={200}
        autoComplete="off"
        {...form.text('legalName', 'Printed on receipts beside the numbers below.')}
      />
      <Registrations form={form} />
    </>
  )
}
