import type { UsedPasskey } from '@sizzle/contract/passkeys.ts'
import type { SecondStepKind } from '@sizzle/domain/people/passkeys.ts'
import { PASSWORD_REQUIRED } from '@sizzle/domain/people/password.ts'
import { CODE_REQUIRED, readCode } from '@sizzle/domain/people/second-factor.ts'
import { problemsOf } from '@sizzle/domain/problem.ts'
import { useState } from 'react'
import { createWishKey, sendUnderKey } from '../../../../kit/server/wish-state.ts'
import { answerWithPasskey, canUsePasskeys } from '../../../../kit/session/passkeys.ts'
import { useForm } from '../../../../kit/use-form.ts'
import { button } from '../../../../ui/button.ts'
import { Field } from '../../../../ui/field.tsx'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { PasswordField } from '../../../../ui/password-field.tsx'
import { SubmitButton } from '../../../../ui/submit-button.tsx'

type Proof = { password: string; code?: string; passkey?: UsedPasskey }
type ProofFormProps = {
  kind: 'primary' | 'danger'
  act: string
  acting: string
  /** What counts besides the password; nothing where there is no second step yet. */
  steps: readonly SecondStepKind[]
  /** What the device said, which no answer tells. */
  problem?: string | undefined
  send: (proof: Proof, key: string) => Promise<unknown>
  onCancel: () => void
}

/** A borrowed screen and a known password are not enough for what is done here. */
export function ProofForm({ kind, act, acting, steps, problem, send, onCancel }: ProofFormProps) {
  const [step, setStep] = useState(steps[0])
  const other = canUsePasskeys() ? steps.find((one) => one !== step) : undefined
  const form = useForm({
    initial: { password: '', code: '' },
    check: ({ password, code }) =>
      problemsOf([
        ['password', password === '' && PASSWORD_REQUIRED],
        ['code', step === 'code' && readCode(code) === undefined && CODE_REQUIRED],
      ]),
    send: async ({ password, code }, key) => {
      if (step === undefined) return send({ password }, key)
      if (step === 'code') return send({ password, code }, key)
      const passkey = await answerWithPasskey()
      // Each answer is another wish: it counts once, whatever became of the one before.
      return passkey && sendUnderKey(createWishKey<Proof>(), { password, passkey }, send)
    },
    atField: { 'wrong-password': 'password', wrong_code: 'code' },
  })
  return (
    <form noValidate className="mt-4 flex max-w-[460px] flex-col gap-4" onSubmit={form.submit}>
      <PasswordField label="Your password" autoComplete="current-password" required {...form.field('password')} />
      {step === 'code' && (
        <Field
          label="Code"
          hint="From your app, or one of your recovery codes."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...form.field('code')}
        />
      )}
      {step === 'passkey' && <p className="text-sm text-soft">Then your device asks for one of your passkeys.</p>}
      <FormProblem sentence={form.sentence ?? problem} className="empty:-mb-4" />
      <div className="flex flex-wrap gap-3">
        <SubmitButton kind={kind} isSending={form.isSending} sendingLabel={acting} waitSeconds={form.waitSeconds}>
          {act}
        </SubmitButton>
        <button type="button" className={button('bare')} onClick={onCancel}>
          Cancel
        </button>
        {other && (
          <button
            type="button"
            className={button('bare', 'underline underline-offset-4')}
            onClick={() => setStep(other)}
          >
            {other === 'code' ? 'Use a code instead' : 'Use a passkey instead'}
          </button>
        )}
      </div>
    </form>
  )
}
