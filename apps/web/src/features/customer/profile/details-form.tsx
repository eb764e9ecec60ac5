import { phoneDigits } from '@sizzle/domain/people/phone.ts'
import { checkOwnProfile } from '@sizzle/domain/people/profile.ts'
import type { Problem } from '@sizzle/domain/problem.ts'
import { useState } from 'react'
import { api } from '../../../kit/api.ts'
import { mergeDrafts } from '../../../kit/drafts.ts'
import type { Profile } from '../../../kit/profile.ts'
import { useForm } from '../../../kit/use-form.ts'
import { button } from '../../../ui/button.ts'
import { Field } from '../../../ui/field.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { PhoneInput } from '../../shared/phone-field/phone-input.tsx'
import { PLAIN_ON_PHONE } from './plain-on-phone.ts'
import { useKeepProfile } from './profile-query.ts'

type Details = { displayName: string; phoneNumber: string }

export function DetailsForm({ profile, onChangeEmail }: { profile: Profile; onChangeEmail: () => void }) {
  const keep = useKeepProfile(profile.uid)
  const kept = detailsOf(profile)
  const [isSaved, setSaved] = useState(false)
  const form = useForm<Details>({
    initial: kept,
    // Only these two fields are sent, so only they can be found wrong.
    check: (fields) => checkOwnProfile(fields) as Problem<keyof Details>[],
    send: async (sent, key) => {
      const { displayName, phoneNumber } = sent
      const changes = { displayName: displayName.trim(), phoneNumber: phoneNumber.trim() || null }
      const answer = await api.post('/updateProfile', changes, key)
      keep(() => answer.profile)
      form.setFields((now) => mergeDrafts(now, sent, detailsOf(answer.profile)))
      setSaved(true)
    },
  })
  const isSamePhone = phoneDigits(form.fields.phoneNumber) === phoneDigits(kept.phoneNumber)
  const isChanged = form.fields.displayName !== kept.displayName || !isSamePhone
  return (
    <form noValidate className="grid gap-4 sm:grid-cols-2" onSubmit={form.submit}>
      <Field label="Full Name" autoComplete="name" required {...form.field('displayName')} />
      <PhoneInput
        hint="For questions about your order."
        isOptional
        value={form.fields.phoneNumber}
        problem={form.field('phoneNumber').problem}
        onChange={(phone) => form.edit('phoneNumber', phone)}
      />
      <OwnEmail email={profile.email} onChange={onChangeEmail} />
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-3 sm:col-span-2">
        <SubmitButton
          kind={isChanged ? 'primary' : 'quiet'}
          isSending={form.isSending}
          sendingLabel="Saving…"
          waitSeconds={form.waitSeconds}
        >
          Save details
        </SubmitButton>
        <p role="status" className="font-semibold text-coriander">
          {isSaved && !isChanged && !form.isSending ? 'Saved' : ''}
        </p>
        <FormProblem sentence={form.sentence} />
      </div>
    </form>
  )
}

/** Not saved with the rest: it changes by a link. */
function OwnEmail({ email, onChange }: { email: string; onChange: () => void }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 sm:col-span-2 sm:items-end">
      <Field className="max-sm:col-span-2" label="Email Address" type="email" name="email" readOnly value={email} />
      <button
        type="button"
        className={button('quiet', `max-sm:order-last sm:min-h-12 ${PLAIN_ON_PHONE}`)}
        aria-label="Change email address"
        onClick={onChange}
      >
        Change
      </button>
      <p className="text-sm text-soft sm:col-span-2 sm:mt-1">You use this to sign in.</p>
    </div>
  )
}

function detailsOf({ displayName, phoneNumber }: Profile): Details {
  return { displayName, phoneNumber: phoneNumber ?? '' }
}
