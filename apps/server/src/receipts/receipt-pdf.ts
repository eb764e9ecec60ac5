import { shownSpice } from '@sizzle/domain/cart/spice.ts'
import { clock12, localAt, zoneName } from '@sizzle/domain/hours/local-time.ts'
import { type Cents, formatCad } from '@sizzle/domain/money/cents.ts'
import { ORDER_TYPE_LABELS } from '@sizzle/domain/order/order-type.ts'
import { methodLabel } from '@sizzle/domain/order/standing.ts'
import { displayPhone } from '@sizzle/domain/people/phone.ts'
import { type Paper, printStrip, type Style } from './paper.ts'
import type { ReceiptFacts } from './receipt-facts.ts'

const PLAIN: Style = { size: 8.5 }
const SMALL: Style = { size: 7.5 }
const BOLD: Style = { size: 9, weight: 700 }

/** 80 mm wide and at least 200 mm long, for the printer at the counter and for a phone. */
export function receiptPdf(facts: ReceiptFacts): Promise<Buffer> {
  const { order } = facts
  return printStrip(`Receipt ${order.shortNumber}`, (paper) => {
    head(paper, facts)
    orderFacts(paper, facts)
    lines(paper, facts)
    sums(paper, facts)
    paper.rule()
    paper.text('Thank you, and enjoy your meal!', { ...PLAIN, align: 'centre' })
    paper.text(order.id, { size: 6, align: 'centre' })
  })
}

function head(paper: Paper, { order, receipt }: ReceiptFacts) {
  const { name, address, postalCode, phone } = order.locationInfo
  paper.text(receipt.businessName, { size: 15, weight: 700, align: 'centre' })
  paper.text(name, { ...PLAIN, align: 'centre' })
  paper.text(`${address}, ${postalCode}`, { ...SMALL, align: 'centre' })
  paper.text(displayPhone(phone), { ...SMALL, align: 'centre' })
  if (receipt.businessNumber) paper.text(`GST/HST no. ${receipt.businessNumber}`, { ...SMALL, align: 'centre' })
  paper.rule()
}

function orderFacts(paper: Paper, { order, receipt }: ReceiptFacts) {
  paper.text(order.shortNumber, { size: 20, weight: 700, align: 'centre' })
  paper.gap(3)
  paper.stamp(receipt.standing, 11)
  const moment = (instant: Date) => {
    const { date, time } = localAt(receipt.timeZone, instant)
    return `${date} ${clock12(time)} ${zoneName(receipt.timeZone, instant)}`
  }
  paper.row('Ordered', moment(order.orderTime), PLAIN)
  paper.row('Type', ORDER_TYPE_LABELS[order.orderType], PLAIN)
  if (order.status !== 'cancelled') paper.row('Ready about', moment(order.promisedAt), PLAIN)
  paper.row('Name', order.customerInfo.name, PLAIN)
  if (order.deliveryInfo) paper.text(`Deliver to: ${order.deliveryInfo.address}`, PLAIN)
  if (order.tableInfo?.tableNumber) paper.row('Table', order.tableInfo.tableNumber, PLAIN)
  if (order.tableInfo) paper.row('Guests', String(order.tableInfo.partySize), PLAIN)
  if (order.specialInstructions) paper.text(`Note: ${order.specialInstructions}`, BOLD)
  paper.rule()
}

function lines(paper: Paper, { order }: ReceiptFacts) {
  for (const item of order.items) {
    paper.row(`${item.quantity} × ${item.name}`, formatCad(item.price * item.quantity), PLAIN)
    const notes = [shownSpice(item.spiceLevelName), item.quantity > 1 ? `${formatCad(item.price)} each` : null]
    const note = notes.filter((one) => one !== null).join(' · ')
    if (note) paper.text(note, SMALL)
    paper.gap(1.5)
  }
  paper.rule()
}

function sums(paper: Paper, { order, receipt }: ReceiptFacts) {
  const { subtotal, tip, total } = order.pricing
  const row = (label: string, cents: Cents, style: Style = PLAIN) => paper.row(label, formatCad(cents), style)
  row('Subtotal (without tax)', subtotal)
  for (const { name, rate, amount } of receipt.taxLines) row(`${name} (${rate})`, amount)
  if (tip > 0) row('Tip', tip)
  paper.gap(2)
  row('Total CAD', total, { size: 12, weight: 700 })
  paper.row('Payment', methodLabel(order.paymentMethod), PLAIN)
  if (receipt.refunds.length === 0) return
  paper.gap(2)
  for (const { amount, at, isDone } of receipt.refunds) {
    row(`${isDone ? 'Refunded' : 'Refund on its way'} ${localAt(receipt.timeZone, at).date}`, -amount)
  }
  const back = receipt.refunds.filter(({ isDone }) => isDone).reduce((sum, { amount }) => sum + amount, 0)
  row('Total after refunds', total - back, BOLD)
}
