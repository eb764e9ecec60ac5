import type { getMyOrders } from '@sizzle/contract/my-orders.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { askPages } from '../../../kit/server/ask.ts'

export type MyOrder = WireOutputOf<typeof getMyOrders>['orders'][number]

const PAGE = 10

/** Pages begin with what is under way; an order placed meanwhile shifts them, so the same one may come twice. */
export function myOrdersQuery() {
  return infiniteQueryOptions({
    ...askPages(
      '/getMyOrders',
      (offset) => ({ limit: String(PAGE), offset: String(offset) }),
      (last, pages) => (last.hasMore ? pages.length * PAGE : undefined),
    ),
    select: ({ pages }) => {
      const byId = new Map(pages.flatMap(({ orders }) => orders).map((order) => [order.id, order]))
      return { orders: [...byId.values()], total: pages[0]?.total ?? 0 }
    },
  })
}
