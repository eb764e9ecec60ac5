import './receipt.css'
import type { getOrderReceipt } from '@sizzle/contract/receipts.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { shownSpice } from '@sizzle/domain/cart/spice.ts'
import { clock12, localAt, zoneName } from '@sizzle/domain/hours/local-time.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { ORDER_TYPE_LABELS } from '@sizzle/domain/order/order-type.ts'
import { methodLabel } from '@sizzle/domain/order/standing.ts'
import type { ReactNode } from 'react'
import { formatDollars, toCents } from '../../../ui/money.ts'

export type ReceiptOnWire = Pick<WireOutputOf<typeof getOrderReceipt>, 'order' | 'receipt'>

/** The same receipt as the PDF, in the same order. */
export function ReceiptView({ order, receipt }: ReceiptOnWire) {
  const { locationInfo } = order
  return (
    <article aria-label={`Receipt ${order.shortNumber}`} className="receipt-paper">
      <header className="text-center">
        <p className="font-display text-2xl font-semibold">{receipt.businessName}</p>
        <p>{locationInfo.name}</p>
        <p className="text-sm text-soft">
          {locationInfo.address}, {locationInfo.postalCode}
        </p>
        <p className="text-sm text-soft">{locationInfo.phone}</p>
        {receipt.businessNumber && <p className="text-sm text-soft">GST/HST no. {receipt.businessNumber}</p>}
      </header>
      <hr className="receipt-rule" />
      <h1 className="text-center text-4xl">{order.shortNumber}</h1>
      <p className={`receipt-stamp mt-3 ${receipt.standing === 'PAID' ? 'text-coriander' : ''}`}>{receipt.standing}</p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5">
        <Row label="Ordered">{momentOf(order.orderTime, receipt.timeZone)}</Row>
        <Row label="Type">{ORDER_TYPE_LABELS[order.orderType]}</Row>
        {order.status !== 'cancelled' && <Row label="Ready about">{momentOf(order.promisedAt, receipt.timeZone)}</Row>}
        <Row label="Name">{order.customerInfo.name}</Row>
        {order.deliveryInfo && <Row label="Deliver to">{order.deliveryInfo.address}</Row>}
        {order.tableInfo?.tableNumber && <Row label="Table">{order.tableInfo.tableNumber}</Row>}
        {order.tableInfo && <Row label="Guests">{order.tableInfo.partySize}</Row>}
      </dl>
      {order.specialInstructions && <p className="mt-2 font-semibold">Note: {order.specialInstructions}</p>}
      <hr className="receipt-rule" />
      <ReceiptItems order={order} />
      <hr className="receipt-rule" />
      <Sums order={order} receipt={receipt} />
      <hr className="receipt-rule" />
      <p className="text-center">Thank you, and enjoy your meal!</p>
      <p className="mt-1 text-center text-xs text-soft">{order.id}</p>
    </article>
  )
}

function ReceiptItems({ order }: Pick<ReceiptOnWire, 'order'>) {
  return (
    <ul className="space-y-1.5">
      {order.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a receipt never change their place
        <li key={index} className="flex justify-between gap-4">
          <span className="min-w-0">
            {item.quantity} × {item.name}
            <span className="block text-sm text-soft">
              {[shownSpice(item.spiceLevelName), item.quantity > 1 && `${formatDollars(item.price)} each`]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <span className="whitespace-nowrap">{formatCad(toCents(item.price) * item.quantity)}</span>
        </li>
      ))}
    </ul>
  )
}

function Sums({ order, receipt }: ReceiptOnWire) {
  const { subtotal, tip, total } = order.pricing
  const back = receipt.refunds.filter(({ isDone }) => isDone).reduce((sum, { amount }) => sum + toCents(amount), 0)
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5">
      <Row label="Subtotal (without tax)">{formatDollars(subtotal)}</Row>
      {receipt.taxLines.map(({ name, rate, amount }) => (
        <Row key={name} label={`${name} (${rate})`}>
          {formatDollars(amount)}
        </Row>
      ))}
      {tip > 0 && <Row label="Tip">{formatDollars(tip)}</Row>}
      <dt className="pt-1 text-xl font-bold">Total CAD</dt>
      <dd className="pt-1 text-right text-xl font-bold">{formatDollars(total)}</dd>
      <Row label="Payment">{methodLabel(order.paymentMethod)}</Row>
      {receipt.refunds.map(({ amount, at, isDone }) => (
        <Row
          key={at}
          label={`${isDone ? 'Refunded' : 'Refund on its way'} ${localAt(receipt.timeZone, new Date(at)).date}`}
        >
          −{formatDollars(amount)}
        </Row>
      ))}
      {receipt.refunds.length > 0 && <Row label="Total after refunds">{formatCad(toCents(total) - back)}</Row>}
    </dl>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{label}</dt>
      <dd className="min-w-0 text-right">{children}</dd>
    </>
  )
}

function momentOf(iso: string, zone: string): string {
  const instant = new Date(iso)
  const { date, time } = localAt(zone, instant)
  return `${date} ${clock12(time)} ${zoneName(zone, instant)}`
}
