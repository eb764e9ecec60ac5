import { Fold } from '../../../ui/fold.tsx'
import { GroupList } from './groups/group-list.tsx'
import { SecondStepRule } from './second-step-rule.tsx'
import { TabletList } from './tablets/tablet-list.tsx'

/** What is set once and seldom changed: closed, so that the list of people is near. */
export function TeamRules({ whyNot }: { whyNot: string | undefined }) {
  return (
    <Fold className="open:basis-full" title="Groups, tablets and sign-in">
      <div className="grid gap-4 pt-1">
        <GroupList whyNot={whyNot} />
        <SecondStepRule whyNot={whyNot} />
        <TabletList whyNot={whyNot} />
      </div>
    </Fold>
  )
}
