import { Badge } from '../../../ui/office/badge.tsx'
import type { User } from './users-query.ts'

type StatusMarkProps = { user: Pick<User, 'isActive'>; isInList?: boolean }

/** Whether a person can sign in, as one word; in a list it is seen where somebody cannot. */
export function StatusMark({ user: { isActive }, isInList = false }: StatusMarkProps) {
  return isActive ? (
    <span className={isInList ? 'sr-only' : 'text-soft'}>Active</span>
  ) : (
    <Badge tone="over" className="self-center">
      Inactive
    </Badge>
  )
}
