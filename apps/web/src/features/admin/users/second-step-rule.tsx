import { SECOND_FACTOR_RULES, SECOND_FACTOR_WORDS } from '@sizzle/domain/people/second-factor.ts'
import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { ask } from '../../../kit/server/ask.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { Select } from '../../../ui/form/select.tsx'
import { RuleRow } from './rule-row.tsx'

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
    <RuleRow
      id="second-step"
      title="Second step at sign-in"
      hint="A code from an app, after the password. Anyone it is required for sets it up at their next sign-in: set up your own first. A change is saved at once."
      tool={
        <Select
          label="Who needs a second step at sign-in"
          className="w-72 max-w-full [&>label]:sr-only"
          value={String(setting.value)}
          options={OPTIONS}
          lockedBecause={wish.isPending ? 'Saving…' : locked}
          onChange={(value) => wish.send({ name: NAME, value, expectedVersion: setting.version })}
        />
      }
    />
  )
}
