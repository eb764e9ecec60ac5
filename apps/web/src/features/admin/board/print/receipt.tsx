import { ORDER_TYPE_LABELS } from '@sizzle/domain/order/order-type.ts'
import { carryLines, tableFacts } from '@sizzle/domain/order/place-words.ts'
import { fromDollars, readOrder, readPayments } from '@sizzle/domain/order/read-order.ts'
import { isCancelledUnpaid, receiptPayment } from '@sizzle/domain/order/standing.ts'
import { readyLabel } from '@sizzle/domain/order/time-words.ts'
import { receiptRows } from '@sizzle/domain/payment/cash-due.ts'
import { paymentBadge } from '@sizzle/domain/payment/payment-status.ts'
import { type BillRow, type RefundToShow, shownAmount } from '@sizzle/domain/pricing/bill-rows.ts'
import { Fragment } from 'react'
import { BRAND } from '../../../../brand/brand.ts'
import { clockOf } from '../../../../ui/clock.ts'
import { LineRows } from '../../../../ui/line-rows.tsx'
import { formatDollars } from '../../../../ui/money.ts'
import type { BoardOrder } from '../state/board-query.ts'

type ReceiptProps = {
  order: BoardOrder
  /** Undefined where they could not be read. */
  refunds: readonly RefundToShow[] | undefined
  isCopy: boolean
}

/** For the customer: what was ordered, what it cost, whether it is paid and what went back. */
export function Receipt({ order, refunds, isCopy }: ReceiptProps) {
  const read = readOrder(order, fromDollars, 'short')
  const { sums, settled } = receiptRows(order, read, readPayments(order.payments, fromDollars), refunds ?? [])
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
        {order.status !== 'cancelled' && (
          <>
            <br />
            {readyLabel(order.orderType, order.scheduledFor !== null)}{' '}
            {clockOf(order.locationInfo).namedFullMoment(order.promisedAt)}
          </>
        )}
        {tableFacts(order).map(([label, value]) => (
          <Fragment key={label}>
            <br />
            {label} {value}
          </Fragment>
        ))}
        <br />
        {order.customerInfo.name}
        {carryLines(order).map((words) => (
          <Fragment key={words}>
            <br />
            <strong>{words}</strong>
          </Fragment>
        ))}
      </p>
      <table>
        <tbody>
          {read.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never change their places
            <tr key={index}>
              <td>
                {line.quantity} × {line.name}
                <LineRows line={line} shown="priced" />
              </td>
              <td>{moneyOf({ ...line, kind: 'line' })}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an order's rows never change their places
            <Sum key={index} row={row} />
          ))}
        </tfoot>
      </table>
      <p>Payment: {receiptPayment(order)}</p>
      {settled.length > 0 && (
        <table>
          <tbody>
            {settled.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an order's rows never change their places
              <Sum key={index} row={row} />
            ))}
          </tbody>
        </table>
      )}
      {!refunds && order.moneyBack.refunded > 0 && <p>{formatDollars(order.moneyBack.refunded)} refunded</p>}
      <p>{standingOf(order)}</p>
    </article>
  )
}

function standingOf(order: BoardOrder): string {
  if (isCancelledUnpaid(order)) return 'Cancelled. No payment was taken.'
  const payment = paymentBadge({ ...order, adminCreated: order.metadata.adminCreated })
  if (payment === 'refunded') return 'Refunded'
  if (order.status === 'cancelled') return 'Cancelled. Refund due.'
  return payment === 'paid' ? 'Paid. Thank you!' : 'To be paid'
}

function Sum({ row }: { row: BillRow }) {
  return (
    <tr>
      <th scope="row">
        {row.label}
        {row.note && (
          <>
            <br />
            no. {row.note}
          </>
        )}
      </th>
      <td>{moneyOf(row)}</td>
    </tr>
  )
}

/** With the letter of its taxes where the bill has letters. */
function moneyOf(row: Pick<BillRow, 'kind' | 'amount' | 'mark'>): string {
  return `${shownAmount(row)}${row.mark && ` ${row.mark}`}`
}
