import { ORDER_TYPE_LABELS } from '@sizzle/domain/order/order-type.ts'
import type { BoardOrder } from '../state/board-query.ts'

/** How the order leaves the kitchen, and for which customer. */
export function Handover({ order }: { order: BoardOrder }) {
  const { tableInfo, deliveryInfo } = order
  return (
    <p className="text-lg leading-tight">
      <span className="font-semibold">
        {ORDER_TYPE_LABELS[order.orderType]}
        {tableInfo?.tableNumber && `, table ${tableInfo.tableNumber}`}
      </span>{' '}
      <span className="text-soft">{order.customerInfo.name}</span>
      {deliveryInfo && <span className="mt-1 block text-base text-soft">{deliveryInfo.address}</span>}
    </p>
  )
}
