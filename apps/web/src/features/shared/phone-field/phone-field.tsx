import 'intl-tel-input/styles'
import './phone-field.css'
import IntlTelInput, { intlTelInput } from '@intl-tel-input/react/with-utils'
import { useId } from 'react'
import { FieldProblem } from '../../../ui/field-problem.tsx'
import type { PhoneFieldProps } from './plain-phone-field.tsx'

// By their area codes the countries of +1 take over from one another while the first digits are typed: the flag would change
// under the hand. They have one code, so the flag that stands or was chosen stays.
for (const country of intlTelInput.getAllCountries()) if (country.dialCode === '1') country.areaCodes = null

const PREFERRED: ('ca' | 'us' | 'gb')[] = ['ca', 'us', 'gb']

// Its own words would name the button like the field beside it.
const WORDS = {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the library fills these in
  selectedCountryAriaLabel: '${dialCode} ${countryName}, change country',
  searchPlaceholder: 'Search countries',
}

/** International, Canada first, then the United States and the United Kingdom, with search (people 20). */
export function PhoneField({ value, problem, hint, isOptional = false, onLeave, onChange }: PhoneFieldProps) {
  const id = useId()
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="phone-field">
      <label htmlFor={id} className="mb-1 block font-semibold">
        Phone Number
      </label>
      <IntlTelInput
        value={value}
        onChangeNumber={onChange}
        initialCountry="ca"
        countryOrder={PREFERRED}
        countrySearch
        uiTranslations={WORDS}
        separateDialCode
        customPlaceholder={(example, country) => (country?.iso2 === 'ca' ? '902-555-0123' : example)}
        strictMode={false}
        inputProps={{
          id,
          name: 'phone',
          autoComplete: 'tel',
          inputMode: 'tel',
          onBlur: onLeave,
          required: !isOptional,
          'aria-invalid': problem ? true : undefined,
          'aria-describedby': described || undefined,
        }}
      />
      <FieldProblem id={`${id}-problem`} problem={problem} />
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-pretty text-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
