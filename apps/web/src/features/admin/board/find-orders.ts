import { statusLabel } from '@sizzle/domain/order/status.ts'
import type { Command } from '../../../kit/commands.ts'
import { askOnce } from '../../../kit/server/ask-once.ts'

const MOST_FOUND = '5'

/** For the command palette: an order of this kitchen by its number, or by what else the search knows. */
export async function findOrders(
  locationId: string,
  typed: string,
  open: (orderId: string) => void,
): Promise<readonly Command[]> {
  const { orders } = await askOnce('/getLocationOrders', { locationId, search: typed, limit: MOST_FOUND })
  return orders.map(({ orderId, shortNumber, customerInfo, status, orderType }) => ({
    id: `order-${orderId}`,
    label: `Order ${shortNumber}, ${customerInfo.name}`,
    hint: statusLabel(status, orderType),
    run: () => open(orderId),
  }))
}
