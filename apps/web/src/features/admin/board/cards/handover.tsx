import { typeAndTable } from '@sizzle/domain/order/place-words.ts'
import type { BoardOrder } from '../state/board-query.ts'
import { DeliverTo } from './deliver-to.tsx'

/** How the order leaves the kitchen, and for which customer. */
export function Handover({ order }: { order: BoardOrder }) {
  const { orderType, tableInfo } = order
  return (
    <div className="text-lg leading-tight">
      <p>
        <span className="font-semibold">{typeAndTable(orderType, tableInfo?.tableNumber)}</span>{' '}
        <span className="text-soft">{order.customerInfo.name}</span>
      </p>
      <DeliverTo order={order} className="mt-1 text-base" />
    </div>
  )
}
