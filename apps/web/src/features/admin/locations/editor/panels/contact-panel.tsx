import { PROVINCE_NAMES, provinceOfPostalCode } from '@sizzle/domain/locations/tax-preview.ts'
import { displayPhone } from '@sizzle/domain/people/phone.ts'
import { PROVINCES } from '@sizzle/domain/pricing/presets.ts'
import { FALLBACK_POSTAL_CODE } from '@sizzle/domain/pricing/tax.ts'
import { Field } from '../../../../../ui/field.tsx'
import { Select } from '../../../../../ui/form/select.tsx'
import type { LocationForm } from '../use-location-form.ts'
import { TimeZoneSelect } from './time-zone-select.tsx'

export const PROVINCE_CHOICES = PROVINCES.map((province) => [province, PROVINCE_NAMES[province]] as const)

export function ContactPanel({ form }: { form: LocationForm }) {
  const { draft, set, text, check, problemAt, lockedBecause } = form
  const phone = text('phone')
  // A place needs both: the first of the two is no mistake while the other is still empty.
  const latitude = {
    ...text('latitude', 'From a map, such as 45.3669.'),
    onBlur: () => draft.longitude !== '' && check('latitude'),
  }
  const longitude = {
    ...text('longitude', 'West is negative, such as -63.2755.'),
    onBlur: () => {
      check('longitude')
      if (draft.latitude !== '') check('latitude')
    },
  }
  return (
    // An email address and a province are longer than a postal code and a phone number.
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Field
        label="Address"
        required
        maxLength={200}
        className="sm:col-span-2"
        autoComplete="off"
        {...text('address')}
      />
      <Field
        label="Pincode"
        required
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        {...text('postalCode', `The postal code, such as ${FALLBACK_POSTAL_CODE}.`)}
      />
      <Select
        label="Province"
        value={draft.province}
        problem={problemAt('province')}
        lockedBecause={lockedBecause('province')}
        options={[['', byPostalCode(draft.postalCode)], ...PROVINCE_CHOICES]}
        onChange={(chosen) => set({ province: PROVINCES.find((one) => one === chosen) ?? '' })}
      />
      <Field
        label="Phone"
        type="tel"
        required
        maxLength={40}
        autoComplete="off"
        {...phone}
        onBlur={() => {
          set({ phone: displayPhone(draft.phone) })
          phone.onBlur()
        }}
        placeholder="(902) 555-0123"
      />
      <Field label="Email" type="email" required maxLength={100} autoComplete="off" {...text('email')} />
      <div className="grid items-start gap-4 min-[22rem]:grid-cols-2 sm:col-span-2">
        <Field label={form.isNew ? 'Latitude (optional)' : 'Latitude'} inputMode="decimal" {...latitude} />
        <Field label={form.isNew ? 'Longitude (optional)' : 'Longitude'} inputMode="decimal" {...longitude} />
      </div>
      <TimeZoneSelect form={form} />
    </div>
  )
}

/** What holds while nobody has chosen a province. */
function byPostalCode(postalCode: string): string {
  const province = provinceOfPostalCode(postalCode)
  return province ? `By postal code: ${PROVINCE_NAMES[province]}` : 'By postal code'
}
