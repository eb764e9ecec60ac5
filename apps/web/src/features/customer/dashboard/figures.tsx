import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../../kit/live/browser-live.ts'
import { profileQuery } from '../../../kit/profile.ts'
import { LoyaltyFigures } from '../../../ui/loyalty-figures.tsx'

const TOPICS = ['order.changed'] as const

/** Loyalty points, completed orders and total spent (customer spec §1); they change when an order is completed. */
export function Figures({ userId }: { userId: string }) {
  const queries = useQueryClient()
  const { data } = useQuery(profileQuery(userId))
  useLive(TOPICS, () => void queries.invalidateQueries(profileQuery(userId)))
  return <LoyaltyFigures figures={data?.profile} />
}
