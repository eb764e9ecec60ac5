import { Badge } from '../../../ui/office/badge.tsx'
import type { User } from './users-query.ts'

/** Whether a person can sign in, as one word. */
export function StatusMark({ user: { isActive } }: { user: Pick<User, 'isActive'> }) {
  return <Badge tone={isActive ? 'good' : 'over'}>{isActive ? 'Active' : 'Inactive'}</Badge>
}
