import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { localAt } from '@sizzle/domain/hours/local-time.ts'
import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { type OwnTexts, wordsOf } from '@sizzle/domain/messages/letter-texts.ts'
import { personalize } from '@sizzle/domain/messages/templates.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { rowsUnder } from '@sizzle/domain/order/line-words.ts'
import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { asCents, type ItemToRead, type OrderToRead, readOrder } from '@sizzle/domain/order/read-order.ts'
import { type CustomerMoney, customerMoneySentence } from '@sizzle/domain/payment/money-back.ts'
import { frameWords } from './frame-words.ts'
import { button, type Fact, greeting, type Letter, type Part, paragraph, paragraphs } from './letter.ts'

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
  /** Whom it speaks to, and the owner's words for its confirmation; English and the standard where nothing is said. */
  readonly language?: LetterLanguage
  readonly own?: OwnTexts | null
}

export const YOUR_ORDER = `You get this because you ordered at ${HOUSE.name}.`

export function orderConfirmationLetter(order: OrderForLetter): Letter {
  const { language = 'en', own = null, location, orderType } = order
  const frame = frameWords(language)
  const words = wordsOf('order_confirmation', own, language)
  const ready = readyTime(order)
  const total = frame.money(order.order.pricing.total)
  const values = {
    customerName: order.customerName,
    orderNumber: order.shortNumber,
    orderType: frame.takeout[orderType],
    estimatedTime: ready,
    total,
    locationName: location.name,
    locationPhone: location.phone,
  }
  const fill = (text = '') => personalize(text, values, language).trim()
  return {
    template: 'order_confirmation',
    language,
    subject: fill(words.subject),
    preview: `${readyWord(order)} ${ready}. ${frame.totalIs(total)}`,
    title: fill(words.heading),
    parts: [
      greeting(order.customerName, language),
      ...paragraphs(fill(words.message)),
      { part: 'facts', rows: factsOf(order, ready) },
      billOf(order),
      order.isPaid
        ? { part: 'notice', tone: 'good', text: frame.paid(total) }
        : { part: 'notice', tone: 'note', text: `${frame.notPaid(total)} ${frame.toPay[orderType]}` },
      ...paragraphs(fill(words.closing)),
      button(frame.receipt, order.receiptUrl),
    ],
    from: location,
    reason: frame.reasons.order_confirmation,
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
  const frame = frameWords(order.language)
  return [
    [frame.order, order.shortNumber],
    [frame.type, frame.orderTypes[orderType]],
    [readyWord(order), ready],
    [frame.places[orderType], `${location.name}, ${location.address}`],
    ...(order.deliveryAddress ? [[frame.deliveredTo, order.deliveryAddress] as const] : []),
    ...(order.tableNumber ? [[frame.table, order.tableNumber] as const] : []),
    [frame.phone, location.phone],
  ]
}

export function billOf({ order, language }: OrderForLetter): Part {
  const frame = frameWords(language)
  const { lines, sums } = readOrder(order, asCents, 'short')
  return {
    part: 'bill',
    lines: lines.map((line, n) => ({
      label: `${line.quantity} × ${line.name}`,
      note: order.items[n]?.spiceLevelName ?? '',
      under: rowsUnder(line, 'priced'),
      amount: frame.money(line.amount),
    })),
    sums: sums.map(({ kind, label, amount }) => ({
      label: frame.bill(label),
      amount: frame.money(amount),
      ...(kind === 'total' && { isTotal: true }),
    })),
  }
}

function readyWord({ scheduledFor, orderType, language }: OrderForLetter): string {
  const frame = frameWords(language)
  return scheduledFor === null ? frame.readyAbout : frame.readyFor[orderType]
}

/** '6:45 p.m. AST': the location's wall clock, with the name it has on that date (menu 22), and with the day if one was chosen. */
export function readyTime({ promisedAt, scheduledFor, language, location: { timeZone } }: OrderForLetter): string {
  const frame = frameWords(language)
  const time =
    scheduledFor === null ? frame.clock(localAt(timeZone, promisedAt).time) : frame.scheduled(timeZone, promisedAt)
  return `${time} ${frame.zone(timeZone, promisedAt)}`
}
