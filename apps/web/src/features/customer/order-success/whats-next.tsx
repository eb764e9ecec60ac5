import { formatCad } from '@sizzle/domain/money/cents.ts'
import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { readPayments } from '@sizzle/domain/order/read-order.ts'
import { handedOver, inCoins, leftToPay } from '@sizzle/domain/pricing/tenders.ts'
import { Icon } from '../../../ui/icon.tsx'
import { toCents } from '../../../ui/money.ts'
import type { FollowedOrder } from './arrival.ts'

const FETCH: Record<OrderType, (order: FollowedOrder) => string> = {
  pickup: ({ locationInfo, shortNumber }) =>
    `Come to ${locationInfo.name}, ${locationInfo.address}, when it is ready and say ${shortNumber}.`,
  delivery: ({ deliveryInfo }) =>
    `We bring it to ${deliveryInfo?.address ?? 'your door'}. Please keep your phone near.`,
  'dine-in': ({ tableInfo }) =>
    tableInfo?.tableNumber ? `We bring it to table ${tableInfo.tableNumber}.` : 'We bring it to your table.',
}
const PAY: Record<OrderType, (total: string) => string> = {
  pickup: (total) => `Bring ${total} in cash and pay at the counter.`,
  delivery: (total) => `Have ${total} in cash ready for the driver.`,
  'dine-in': (total) => `Pay ${total} in cash at the table.`,
}

/** What happens now; who paid reads something else than who still will. */
export function WhatsNext({ order, isPaid }: { order: FollowedOrder; isPaid: boolean }) {
  const total = toCents(order.pricing.total)
  const payments = readPayments(order.payments, toCents)
  const paid = payments.length === 0 ? total : payments.reduce((sum, payment) => sum + handedOver(payment), 0)
  const steps = isPaid
    ? [
        `Your payment of ${formatCad(paid)} has arrived. There is nothing left to pay.`,
        'The kitchen has your order; this page shows every step by itself.',
        FETCH[order.orderType](order),
        `The receipt is on its way to ${order.customerInfo.email}.`,
      ]
    : [
        'The kitchen has your order; this page shows every step by itself.',
        FETCH[order.orderType](order),
        PAY[order.orderType](formatCad(inCoins(leftToPay(total, payments)))),
        `A confirmation is on its way to ${order.customerInfo.email}.`,
      ]
  return (
    <section aria-labelledby="next-title">
      <h2 id="next-title" className="text-2xl">
        What's Next
      </h2>
      <ul className="mt-3 space-y-2.5">
        {steps.map((step) => (
          <li key={step} className="flex gap-3">
            <Icon name="check" className="mt-0.5 size-5 text-coriander" />
            <span className="min-w-0">{step}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
