import type { ComponentProps } from 'react'
import { Field } from '../../../ui/field.tsx'

/** The address that an account is known by. `autoComplete` says whether a known one is meant or a new one. */
export function AccountEmailField(props: Omit<ComponentProps<typeof Field>, 'label'>) {
  return (
    <Field
      label="Email Address"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
    />
  )
}
