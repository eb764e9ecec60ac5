import { ProfileView } from '../features/customer/profile/profile-view.tsx'
import { roleLabel } from '../features/customer/site/person.ts'
import { Queries } from '../kit/server/queries.tsx'
import { SessionGate } from '../kit/session/session-gate.tsx'

export function ProfilePage() {
  return (
    <SessionGate>
      {(user) => (
        <Queries>
          <ProfileView key={user.id} roleLabel={roleLabel(user)} />
        </Queries>
      )}
    </SessionGate>
  )
}
