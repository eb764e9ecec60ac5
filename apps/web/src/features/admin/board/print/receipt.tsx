import { ORDER_TYPE_LABELS } from '@sizzle/domain/order/order-type.ts'
import { paymentBadge } from '@sizzle/domain/payment/payment-status.ts'
import { BRAND } from '../../../../brand/brand.ts'
import { clockOf } from '../../../../ui/clock.ts'
import { formatDollars } from '../../../../ui/money.ts'
import type { BoardOrder } from '../state/board-query.ts'

/** For the customer: what was ordered, what it cost, whether it is paid. */
export function Receipt({ order, isCopy }: { order: BoardOrder; isCopy: boolean }) {
  const { subtotal, tax, tip, total } = order.pricing
  const payment = paymentBadge({ ...order, adminCreated: order.metadata.adminCreated })
  return (
    <article>
      {isCopy && <p className="print-copy">COPY</p>}
      <h1>{BRAND.name}</h1>
      <p>
        {order.locationInfo.name}
        <br />
        {order.locationInfo.address}
        <br />
        {order.locationInfo.phone}
      </p>
      <p>
        Order {order.shortNumber}, {ORDER_TYPE_LABELS[order.orderType]}
        <br />
        {clockOf(order.locationInfo).namedMoment(order.orderTime)}
        <br />
        {order.customerInfo.name}
      </p>
      <table>
        <tbody>
          {order.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never change their places
            <tr key={index}>
              <td>
                {item.quantity} × {item.name}
              </td>
              <td>{formatDollars(item.price * item.quantity)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Sum name="Subtotal" amount={subtotal} />
          <Sum name="Tax" amount={tax} />
          {tip > 0 && <Sum name="Tip" amount={tip} />}
          <Sum name="Total" amount={total} />
        </tfoot>
      </table>
      <p>{payment === 'paid' ? 'Paid. Thank you!' : payment === 'refunded' ? 'Refunded' : 'To be paid'}</p>
    </article>
  )
}

function Sum({ name, amount }: { name: string; amount: number }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{formatDollars(amount)}</td>
    </tr>
  )
}
