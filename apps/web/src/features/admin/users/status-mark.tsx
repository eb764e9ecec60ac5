import { Badge } from '../../../ui/office/badge.tsx'
import type { User } from './users-query.ts'

/** Whether a person can sign in, as one word; it stands out where somebody cannot. */
export function StatusMark({ user: { isActive } }: { user: Pick<User, 'isActive'> }) {
  return isActive ? <span className="text-soft">Active</span> : <Badge tone="over">Inactive</Badge>
}
