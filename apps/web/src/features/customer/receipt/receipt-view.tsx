import './receipt.css'
import type { getOrderReceipt } from '@sizzle/contract/receipts.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { chosenHeat } from '@sizzle/domain/cart/chosen-heat.ts'
import { clock12, localAt, zoneName } from '@sizzle/domain/hours/local-time.ts'
import { ORDER_TYPE_LABELS } from '@sizzle/domain/order/order-type.ts'
import { fromDollars, type OrderInRows, readOrder, readPayments, readRefunds } from '@sizzle/domain/order/read-order.ts'
import { receiptGreeting, receiptPayment } from '@sizzle/domain/order/standing.ts'
import { readyLabel } from '@sizzle/domain/order/time-words.ts'
import { cashStillNeeded, receiptRows } from '@sizzle/domain/payment/cash-due.ts'
import { type BillRow, hasSeveralRegistrations, shownAmount } from '@sizzle/domain/pricing/bill-rows.ts'
import { leftToPay } from '@sizzle/domain/pricing/tenders.ts'
import type { ReactNode } from 'react'
import { LogoMark } from '../../../brand/logo-mark.tsx'
import { ChosenWords } from '../../../ui/cart-line-words.tsx'
import { clockOf } from '../../../ui/clock.ts'

export type ReceiptOnWire = Pick<WireOutputOf<typeof getOrderReceipt>, 'order' | 'receipt'>

/** The same receipt as the PDF, in the same order. */
export function ReceiptView({ order, receipt }: ReceiptOnWire) {
  const { locationInfo } = order
  const rows = readOrder(order, fromDollars, 'receipt')
  const greeting = receiptGreeting(order)
  const isNumberAbove = receipt.businessNumber && !hasSeveralRegistrations(rows.sums)
  return (
    <article aria-label={`Receipt ${order.shortNumber}`} className="slip receipt-paper">
      <header className="text-center">
        <LogoMark className="mx-auto mb-3 size-14" />
        <p className="font-display text-2xl font-semibold">{receipt.businessName}</p>
        <p>{locationInfo.name}</p>
        <p className="text-sm text-soft">
          {locationInfo.address}, {locationInfo.postalCode}
        </p>
        <p className="text-sm text-soft">{locationInfo.phone}</p>
        {isNumberAbove && <p className="text-sm text-soft">GST/HST no. {receipt.businessNumber}</p>}
      </header>
      <hr className="receipt-rule" />
      <h1 className="text-center text-4xl">
        <span className="sr-only">Receipt </span>
        {order.shortNumber}
      </h1>
      <p className={`receipt-stamp mt-3 ${receipt.standing === 'PAID' ? 'text-coriander' : ''}`}>{receipt.standing}</p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5">
        <Row label="Ordered">{momentOf(order.orderTime, receipt.timeZone)}</Row>
        <Row label="Type">{ORDER_TYPE_LABELS[order.orderType]}</Row>
        {order.status !== 'cancelled' && (
          <Row label={readyLabel(order.orderType, Boolean(order.scheduledFor))}>
            {momentOf(order.promisedAt, receipt.timeZone, order.orderTime)}
          </Row>
        )}
        <Row label="Name">{order.customerInfo.name}</Row>
        {order.deliveryInfo && (
          <Row label="Deliver to">
            {order.deliveryInfo.address}
            {order.deliveryInfo.instructions && <span className="block">{order.deliveryInfo.instructions}</span>}
          </Row>
        )}
        {order.tableInfo?.tableNumber && <Row label="Table">{order.tableInfo.tableNumber}</Row>}
        {order.tableInfo && <Row label="Guests">{order.tableInfo.partySize}</Row>}
      </dl>
      {order.specialInstructions && <p className="mt-2 font-semibold">Note: {order.specialInstructions}</p>}
      <hr className="receipt-rule" />
      <ReceiptItems order={order} lines={rows.lines} />
      <hr className="receipt-rule" />
      <Sums order={order} receipt={receipt} rows={rows} />
      {greeting && (
        <>
          <hr className="receipt-rule" />
          <p className="text-center">{greeting}</p>
        </>
      )}
    </article>
  )
}

function ReceiptItems({ order, lines }: Pick<ReceiptOnWire, 'order'> & Pick<OrderInRows, 'lines'>) {
  return (
    <ul className="space-y-1.5">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a receipt never change their place
        <li key={index} className="flex justify-between gap-4">
          <div className="min-w-0 break-words">
            {line.quantity} × {line.name}
            <ChosenWords line={line} heat={heatAt(order.items[index])} unitPrice={line.unitPrice} />
          </div>
          <Amount row={{ ...line, kind: 'line' }} />
        </li>
      ))}
    </ul>
  )
}

function heatAt(item: ReceiptOnWire['order']['items'][number] | undefined): string {
  return item ? chosenHeat(item) : ''
}

function Sums({ order, receipt, rows }: ReceiptOnWire & { rows: OrderInRows }) {
  const payments = readPayments(order.payments, fromDollars)
  const { sums, settled } = receiptRows(order, rows, payments, readRefunds(receipt.refunds, fromDollars))
  // Where nothing is paid yet, the total is in coins already.
  const inCash = payments.length > 0 && cashStillNeeded(order, leftToPay(rows.bill.total, payments))
  const areNumbersBelow = hasSeveralRegistrations(sums)
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5">
      {sums.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a receipt never change their place
        <SumRow key={index} row={row} isNoteShown={areNumbersBelow} />
      ))}
      <Row label="Payment">{receiptPayment(order)}</Row>
      {inCash && (
        <>
          <dt />
          <dd className="text-right text-soft">{inCash}</dd>
        </>
      )}
      {settled.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a receipt never change their place
        <SumRow key={index} row={row} isNoteShown={false} />
      ))}
    </dl>
  )
}

function SumRow({ row, isNoteShown }: { row: BillRow; isNoteShown: boolean }) {
  const isTotal = row.kind === 'total'
  const look = isTotal ? 'pt-1 text-xl font-bold' : ''
  return (
    <>
      <dt className={isTotal ? look : `text-soft ${row.kind === 'refunded_tax' ? 'pl-4' : ''}`}>
        {row.label}
        {isNoteShown && row.note && <span className="block text-sm">no. {row.note}</span>}
      </dt>
      <dd className={`text-right ${look}`}>
        <Amount row={row} />
      </dd>
    </>
  )
}

/** With the letter of its taxes where the bill has letters. */
function Amount({ row }: { row: Pick<BillRow, 'kind' | 'amount' | 'mark'> }) {
  return (
    <span className="whitespace-nowrap">
      {shownAmount(row)}
      {row.mark && <span className="ml-1.5 text-sm text-soft">{row.mark}</span>}
    </span>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{label}</dt>
      <dd className="min-w-0 text-right wrap-anywhere">{children}</dd>
    </>
  )
}

/** With its day, where that is not the day of `sameDayAs`. */
function momentOf(iso: string, zone: string, sameDayAs?: string): string {
  const instant = new Date(iso)
  const { date, time } = localAt(zone, instant)
  const clock = `${clock12(time)} ${zoneName(zone, instant)}`
  if (sameDayAs && localAt(zone, new Date(sameDayAs)).date === date) return clock
  return `${clockOf({ timeZone: zone }).day(instant)}, ${clock}`
}
