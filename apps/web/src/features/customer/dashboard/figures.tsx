import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../../kit/live/browser-live.ts'
import { profileQuery } from '../../../kit/profile.ts'
import { formatDollars } from '../../../ui/money.ts'

const TOPICS = ['order.changed'] as const

/** Loyalty points, completed orders and total spent (customer spec §1); they change when an order is completed. */
export function Figures({ userId }: { userId: string }) {
  const queries = useQueryClient()
  const { data } = useQuery(profileQuery(userId))
  useLive(TOPICS, () => void queries.invalidateQueries(profileQuery(userId)))
  return (
    <dl className="mb-8 grid grid-cols-3 divide-x divide-line rounded-card border border-line bg-raised py-4">
      <Figure label="Loyalty points" value={data?.loyaltyPoints.toLocaleString('en-CA')} />
      <Figure label="Completed orders" value={data?.totalOrders.toLocaleString('en-CA')} />
      <Figure label="Total spent" value={data && formatDollars(data.totalSpent)} />
    </dl>
  )
}

/** Space is kept while the figure is not known; nobody is shown a zero that is none. */
function Figure({ label, value }: { label: string; value: string | undefined }) {
  return (
    <div className="flex flex-col-reverse items-center px-2 text-center">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="price min-h-9 font-display text-2xl">{value ?? '–'}</dd>
    </div>
  )
}
