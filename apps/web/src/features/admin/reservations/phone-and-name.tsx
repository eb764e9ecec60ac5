import type { ReactNode } from 'react'
import { Field } from '../../../ui/field.tsx'
import { NUMBER_AND_NAME } from '../../shared/known-guest/known-guest-lines.tsx'

type Contact = { readonly phone: string; readonly name: string }

type PhoneAndNameProps = {
  contact: Contact
  problems: { readonly phone?: string | undefined; readonly name?: string | undefined }
  /** What is known of who has that number. */
  hint?: ReactNode
  className?: string
  onChange: (change: Partial<Contact>) => void
}

/** The number first: it says who calls. */
export function PhoneAndName({ contact, problems, hint, className = '', onChange }: PhoneAndNameProps) {
  return (
    <div className="@container">
      <div className={`${NUMBER_AND_NAME} gap-y-4 ${className}`}>
        <Field
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          required
          value={contact.phone}
          problem={problems.phone}
          hint={hint}
          onChange={({ target: { value } }) => onChange({ phone: value })}
        />
        <Field
          label="Name"
          autoComplete="off"
          required
          value={contact.name}
          problem={problems.name}
          onChange={({ target: { value } }) => onChange({ name: value })}
        />
      </div>
    </div>
  )
}
