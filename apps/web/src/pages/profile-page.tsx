import { QueryClientProvider } from '@tanstack/react-query'
import { BRAND } from '../brand/brand.ts'
import { ProfileView } from '../features/customer/profile/profile-view.tsx'
import { roleLabel } from '../features/customer/site/person.ts'
import { newQueries } from '../kit/queries.ts'
import { SessionGate } from '../kit/session/session-gate.tsx'
import { useTitle } from '../kit/use-title.ts'

// The calls themselves are repeated where that helps: kit/calls.
const queries = newQueries(0)

export function ProfilePage() {
  useTitle(`Your profile | ${BRAND.name}`)
  return (
    <SessionGate>
      {(user) => (
        <QueryClientProvider client={queries}>
          <ProfileView key={user.id} user={user} roleLabel={roleLabel(user)} />
        </QueryClientProvider>
      )}
    </SessionGate>
  )
}
