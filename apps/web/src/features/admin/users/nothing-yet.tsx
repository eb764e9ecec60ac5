import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { PART_HEAD } from './part-head.ts'
import { historyQuery, type User } from './users-query.ts'

type NothingYetProps = {
  user: User
  /** Of colleagues nothing is asked for. */
  isGuest: boolean
}

/** What a page could hold and does not: a quiet line each below their names, and below everything that is there. */
export function NothingYet({ user, isGuest }: NothingYetProps) {
  const { data } = useQuery(historyQuery(user.id))
  const id = useId()
  const missing = isGuest && data ? PARTS.filter(([part]) => data[part].length === 0) : []
  if (missing.length === 0) return null
  const [first = '', ...others] = missing.map(([, name]) => name)
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <div className={PART_HEAD}>
        <h2 id={id} className="text-xl">
          {LIST.format([first, ...others.map((name) => name.toLowerCase())])}
        </h2>
      </div>
      <div className="divide-y divide-line rounded-card border border-line bg-raised text-soft">
        {missing.map(([part, , line]) => (
          <p key={part} className="px-4 py-2.5">
            {line}
          </p>
        ))}
      </div>
    </section>
  )
}

const PARTS = [
  ['orders', 'Orders', 'No orders yet.'],
  ['reservations', 'Reservations', 'No reservations yet.'],
  ['messages', 'Messages', 'No messages sent yet.'],
  ['consents', 'Offers', 'Not asked about offers yet.'],
] as const

const LIST = new Intl.ListFormat('en-CA', { type: 'conjunction' })
