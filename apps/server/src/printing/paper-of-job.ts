import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { chosenHeat } from '@sizzle/domain/cart/chosen-heat.ts'
import { writtenDate } from '@sizzle/domain/hours/date-words.ts'
import { clock12, localAt, zoneName } from '@sizzle/domain/hours/local-time.ts'
import type { TicketLine } from '@sizzle/domain/kitchen/routing.ts'
import type { ReadableChoice } from '@sizzle/domain/order/line-words.ts'
import { ORDER_TYPE_LABELS } from '@sizzle/domain/order/order-type.ts'
import { carryLines, tableFacts } from '@sizzle/domain/order/place-words.ts'
import { asCents, readOrder, readPayments, readRefunds } from '@sizzle/domain/order/read-order.ts'
import { receiptGreeting, receiptPayment } from '@sizzle/domain/order/standing.ts'
import { momentOnReceipt, readyLabel, timeOnPaper } from '@sizzle/domain/order/time-words.ts'
import { receiptRows } from '@sizzle/domain/payment/cash-due.ts'
import { displayPhone } from '@sizzle/domain/people/phone.ts'
import { hasSeveralRegistrations } from '@sizzle/domain/pricing/bill-rows.ts'
import { type ChangeToPrint, changeLines } from '@sizzle/domain/printing/change-lines.ts'
import { type PaperLine, type PaperWidth, paragraph, rule } from '@sizzle/domain/printing/paper.ts'
import { receiptLines } from '@sizzle/domain/printing/receipt-lines.ts'
import { type PrintMarks, type TicketToPrint, ticketLines } from '@sizzle/domain/printing/ticket-lines.ts'
import type { Db } from '../kit/db/sql.ts'
import { type EditRow, editById } from '../orders/edits.sql.ts'
import { orderById } from '../orders/orders.sql.ts'
import { type PresentedOrder, presentRow } from '../orders/present-order.ts'
import { factsOfOrder, type ReceiptFacts, type ReceiptParts } from '../receipts/receipt-facts.ts'
import { ticketOfStation } from './paper-of-ticket.ts'
import type { PrintJobRow } from './print-jobs.sql.ts'
import type { PrinterRow } from './printers.sql.ts'

/** What stands on a job's paper now. Nothing: its order is gone, so there is nothing to print. */
export async function paperOfJob(
  db: Db,
  job: PrintJobRow,
  printer: Pick<PrinterRow, 'width' | 'name'>,
  parts: ReceiptParts,
): Promise<readonly PaperLine[]> {
  const marks: PrintMarks = { copy: job.copy, isMaybeTwice: job.maybe_twice }
  if (job.kind === 'drawer') return []
  if (job.kind === 'test') return testLines(printer, job)
  const row = job.order_id === null ? undefined : await orderById(db, { id: job.order_id, at: [job.location_id] })
  if (!row) return []
  if (job.kind === 'receipt') return receiptPaper(await factsOfOrder(db, row, parts), marks, printer.width)
  const whole = wholeTicket(await presentRow(db, row), job)
  const edit = job.kind === 'change' ? await editById(db, job.location_id, job.subject) : undefined
  if (edit) return changeLines(whole, changeToPrint(edit), marks, printer.width)
  const ticket = job.kind === 'ticket' ? await ticketOfStation(db, row, { whole, job }) : whole
  return ticket ? ticketLines(ticket, marks, printer.width) : []
}

function changeToPrint({ added, taken, changes }: EditRow): ChangeToPrint {
  return { added: added.map(asPrinted), taken: taken.map(asPrinted), changes }
}

function asPrinted(line: TicketLine) {
  return { ...line, options: line.options.map(asReadable) }
}

/** Papers of the kitchen have no prices. */
function asReadable({ name, quantity, choices }: TicketLine['options'][number]): ReadableChoice {
  return { name, quantity, price: 0, choices: choices.map(asReadable) }
}

function wholeTicket(order: PresentedOrder, job: PrintJobRow): TicketToPrint {
  // A picture of it keeps the words of the day on which it was printed.
  const time = (at: Date) => timeOnPaper(order.locationInfo.timeZone, at, job.offered_at ?? job.made_at)
  return {
    kind: job.kind === 'void' ? 'void' : 'new',
    number: order.shortNumber,
    station: '',
    isRecalled: false,
    orderType: order.orderType,
    tableInfo: order.tableInfo,
    customer: order.customerInfo.name,
    placed: time(order.orderTime),
    due: time(order.promisedAt),
    note: order.specialInstructions,
    address: order.deliveryInfo?.address ?? '',
    instructions: order.deliveryInfo?.instructions ?? '',
    lines: order.items.map((item) => ({
      name: item.name,
      quantity: item.quantity,
      options: item.options,
      note: item.note,
      allergens: item.allergens,
      heat: chosenHeat(item),
    })),
  }
}

function receiptPaper({ order, receipt }: ReceiptFacts, marks: PrintMarks, width: PaperWidth): readonly PaperLine[] {
  const rows = readOrder(order, asCents, 'receipt')
  const payments = readPayments(order.payments, asCents)
  const { sums, settled } = receiptRows(order, rows, payments, readRefunds(receipt.refunds, asCents))
  const { name, address, postalCode, phone } = order.locationInfo
  const { date, time } = localAt(receipt.timeZone, order.orderTime)
  return receiptLines(
    {
      business: receipt.businessName,
      place: [name, `${address}, ${postalCode}`, displayPhone(phone)],
      registration: hasSeveralRegistrations(sums) ? '' : (receipt.businessNumber ?? ''),
      number: order.shortNumber,
      standing: receipt.standing,
      facts: [
        ['Date', writtenDate(date)],
        ['Time', `${clock12(time)} ${zoneName(receipt.timeZone, order.orderTime)}`],
        ['Type', ORDER_TYPE_LABELS[order.orderType]],
        ...readyFacts(order, receipt.timeZone),
        ...tableFacts(order),
        ['Name', order.customerInfo.name],
      ],
      carry: carryLines(order),
      lines: rows.lines.map((line, n) => ({ ...line, heat: heatOf(order.items[n]) })),
      sums,
      payment: receiptPayment(order),
      settled,
      greeting: receiptGreeting(order),
    },
    marks,
    width,
  )
}

/** As on the page: of an order for later the day and the time that were chosen (times 31). */
function readyFacts({ status, orderType, scheduledFor, promisedAt }: ReceiptFacts['order'], zone: string) {
  if (status === 'cancelled') return []
  return [[readyLabel(orderType, scheduledFor !== null), momentOnReceipt(zone, promisedAt)] as const]
}

function heatOf(item: ReceiptFacts['order']['items'][number] | undefined): string {
  return item ? chosenHeat(item) : ''
}

/** Shows what people look for after setting a printer up: that it prints, how wide, which letters, and which printer it is. */
function testLines({ name, width }: Pick<PrinterRow, 'width' | 'name'>, job: PrintJobRow): readonly PaperLine[] {
  return [
    ...paragraph(width, HOUSE.name, { size: 'tall', isBold: true, align: 'centre' }),
    ...paragraph(width, 'TEST PAGE', { isBold: true, isInverse: true, align: 'centre' }),
    ...(job.maybe_twice ? paragraph(width, 'MAY BE A DUPLICATE', { isInverse: true, align: 'centre' }) : []),
    rule(width),
    ...paragraph(width, name, { size: 'large', isBold: true }),
    ...paragraph(width, `${width} mm`),
    ...paragraph(width, 'Crème brûlée, 2 × “naan” – €'),
    ...paragraph(width, 'पनीर टिक्का मसाला'),
    rule(width),
  ]
}
