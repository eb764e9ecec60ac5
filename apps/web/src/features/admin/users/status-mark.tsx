import type { User } from './users-query.ts'

/** Whether a person can sign in, as one word. */
export function StatusMark({ user: { isActive } }: { user: Pick<User, 'isActive'> }) {
  const look = isActive ? 'bg-coriander-soft text-coriander' : 'bg-sunk text-ink'
  return (
    <span className={`rounded-full px-2.5 py-0.5 text-sm font-semibold ${look}`}>
      {isActive ? 'Active' : 'Inactive'}
    </span>
  )
}
