import { dueBand } from '../order/board.ts'
import type { OrderStatus } from '../order/status.ts'

type Promised = { readonly id: string; readonly status: OrderStatus; readonly promisedAt: string }

/** Which orders are late now, and which of them were not when it was last looked. What is late at the first look is no news. */
export function lateOrders<O extends Promised>(
  before: ReadonlySet<string> | null,
  orders: readonly O[],
  now: Date,
): { readonly late: ReadonlySet<string>; readonly fresh: readonly O[] } {
  const isLate = ({ status, promisedAt }: O) => dueBand({ status, promisedAt: new Date(promisedAt) }, now) === 'late'
  const late = orders.filter(isLate)
  return {
    late: new Set(late.map(({ id }) => id)),
    fresh: before === null ? [] : late.filter(({ id }) => !before.has(id)),
  }
}
