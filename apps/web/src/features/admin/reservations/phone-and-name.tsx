import type { ReactNode } from 'react'
import { Field } from '../../../ui/field.tsx'

type Contact = { readonly phone: string; readonly name: string }

type PhoneAndNameProps = {
  contact: Contact
  problems: { readonly phone?: string | undefined; readonly name?: string | undefined }
  /** What is known of who has that number. */
  hint?: ReactNode
  className?: string
  onChange: (change: Partial<Contact>) => void
}

/** The number first: it says who calls. Side by side also on a phone, as the day and the guests above them. */
export function PhoneAndName({ contact, problems, hint, className = '', onChange }: PhoneAndNameProps) {
  return (
    <div className="@container">
      <div className={`grid items-start gap-x-2 gap-y-4 @min-[17rem]:grid-cols-2 ${className}`}>
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
