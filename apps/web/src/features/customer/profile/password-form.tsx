import { PASSWORD_REQUIRED, passwordProblem } from '@sizzle/domain/people/password.ts'
import { problemsOf } from '@sizzle/domain/problem.ts'
import { useState } from 'react'
import { api } from '../../../kit/api.ts'
import { mergeDrafts } from '../../../kit/drafts.ts'
import { arrive } from '../../../kit/session/sign-in.ts'
import { useForm } from '../../../kit/use-form.ts'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { PASSWORD_RULE, PasswordStrength } from '../../../ui/password-strength.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { PART_TITLE } from './part-title.ts'

const EMPTY = { currentPassword: '', newPassword: '' }

export function PasswordForm({ email }: { email: string }) {
  const [isDone, setDone] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const form = useForm({
    initial: EMPTY,
    check: ({ currentPassword, newPassword }) =>
      problemsOf([
        ['currentPassword', currentPassword === '' && PASSWORD_REQUIRED],
        ['newPassword', passwordProblem(newPassword)],
      ]),
    send: async (fields, key) => {
      setDone(false)
      await api.post('/changePassword', fields, key)
      form.setFields((now) => mergeDrafts(now, fields, EMPTY))
      setDone(true)
      await arrive()
    },
    atField: { 'wrong-password': 'currentPassword' },
  })
  return (
    <form
      noValidate
      className="grid items-start gap-4 sm:grid-cols-2 sm:[&>*:not(.field)]:col-span-full"
      onSubmit={form.submit}
    >
      <h3 className={PART_TITLE}>Change password</h3>
      {/* Tells a password manager whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        className="field"
        label="Current Password"
        autoComplete="current-password"
        required
        {...form.field('currentPassword')}
      />
      <PasswordField
        className="field"
        label="New Password"
        autoComplete="new-password"
        required
        hint={!isChoosing && PASSWORD_RULE}
        {...form.field('newPassword')}
        onFocus={() => setChoosing(true)}
      />
      {isChoosing && <PasswordStrength password={form.fields.newPassword} />}
      <FormProblem sentence={form.sentence} className="empty:-mb-4" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton kind="quiet" isSending={form.isSending} sendingLabel="Changing…" waitSeconds={form.waitSeconds}>
          Change password
        </SubmitButton>
        <p role="status" className="font-semibold text-coriander">
          {isDone ? 'Changed. Every other device is signed out.' : ''}
        </p>
      </div>
    </form>
  )
}
