import { adjustment, deserved, isNothing } from '@sizzle/domain/loyalty/ledger.ts'
import type { OrderStatus } from '@sizzle/domain/order/status.ts'
import type { PaymentStatus } from '@sizzle/domain/payment/payment-status.ts'
import type { Tx } from '../kit/db/sql.ts'
import { addEntry, figuresOfOrder } from './ledger.sql.ts'

type Order = {
  readonly location_id: string
  readonly id: string
  readonly user_id: string | null
  readonly version: number
  readonly status: OrderStatus
  readonly payment_status: PaymentStatus
  readonly subtotal: number
  readonly total: number
}

/**
 * Brings the ledger to what the order deserves as it stands now, by one entry for the difference. The order's row is locked,
 * so two changes never count the same twice, and whatever order events come in, the sums end the same.
 */
export async function settleLoyalty(tx: Tx, order: Order, refundId: string | null, now: Date): Promise<void> {
  if (order.user_id === null) return
  const { refunded, ...counted } = await figuresOfOrder(tx, order)
  const due = deserved({
    status: order.status,
    paymentStatus: order.payment_status,
    subtotal: order.subtotal,
    total: order.total,
    refunded,
  })
  const figures = adjustment(counted, due)
  if (isNothing(figures)) return
  await addEntry(tx, {
    userId: order.user_id,
    kind: figures.spent > 0 || figures.orders > 0 ? 'earned' : 'taken-back',
    locationId: order.location_id,
    orderId: order.id,
    orderVersion: order.version,
    refundId,
    figures,
    now,
  })
}
