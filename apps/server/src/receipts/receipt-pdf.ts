import { shownSpice } from '@sizzle/domain/cart/spice.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { rowsUnder } from '@sizzle/domain/order/line-words.ts'
import { ORDER_TYPE_LABELS } from '@sizzle/domain/order/order-type.ts'
import { asCents, type OrderInRows, readOrder, readPayments, readRefunds } from '@sizzle/domain/order/read-order.ts'
import { receiptGreeting, receiptPayment } from '@sizzle/domain/order/standing.ts'
import { momentOnReceipt, readyLabel } from '@sizzle/domain/order/time-words.ts'
import { cashStillNeeded } from '@sizzle/domain/payment/cash-due.ts'
import { displayPhone } from '@sizzle/domain/people/phone.ts'
import { type BillRow, hasSeveralRegistrations, settledRows, shownAmount } from '@sizzle/domain/pricing/bill-rows.ts'
import { leftToPay } from '@sizzle/domain/pricing/tenders.ts'
import { type Paper, printStrip, type Style } from './paper.ts'
import type { ReceiptFacts } from './receipt-facts.ts'

const PLAIN: Style = { size: 8.5 }
const SMALL: Style = { size: 7.5 }
const BOLD: Style = { size: 9, weight: 700 }

/** 80 mm wide and at least 200 mm long, for the printer at the counter and for a phone. */
export function receiptPdf(facts: ReceiptFacts): Promise<Buffer> {
  const { order } = facts
  const rows = readOrder(order, asCents, 'receipt')
  return printStrip(`Receipt ${order.shortNumber}`, (paper) => {
    head(paper, facts, rows)
    orderFacts(paper, facts)
    lines(paper, facts, rows)
    sums(paper, facts, rows)
    const greeting = receiptGreeting(order)
    paper.rule()
    if (greeting) paper.text(greeting, { ...PLAIN, align: 'centre' })
    paper.text(order.id, { size: 6, align: 'centre' })
  })
}

function head(paper: Paper, { order, receipt }: ReceiptFacts, { sums: rows }: OrderInRows) {
  const { name, address, postalCode, phone } = order.locationInfo
  paper.text(receipt.businessName, { size: 15, weight: 700, align: 'centre' })
  paper.text(name, { ...PLAIN, align: 'centre' })
  paper.text(`${address}, ${postalCode}`, { ...SMALL, align: 'centre' })
  paper.text(displayPhone(phone), { ...SMALL, align: 'centre' })
  if (receipt.businessNumber && !hasSeveralRegistrations(rows))
    paper.text(`GST/HST no. ${receipt.businessNumber}`, { ...SMALL, align: 'centre' })
  paper.rule()
}

function orderFacts(paper: Paper, { order, receipt }: ReceiptFacts) {
  paper.text(order.shortNumber, { size: 20, weight: 700, align: 'centre' })
  paper.gap(3)
  paper.stamp(receipt.standing, 11)
  const moment = (instant: Date) => momentOnReceipt(receipt.timeZone, instant)
  paper.row('Ordered', moment(order.orderTime), PLAIN)
  paper.row('Type', ORDER_TYPE_LABELS[order.orderType], PLAIN)
  if (order.status !== 'cancelled')
    paper.row(readyLabel(order.orderType, order.scheduledFor !== null), moment(order.promisedAt), PLAIN)
  paper.row('Name', order.customerInfo.name, PLAIN)
  if (order.deliveryInfo) paper.text(`Deliver to: ${order.deliveryInfo.address}`, PLAIN)
  if (order.deliveryInfo?.instructions) paper.text(`Delivery instructions: ${order.deliveryInfo.instructions}`, PLAIN)
  if (order.tableInfo?.tableNumber) paper.row('Table', order.tableInfo.tableNumber, PLAIN)
  if (order.tableInfo) paper.row('Guests', String(order.tableInfo.partySize), PLAIN)
  if (order.specialInstructions) paper.text(`Note: ${order.specialInstructions}`, BOLD)
  paper.rule()
}

function lines(paper: Paper, { order }: ReceiptFacts, { lines: read }: OrderInRows) {
  for (const [n, line] of read.entries()) {
    paper.row(`${line.quantity} × ${line.name}`, moneyOf({ ...line, kind: 'line' }), PLAIN)
    const notes = [
      shownSpice(order.items[n]?.spiceLevelName ?? ''),
      line.quantity > 1 ? `${formatCad(line.unitPrice)} each` : null,
    ]
    const note = notes.filter((one) => one !== null).join(' · ')
    if (note) paper.text(note, SMALL)
    for (const { text, depth } of rowsUnder(line, 'priced')) paper.text(text, { ...SMALL, indent: depth * 6 })
    paper.gap(1.5)
  }
  paper.rule()
}

function sums(paper: Paper, { order, receipt }: ReceiptFacts, { sums: rows, bill }: OrderInRows) {
  const areNumbersBelow = hasSeveralRegistrations(rows)
  for (const row of rows) {
    if (row.kind === 'total') paper.gap(2)
    paper.row(row.label, moneyOf(row), row.kind === 'total' ? { size: 12, weight: 700 } : PLAIN)
    if (areNumbersBelow && row.note) paper.text(`no. ${row.note}`, SMALL)
  }
  paper.row('Payment', receiptPayment(order), PLAIN)
  const payments = readPayments(order.payments, asCents)
  const inCash = cashStillNeeded(order, leftToPay(bill.total, payments))
  if (inCash) paper.text(inCash, { ...PLAIN, align: 'right' })
  const refunds = readRefunds(receipt.refunds, asCents)
  for (const row of settledRows(bill, payments, refunds)) {
    if (row.kind === 'refund') paper.gap(2)
    paper.row(row.label, moneyOf(row), row.kind === 'after_refunds' ? BOLD : PLAIN)
  }
}

/** With the letter of its taxes where the bill has letters. */
function moneyOf(row: Pick<BillRow, 'kind' | 'amount' | 'mark'>): string {
  return row.mark === '' ? shownAmount(row) : `${shownAmount(row)} ${row.mark}`
}
