import { LANGUAGE_NAMES, LETTER_LANGUAGES } from '@sizzle/domain/messages/letter-language.ts'
import { useState } from 'react'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { keepProfile, type Profile } from '../../../kit/profile.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { Select } from '../../../ui/form/select.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
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
    <div className="flex flex-col gap-3">
      <Choice
        label="Show me news about my orders and reservations on this site."
        note="Receipts and confirmations always come: they belong to what you ordered."
        isOn={notifications}
        onChange={press('notifications')}
      />
      <Choice
        label={consentText}
        note="Never without this tick, and never sold or passed on."
        isOn={marketing}
        onChange={press('marketing')}
      />
      <Select
        label="Language of emails"
        className="max-w-60"
        value={profile.locale}
        options={LETTER_LANGUAGES.map((one) => [one, LANGUAGE_NAMES[one]] as const)}
        onChange={(chosen) => {
          const locale = LETTER_LANGUAGES.find((one) => one === chosen)
          if (locale) language.send({ locale })
        }}
      />
      <p role="status" className="text-sm font-semibold text-coriander empty:-mb-3">
        {change.isSuccess || language.answer ? 'Saved' : ''}
      </p>
      <FormProblem sentence={change.error ? sentenceOf(change.error) : language.sentence} className="empty:-mb-3" />
    </div>
  )
}

type ChoiceProps = { label: string; note: string; isOn: boolean; onChange: (isOn: boolean) => void }

function Choice({ label, note, isOn, onChange }: ChoiceProps) {
  const end = label.indexOf('. ') + 1 || label.length
  const [first, rest] = [label.slice(0, end), label.slice(end)]
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3.5 rounded-control border border-line px-4 py-3 hover:bg-sunk has-checked:border-line-strong">
      <input
        type="checkbox"
        className="mt-0.5 size-5 shrink-0 tick-box"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {/* A promise of several sentences is read by its first. */}
        <span className="block">
          <span className="font-semibold">{first}</span>
          {rest}
        </span>
        <span className="mt-0.5 block text-sm text-soft">{note}</span>
      </span>
    </label>
  )
}
