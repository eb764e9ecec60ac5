import { Field } from '../../../ui/field.tsx'

type PhoneFieldProps = { value: string; problem: string | undefined; onChange: (phone: string) => void }

/** Where the international field could not be fetched: nobody is kept from ordering by that. */
export function PlainPhoneField({ value, problem, onChange }: PhoneFieldProps) {
  return (
    <Field
      label="Phone Number"
      name="phone"
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      required
      value={value}
      problem={problem}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
