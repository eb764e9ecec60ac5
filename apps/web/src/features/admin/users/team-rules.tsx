import { Fold } from '../../../ui/fold.tsx'
import { GroupList } from './groups/group-list.tsx'
import { SecondStepRule } from './second-step-rule.tsx'
import { TabletList } from './tablets/tablet-list.tsx'

export const TEAM_RULES = 'Groups, tablets and sign-in'

type TeamRulesProps = { whyNot: string | undefined; isOpenAtFirst: boolean }

/** What is set once and seldom changed: closed, so that the list of people is near, and on phones under the tools. */
export function TeamRules({ whyNot, isOpenAtFirst }: TeamRulesProps) {
  return (
    <Fold className="open:basis-full max-sm:not-open:hidden" title={TEAM_RULES} isOpenAtFirst={isOpenAtFirst}>
      <div className="grid gap-4 pt-1">
        <GroupList whyNot={whyNot} />
        <SecondStepRule whyNot={whyNot} />
        <TabletList whyNot={whyNot} />
      </div>
    </Fold>
  )
}
