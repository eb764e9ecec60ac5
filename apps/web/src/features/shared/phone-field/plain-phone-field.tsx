import { Field } from '../../../ui/field.tsx'

export type PhoneFieldProps = {
  value: string
  problem: string | undefined
  hint?: string
  isOptional?: boolean
  onLeave?: (() => void) | undefined
  onChange: (phone: string) => void
}

/** Where the international field could not be fetched: nobody is kept from ordering or booking by that. */
export function PlainPhoneField({ value, problem, hint, isOptional = false, onLeave, onChange }: PhoneFieldProps) {
  return (
    <Field
      label="Phone Number"
      name="phone"
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      required={!isOptional}
      hint={hint}
      value={value}
      problem={problem}
      onBlur={onLeave}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
