import { CODE_REQUIRED, readCode } from '@sizzle/domain/people/second-factor.ts'
import { problemsOf } from '@sizzle/domain/problem.ts'
import { useState } from 'react'
import { BRAND } from '../../../brand/brand.ts'
import { api } from '../../../kit/api.ts'
import type { Session } from '../../../kit/session/session.ts'
import { arrive } from '../../../kit/session/sign-in.ts'
import { useForm } from '../../../kit/use-form.ts'
import { button } from '../../../ui/button.ts'
import { Field } from '../../../ui/field.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'

/** A code of the app, or a recovery code. */
export function CodeForm({ onSignedIn }: { onSignedIn: (session: Session) => void }) {
  const [isRecovering, setRecovering] = useState(false)
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => problemsOf([['code', readCode(code) === undefined && CODE_REQUIRED]]),
    send: async (fields, key) => {
      await api.post('/signInWithCode', fields, key)
      onSignedIn(await arrive())
    },
    atField: { wrong_code: 'code' },
  })
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={form.submit}>
      <p>
        {isRecovering
          ? 'Enter one of the recovery codes that you kept when you set up your second step. It works once.'
          : `Enter the 6 digits that your authenticator app shows for ${BRAND.name}.`}
      </p>
      <FormProblem sentence={form.sentence} className="empty:-mb-4" />
      <Field
        key={isRecovering ? 'recovery' : 'app'}
        label={isRecovering ? 'Recovery code' : 'Code'}
        autoComplete={isRecovering ? 'off' : 'one-time-code'}
        inputMode={isRecovering ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        required
        {...form.field('code')}
      />
      <SubmitButton isSending={form.isSending} sendingLabel="Signing in…" waitSeconds={form.waitSeconds}>
        Sign in
      </SubmitButton>
      <button
        type="button"
        className={button('bare', '-mt-1 self-start px-0! underline underline-offset-4')}
        onClick={() => setRecovering(!isRecovering)}
      >
        {isRecovering ? 'Use the app instead' : 'Use a recovery code'}
      </button>
    </form>
  )
}
