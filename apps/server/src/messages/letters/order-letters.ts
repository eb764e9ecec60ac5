import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { clock12, localAt, zoneName } from '@sizzle/domain/hours/local-time.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { rowsUnder } from '@sizzle/domain/order/line-words.ts'
import { ORDER_TYPE_LABELS, type OrderType } from '@sizzle/domain/order/order-type.ts'
import { asCents, type ItemToRead, type OrderToRead, readOrder } from '@sizzle/domain/order/read-order.ts'
import { readyFor, scheduledInWords } from '@sizzle/domain/order/time-words.ts'
import { type CustomerMoney, customerMoneySentence } from '@sizzle/domain/payment/money-back.ts'
import { button, type Fact, greeting, type Letter, type Part, paragraph } from './letter.ts'

export type OrderForLetter = {
  readonly shortNumber: string
  readonly customerName: string
  readonly orderType: OrderType
  readonly location: {
    readonly name: string
    readonly address: string
    readonly phone: string
    readonly timeZone: string
  }
  /** In cents. */
  readonly order: Omit<OrderToRead, 'items'> & {
    readonly items: readonly (ItemToRead & { readonly spiceLevelName: string })[]
  }
  readonly isPaid: boolean
  readonly promisedAt: Date
  /** The time that was chosen; null: as soon as possible. */
  readonly scheduledFor: Date | null
  readonly deliveryAddress?: string | null
  readonly tableNumber?: string | null
  readonly receiptUrl: string
}

export const YOUR_ORDER = `You get this because you ordered at ${HOUSE.name}.`
const WHERE: Record<OrderType, string> = { pickup: 'Pickup at', delivery: 'From', 'dine-in': 'Served at' }
const TO_PAY: Record<OrderType, string> = {
  pickup: 'Please pay at pickup.',
  delivery: 'Please pay when it arrives.',
  'dine-in': 'Please pay at the table.',
}

export function orderConfirmationLetter(order: OrderForLetter): Letter {
  const ready = readyTime(order)
  return {
    template: 'order_confirmation',
    subject: `Order ${order.shortNumber} confirmed - ${HOUSE.name} ${order.location.name}`,
    preview: `${readyWord(order)} ${ready}. Total ${formatCad(order.order.pricing.total)}.`,
    title: 'Thank you, your order is in',
    parts: [
      greeting(order.customerName),
      paragraph(`The kitchen at ${order.location.name} has your order.`),
      { part: 'facts', rows: factsOf(order, ready) },
      billOf(order),
      order.isPaid
        ? { part: 'notice', tone: 'good', text: `Paid: ${formatCad(order.order.pricing.total)}.` }
        : {
            part: 'notice',
            tone: 'note',
            text: `Not paid yet: ${formatCad(order.order.pricing.total)}. ${TO_PAY[order.orderType]}`,
          },
      button('View my receipt', order.receiptUrl),
    ],
    from: order.location,
    reason: YOUR_ORDER,
  }
}

export function orderCancelledLetter(order: OrderForLetter, reason: string, refund: CustomerMoney): Letter {
  return {
    template: 'order_cancelled',
    subject: `Order ${order.shortNumber} was cancelled - ${HOUSE.name}`,
    preview: customerMoneySentence(refund),
    title: 'Your order was cancelled',
    parts: [
      greeting(order.customerName),
      paragraph(
        `Your order ${order.shortNumber} at ${order.location.name} was cancelled. We are sorry for the trouble.`,
      ),
      {
        part: 'facts',
        rows: [
          ...(reason.trim() ? [['Reason', reason.trim()] as const] : []),
          ['Total', formatCad(order.order.pricing.total)],
        ],
      },
      { part: 'notice', tone: refund.kind === 'refunded' ? 'good' : 'note', text: customerMoneySentence(refund) },
      paragraph(`Questions? Call ${order.location.name} at ${order.location.phone}.`),
      button('View my receipt', order.receiptUrl),
    ],
    from: order.location,
    reason: YOUR_ORDER,
  }
}

export function factsOf(order: OrderForLetter, ready: string): Fact[] {
  const { location, orderType } = order
  return [
    ['Order', order.shortNumber],
    ['Type', ORDER_TYPE_LABELS[orderType]],
    [readyWord(order), ready],
    [WHERE[orderType], `${location.name}, ${location.address}`],
    ...(order.deliveryAddress ? [['Delivered to', order.deliveryAddress] as const] : []),
    ...(order.tableNumber ? [['Table', order.tableNumber] as const] : []),
    ['Phone', location.phone],
  ]
}

export function billOf({ order }: OrderForLetter): Part {
  const { lines, sums } = readOrder(order, asCents, 'short')
  return {
    part: 'bill',
    lines: lines.map((line, n) => ({
      label: `${line.quantity} × ${line.name}`,
      note: order.items[n]?.spiceLevelName ?? '',
      under: rowsUnder(line, 'priced'),
      amount: formatCad(line.amount),
    })),
    sums: sums.map(({ kind, label, amount }) => ({
      label,
      amount: formatCad(amount),
      ...(kind === 'total' && { isTotal: true }),
    })),
  }
}

function readyWord({ scheduledFor, orderType }: OrderForLetter): string {
  return scheduledFor === null ? 'Ready about' : readyFor(orderType)
}

/** '6:45 p.m. AST': the location's wall clock, with the name it has on that date (menu 22), and with the day if one was chosen. */
export function readyTime({ promisedAt, scheduledFor, location: { timeZone } }: OrderForLetter): string {
  const time =
    scheduledFor === null ? clock12(localAt(timeZone, promisedAt).time) : scheduledInWords(timeZone, promisedAt)
  return `${time} ${zoneName(timeZone, promisedAt)}`
}
