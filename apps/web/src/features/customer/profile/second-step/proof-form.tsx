import { PASSWORD_REQUIRED } from '@sizzle/domain/people/password.ts'
import { CODE_REQUIRED, readCode } from '@sizzle/domain/people/second-factor.ts'
import { problemsOf } from '@sizzle/domain/problem.ts'
import { useForm } from '../../../../kit/use-form.ts'
import { button } from '../../../../ui/button.ts'
import { Field } from '../../../../ui/field.tsx'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { PasswordField } from '../../../../ui/password-field.tsx'
import { SubmitButton } from '../../../../ui/submit-button.tsx'

type ProofFormProps = {
  kind: 'primary' | 'danger'
  act: string
  acting: string
  send: (proof: { password: string; code: string }, key: string) => Promise<unknown>
  onCancel: () => void
}

/** A borrowed screen and a known password are not enough for what is done here. */
export function ProofForm({ kind, act, acting, send, onCancel }: ProofFormProps) {
  const form = useForm({
    initial: { password: '', code: '' },
    check: ({ password, code }) =>
      problemsOf([
        ['password', password === '' && PASSWORD_REQUIRED],
        ['code', readCode(code) === undefined && CODE_REQUIRED],
      ]),
    send,
    atField: { 'wrong-password': 'password', wrong_code: 'code' },
  })
  return (
    <form noValidate className="mt-4 flex max-w-[460px] flex-col gap-4" onSubmit={form.submit}>
      <PasswordField label="Your password" autoComplete="current-password" required {...form.field('password')} />
      <Field
        label="Code"
        hint="From your app, or one of your recovery codes."
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.field('code')}
      />
      <FormProblem sentence={form.sentence} className="empty:-mb-4" />
      <div className="flex flex-wrap gap-3">
        <SubmitButton kind={kind} isSending={form.isSending} sendingLabel={acting} waitSeconds={form.waitSeconds}>
          {act}
        </SubmitButton>
        <button type="button" className={button('bare')} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}
