import { ProfileView } from '../features/customer/profile/profile-view.tsx'
import { roleLabel } from '../features/customer/site/person.ts'
import { Queries } from '../kit/server/queries.tsx'
import { SessionGate } from '../kit/session/session-gate.tsx'
import { AuthCheck } from './auth-check.tsx'

const authCheck = () => <AuthCheck session={{ state: 'unknown' }} />

export function ProfilePage() {
  return (
    <SessionGate meanwhile={authCheck}>
      {(user) => (
        <Queries>
          <ProfileView key={user.id} roleLabel={roleLabel(user)} />
        </Queries>
      )}
    </SessionGate>
  )
}
