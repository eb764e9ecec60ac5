import { formatCad } from '@sizzle/domain/money/cents.ts'
import { canTakePayment } from '@sizzle/domain/order/derived.ts'
import { isFinal } from '@sizzle/domain/order/status.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { PaymentLabel } from '../cards/labels.tsx'
import { isPartPaid, toCollect } from '../state/left-of.ts'
import type { ShownOrder } from '../state/shown-orders.ts'

/** Whether the guest who stands at the counter still pays, and how much: an order that left without its money warns, as in its list. */
export function MoneyNow({ order }: { order: ShownOrder }) {
  // Nothing is owed any more; what goes back stands with the sums.
  if (order.status === 'cancelled') return null
  if (isFinal(order.status) && canTakePayment(order)) {
    return (
      <p className="inline-flex items-center gap-1 font-semibold text-chilli">
        <Icon name="alert" className="size-4.5" />
        {formatCad(toCollect(order))} {isPartPaid(order) ? 'left to pay' : 'unpaid'}
      </p>
    )
  }
  return (
    <p className="inline-flex items-center gap-1.5">
      <PaymentLabel order={order} look="large" />
      {/* What is paid stands with its sums; what is still to be paid is asked for here. */}
      {order.paymentStatus !== 'paid' && !isPartPaid(order) && (
        <span className="price">{formatCad(toCollect(order))}</span>
      )}
    </p>
  )
}
