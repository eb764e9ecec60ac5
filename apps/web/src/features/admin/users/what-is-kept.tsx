import { api } from '../../../kit/api.ts'
import { NOT_OFFLINE, useOnline } from '../../../kit/use-online.ts'
import { RUNS_IN_APP } from '../../../platform/platform.ts'
import { PersonFileButtons } from '../../shared/person-file/person-file-buttons.tsx'
import { PART_HEAD } from './part-head.ts'
import type { User } from './users-query.ts'

/** For a person who asks what is kept about them, and cannot take it themselves. */
export function WhatIsKept({ user }: { user: User }) {
  const isOnline = useOnline()
  const whyNot = RUNS_IN_APP ? 'The app saves no files: export in a browser.' : isOnline ? undefined : NOT_OFFLINE
  return (
    <section aria-labelledby="kept" className="grid gap-2">
      <div className={PART_HEAD}>
        <h2 id="kept" className="text-xl">
          What is kept
        </h2>
      </div>
      <div className="grid gap-3 rounded-card border border-line bg-raised px-4 py-3">
        <p className="max-w-[68ch] text-soft">
          Everything about {user.displayName}: profile, orders, payments, reservations, messages and consents. The audit
          trail keeps who took it.
        </p>
        <PersonFileButtons
          fileName="user-data"
          label="Download all data"
          done={`The data of ${user.displayName} is downloaded.`}
          whyNot={whyNot}
          collect={(key) => api.post('/exportUserData', { userId: user.id }, key)}
        />
      </div>
    </section>
  )
}
