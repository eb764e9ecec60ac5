import type { ComponentProps } from 'react'
import { button } from '../../../ui/button.ts'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'

type ProveSelfProps = {
  hasPassword: boolean
  password: Omit<ComponentProps<typeof PasswordField>, 'label'>
  sentence: string | undefined
  /** Why it was refused. */
  code: string | undefined
  onSignIn: () => void
}

/** What an account changes or ends for good asks for: the password, or a fresh sign-in where there is none. */
export function ProveSelf({ hasPassword, password, sentence, code, onSignIn }: ProveSelfProps) {
  return (
    <>
      {hasPassword && <PasswordField label="Current Password" autoComplete="current-password" required {...password} />}
      <FormProblem sentence={sentence} className="empty:-mb-4" />
      {code === 'fresh_sign_in_needed' && (
        <button type="button" className={button('quiet')} onClick={onSignIn}>
          Sign in again
        </button>
      )}
    </>
  )
}
