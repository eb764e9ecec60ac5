import { Dialog } from '../../../ui/dialog.tsx'
import { DialogHead } from '../../../ui/dialog-head.tsx'
import { GroupList } from './groups/group-list.tsx'
import { SecondStepRule } from './second-step-rule.tsx'
import { TabletList } from './tablets/tablet-list.tsx'

export const TEAM_RULES = 'Team settings'

type TeamRulesProps = { whyNot: string | undefined; onClose: () => void }

/** What is set once and seldom changed: in a dialog, so that the list of people keeps its place. */
export function TeamRules({ whyNot, onClose }: TeamRulesProps) {
  return (
    <Dialog label={TEAM_RULES} shape="sheet" onClose={onClose}>
      <DialogHead title={TEAM_RULES} onClose={onClose} />
      <div className="grid divide-y divide-line px-6 pb-3">
        <GroupList whyNot={whyNot} />
        <SecondStepRule whyNot={whyNot} />
        <TabletList whyNot={whyNot} />
      </div>
    </Dialog>
  )
}
