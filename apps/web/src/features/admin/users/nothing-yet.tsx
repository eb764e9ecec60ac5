import { useQuery } from '@tanstack/react-query'
import { historyQuery, type User } from './users-query.ts'

type NothingYetProps = {
  user: User
  /** Of colleagues nothing is asked for. */
  isGuest: boolean
}

/** What a page could hold and does not: a quiet line each, below everything that is there. */
export function NothingYet({ user, isGuest }: NothingYetProps) {
  const { data } = useQuery(historyQuery(user.id))
  const lines =
    isGuest && data
      ? [
          data.orders.length === 0 && 'No orders yet.',
          data.reservations.length === 0 && 'No reservations yet.',
          data.messages.length === 0 && 'No messages sent yet.',
          data.consents.length === 0 && 'Not asked about offers yet.',
        ].filter((line) => line !== false)
      : []
  return (
    <div className="divide-y divide-line rounded-card border border-line text-soft empty:hidden">
      {lines.map((line) => (
        <p key={line} className="px-4 py-2.5">
          {line}
        </p>
      ))}
    </div>
  )
}
