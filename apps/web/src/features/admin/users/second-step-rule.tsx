import { SECOND_FACTOR_RULES, SECOND_FACTOR_WORDS } from '@sizzle/domain/people/second-factor.ts'
import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { ask } from '../../../kit/server/ask.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { Select } from '../../../ui/form/select.tsx'

const NAME = 'people.secondFactor'
const OPTIONS = SECOND_FACTOR_RULES.map((rule) => [rule, SECOND_FACTOR_WORDS[rule]] as const)

/** Who has to have a second step at sign-in. Whoever has none then sets one up before the back office opens. */
export function SecondStepRule({ whyNot }: { whyNot: string | undefined }) {
  const { data } = useQuery(ask('/getSettings', {}))
  const setting = data?.settings.find(({ name }) => name === NAME)
  const wish = useWish('/changeSetting', {
    onDone: () => toast('success', 'Saved'),
    onFailed: (error) => toast('error', 'Failed to save the rule', sentenceOf(error)),
    onSettled: () => askAgainAbout('settings.changed'),
  })
  if (!setting) return null
  const locked = setting.from === 'environment' ? 'Set where the program runs.' : whyNot
  return (
    <section
      aria-label="Second step at sign-in"
      className="flex flex-wrap items-end gap-x-6 gap-y-2 rounded-card border border-line bg-raised px-4 py-3"
    >
      <Select
        label="Who needs a second step at sign-in"
        className="w-full max-w-80"
        value={String(setting.value)}
        options={OPTIONS}
        lockedBecause={wish.isPending ? 'Saving…' : locked}
        onChange={(value) => wish.send({ name: NAME, value, expectedVersion: setting.version })}
      />
      <p className="max-w-[60ch] grow basis-60 pb-1 text-sm text-soft">
        A code from an app beside the password. Whoever has none sets it up before the back office opens for them; set
        up your own first.
      </p>
    </section>
  )
}
