import { ORDER_TYPE_LABELS } from '@sizzle/domain/order/order-type.ts'
import type { Command } from '../../../kit/commands.ts'
import { askOnce } from '../../../kit/server/ask-once.ts'
import { timeInRow } from '../../../ui/clock.ts'
import { formatDollars } from '../../../ui/money.ts'

const MOST_FOUND = '6'

type Ways = {
  readonly open: (orderId: string) => void
  /** The board with all that these words find. */
  readonly openAll: (typed: string) => void
}

/** For the command palette: an order of this kitchen by its number, or by what else the search knows. */
export async function findOrders(locationId: string, typed: string, ways: Ways): Promise<readonly Command[]> {
  const { orders, metadata } = await askOnce('/getLocationOrders', { locationId, search: typed, limit: MOST_FOUND })
  const found = orders.map((order): Command => {
    const { orderId, shortNumber, customerInfo, orderTime, orderType, pricing, locationInfo } = order
    const placed = timeInRow(orderTime, locationInfo.timeZone, 'shortMoment')
    return {
      id: `order-${orderId}`,
      label: `Order ${shortNumber}, ${customerInfo.name}`,
      detail: [wordOf(order), ORDER_TYPE_LABELS[orderType], placed, formatDollars(pricing.total)].join(' · '),
      run: () => ways.open(orderId),
    }
  })
  if (!metadata.hasMore) return found
  return [...found, { id: 'more-orders', label: `All orders with “${typed}”`, run: () => ways.openAll(typed) }]
}

/** As the board says it. */
function wordOf({ status }: { status: string }): string {
  return status.charAt(0).toUpperCase() + status.slice(1)
}
