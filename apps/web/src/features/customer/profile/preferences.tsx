import { LANGUAGE_NAMES, LETTER_LANGUAGES } from '@sizzle/domain/messages/letter-language.ts'
import { type ReactNode, useState } from 'react'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { keepProfile, type Profile } from '../../../kit/profile.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { Select } from '../../../ui/form/select.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { usePreferenceChange } from './profile-query.ts'

type Choices = Profile['preferences']

/** Each press is kept at once. What the second one says is the very promise that is kept with it (messages 12). */
export function Preferences({ profile, consentText }: { profile: Profile; consentText: string }) {
  const change = usePreferenceChange(profile.uid)
  // Shown at once; what the server refuses falls back to what it has.
  const [pressed, setPressed] = useState<Partial<Choices>>({})
  const press = (name: keyof Choices) => (isOn: boolean) => {
    const choice = { [name]: isOn }
    setPressed((before) => ({ ...before, ...choice }))
    change.mutate(choice, { onSettled: () => setPressed({}) })
  }
  const language = useWish('/updateProfile', { onDone: ({ profile: kept }) => keepProfile(profile.uid, () => kept) })
  const { notifications, marketing } = { ...profile.preferences, ...pressed }
  return (
    <div>
      <div className="mb-5 divide-y divide-line border-b border-line">
        <Switch
          label={
            <Words label="News about my orders">Shown on this site. Receipts and confirmations always come.</Words>
          }
          isOn={notifications}
          onSwitch={press('notifications')}
        />
        <Switch
          label={<Words label="Offers by email">{consentText} Never sold or passed on.</Words>}
          isOn={marketing}
          onSwitch={press('marketing')}
        />
      </div>
      <Select
        label="Language of emails"
        className="sm:max-w-60"
        value={profile.locale}
        options={LETTER_LANGUAGES.map((one) => [one, LANGUAGE_NAMES[one]] as const)}
        onChange={(chosen) => {
          const locale = LETTER_LANGUAGES.find((one) => one === chosen)
          if (locale) language.send({ locale })
        }}
      />
      <p role="status" className="text-sm font-semibold text-coriander not-empty:mt-3">
        {change.isSuccess || language.answer ? 'Saved' : ''}
      </p>
      <FormProblem sentence={change.error ? sentenceOf(change.error) : language.sentence} className="not-empty:mt-3" />
    </div>
  )
}

function Words({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="min-w-0 py-3 leading-snug">
      {label} <span className="mt-0.5 block max-w-[60ch] text-sm font-normal text-pretty text-soft">{children}</span>
    </span>
  )
}
