import * as contract from '@sizzle/contract/users.ts'
import { HOUSE_ZONE } from '@sizzle/domain/locations/time-zones.ts'
import { averageOf, monthBegan } from '@sizzle/domain/people/user-list.ts'
import { ok } from '@sizzle/domain/result.ts'
import { query } from '../kit/operation.ts'
import { sharedReads } from '../kit/shared-reads.ts'
import { newSince, peopleCounts, sumsOfAll } from './users.sql.ts'

/** Adding up everybody takes its time in a large house, and nobody's list waits for it. */
const SUMS_KEPT_MS = 60_000

export function getUserAnalytics() {
  const kept = sharedReads<Awaited<ReturnType<typeof sumsOfAll>>>(SUMS_KEPT_MS)
  return query(contract.getUserAnalytics, async (_, { db, now }) => {
    const [counts, fresh, { orders, spent, guest_orders: guestOrders, guest_spent: guestSpent }] = await Promise.all([
      peopleCounts(db),
      newSince(db, monthBegan(HOUSE_ZONE, now)),
      kept('all', 0, () => sumsOfAll(db)),
    ])
    const count = (isOne: (of: (typeof counts)[number]) => boolean) =>
      counts.filter(isOne).reduce((sum, { people }) => sum + people, 0)
    const customers = count(({ role }) => role === 'customer')
    const admins = count(({ role }) => role === 'admin')
    return ok({
      analytics: {
        totalUsers: count(() => true),
        activeUsers: count(({ is_active }) => is_active),
        customers,
        admins,
        newThisMonth: fresh.people,
        totalRevenue: spent,
        totalOrders: orders,
        averageOrderValue: averageOf(spent, orders),
        guests: {
          people: customers,
          active: count(({ role, is_active }) => role === 'customer' && is_active),
          newThisMonth: fresh.guests,
          totalOrders: guestOrders,
          totalRevenue: guestSpent,
          averageOrderValue: averageOf(guestSpent, guestOrders),
        },
        team: {
          people: count(({ role }) => role !== 'customer'),
          active: count(({ role, is_active }) => role !== 'customer' && is_active),
          staff: count(({ role }) => role === 'staff'),
          managers: count(({ role }) => role === 'manager'),
          admins,
        },
      },
    })
  })
}
