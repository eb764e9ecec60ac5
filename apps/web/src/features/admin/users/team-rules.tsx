import { useState } from 'react'
import { GroupList } from './groups/group-list.tsx'
import { SecondStepRule } from './second-step-rule.tsx'
import { TabletList } from './tablets/tablet-list.tsx'

/** What is set once and seldom changed: closed, so that the list of people is near. */
export function TeamRules({ whyNot }: { whyNot: string | undefined }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit min-h-11 cursor-pointer py-2.5 font-semibold">Groups, tablets and sign-in</summary>
      {isOpen && (
        <div className="grid gap-4 pt-1">
          <GroupList whyNot={whyNot} />
          <SecondStepRule whyNot={whyNot} />
          <TabletList whyNot={whyNot} />
        </div>
      )}
    </details>
  )
}
