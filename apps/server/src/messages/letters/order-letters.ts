import { chosenHeat } from '@sizzle/domain/cart/chosen-heat.ts'
import { localAt } from '@sizzle/domain/hours/local-time.ts'
import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { type OwnTexts, wordsOf } from '@sizzle/domain/messages/letter-texts.ts'
import { personalize } from '@sizzle/domain/messages/templates.ts'
import type { Cents } from '@sizzle/domain/money/cents.ts'
import { rowsUnder } from '@sizzle/domain/order/line-words.ts'
import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { asCents, type ItemToRead, type OrderToRead, readOrder } from '@sizzle/domain/order/read-order.ts'
import { askedFor, roundedForCash, sumsRounded, type ToPay } from '@sizzle/domain/payment/cash-due.ts'
import type { GivenBack } from '@sizzle/domain/payment/money-back.ts'
import type { PaymentToShow } from '@sizzle/domain/pricing/bill-rows.ts'
import { leftToPay } from '@sizzle/domain/pricing/tenders.ts'
import { eventWords } from './event-words.ts'
import { clockAndZone, dayAlone, frameWords } from './frame-words.ts'
import { knownWords } from './known-words.ts'
import {
  button,
  type Fact,
  greeting,
  type Letter,
  type Part,
  paragraph,
  paragraphs,
  placeOf,
  type Sender,
  type Sum,
} from './letter.ts'

export type OrderForLetter = {
  readonly shortNumber: string
  readonly customerName: string
  readonly orderType: OrderType
  readonly location: Sender & { readonly timeZone: string }
  /** In cents. */
  readonly order: Omit<OrderToRead, 'items'> &
    ToPay & {
      readonly items: readonly (ItemToRead & Parameters<typeof chosenHeat>[0])[]
      readonly payments: readonly PaymentToShow[]
    }
  readonly isPaid: boolean
  readonly promisedAt: Date
  /** The time that was chosen; null: as soon as possible. */
  readonly scheduledFor: Date | null
  readonly deliveryAddress?: string | null
  readonly deliveryInstructions?: string | null
  readonly tableNumber?: string | null
  readonly partySize?: number | null
  readonly specialInstructions?: string
  readonly receiptUrl: string
  /** Whom it speaks to, and the owner's words for its confirmation; English and the standard where nothing is said. */
  readonly language?: LetterLanguage
  readonly own?: OwnTexts | null
}

export function orderConfirmationLetter(order: OrderForLetter): Letter {
  const { language = 'en', own = null, location, orderType } = order
  const frame = frameWords(language)
  const words = wordsOf('order_confirmation', own, language)
  const ready = readyTime(order)
  const total = frame.money(totalOf(order))
  const values = {
    customerName: order.customerName,
    orderNumber: order.shortNumber,
    orderType: frame.typesInText[orderType],
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
      keyOf(order),
      greeting(order.customerName, language),
      ...paragraphs(fill(words.message)),
      { part: 'facts', rows: factsOf(order) },
      billOf(order),
      order.isPaid
        ? { part: 'notice', tone: 'good', text: frame.paid(total) }
        : {
            part: 'notice',
            tone: 'note',
            text: `${frame.notPaid(frame.money(leftOf(order)))} ${frame.toPay[orderType]}`,
          },
      ...paragraphs(fill(words.closing)),
      button(frame.receipt, order.receiptUrl),
    ],
    from: location,
    reason: frame.reasons.order_confirmation,
  }
}

/** What goes back, each way for itself; nothing where nothing was paid. Whoever cancelled it themselves is not told so as news (ordering 57). */
export function orderCancelledLetter(
  order: OrderForLetter,
  reason: string,
  back: readonly GivenBack[],
  by: 'house' | 'customer' = 'house',
): Letter {
  const { shortNumber, location, language = 'en' } = order
  const frame = frameWords(language)
  const { orderCancelled: words, ...common } = eventWords(language)
  const money = back.length === 0 ? [common.money({ kind: 'none' })] : back.map(common.money)
  const said = knownWords(reason.trim(), language)
  return {
    template: 'order_cancelled',
    language,
    subject: words.subject(shortNumber),
    preview: money.join(' '),
    title: words.title,
    parts: [
      greeting(order.customerName, language),
      paragraph((by === 'customer' ? words.own : words.message)(shortNumber, location.name)),
      ...factsIf([
        ...(said ? [[common.reason, said] as const] : []),
        // Beside "No payment was taken" a total reads as if it were owed.
        ...(back.length > 0 ? [[frame.total, frame.money(totalOf(order))] as const] : []),
        ...back.map(({ kind, amount }) => [words.back[kind], frame.money(amount)] as const),
      ]),
      ...money.map((text, n): Part => ({ part: 'notice', tone: back[n]?.kind === 'refunded' ? 'good' : 'note', text })),
      paragraph(common.questions(location)),
      // Where nothing was paid a receipt promises what is not there.
      button(back.length === 0 ? frame.seeOrder : frame.receipt, order.receiptUrl),
    ],
    from: location,
    reason: frame.reasons.order_confirmation,
  }
}

function factsIf(rows: readonly Fact[]): Part[] {
  return rows.length > 0 ? [{ part: 'facts', rows }] : []
}

/** The one amount that the guest reads everywhere: what is handed over (money 64). */
export function totalOf({ order }: OrderForLetter): Cents {
  return order.pricing.total + roundingOf(order)
}

function leftOf({ order }: OrderForLetter): Cents {
  return askedFor(order, leftToPay(order.pricing.total, order.payments))
}

function roundingOf(order: OrderForLetter['order']): Cents {
  return roundedForCash(order, order.pricing.total, order.payments)
}

/** When, and where to: what a guest opens the letter for. */
export function keyOf(order: OrderForLetter): Part {
  const { location, orderType, deliveryAddress } = order
  const frame = frameWords(order.language)
  const key = { part: 'key' as const, ...timeOf(order) }
  if (orderType !== 'delivery') return { ...key, place: placeOf(frame.places[orderType], location, order.language) }
  return deliveryAddress ? { ...key, place: { label: frame.deliverTo, address: deliveryAddress } } : key
}

export function factsOf(order: OrderForLetter): Fact[] {
  const { location, orderType } = order
  const frame = frameWords(order.language)
  return [
    [frame.order, order.shortNumber],
    [frame.type, frame.orderTypes[orderType]],
    ...given(frame.deliveryInstructions, order.deliveryInstructions),
    ...(orderType === 'delivery' ? given(frame.places.delivery, `${location.name}, ${location.address}`) : []),
    ...given(frame.table, order.tableNumber),
    ...given(frame.party, order.partySize && frame.guests(order.partySize)),
    ...given(frame.specialInstructions, order.specialInstructions),
    [frame.phone, location.phone],
  ]
}

function given(label: string, value: string | number | null | undefined): Fact[] {
  return value ? [[label, String(value)]] : []
}

function heatAt(item: OrderForLetter['order']['items'][number] | undefined): string {
  return item ? chosenHeat(item) : ''
}

export function billOf({ order, language }: OrderForLetter, below: readonly Sum[] = []): Part {
  const frame = frameWords(language)
  const { lines, sums } = readOrder(order, asCents, 'short')
  return {
    part: 'bill',
    lines: lines.map((line, n) => ({
      label: `${line.quantity} × ${line.name}`,
      note: knownWords(heatAt(order.items[n]), language),
      under: rowsUnder(line, 'priced', frame),
      amount: frame.money(line.amount),
    })),
    sums: [
      ...sumsRounded(sums, roundingOf(order)).map(({ kind, label, amount }) => ({
        label: frame.bill(label),
        amount: kind === 'rounding' && amount > 0 ? `+${frame.money(amount)}` : frame.money(amount),
        ...(kind === 'total' && { isTotal: true }),
      })),
      ...below,
    ],
  }
}

function readyWord({ scheduledFor, orderType, language }: OrderForLetter): string {
  const frame = frameWords(language)
  return frame[scheduledFor === null ? 'readyAbout' : 'readyFor'][orderType]
}

/** The day of a time that was chosen stands above it, as that of a table does. */
function timeOf(order: OrderForLetter) {
  const { promisedAt, scheduledFor, language, location } = order
  const value = clockAndZone(language, location.timeZone, promisedAt)
  if (scheduledFor === null) return { label: readyWord(order), value }
  const day = dayAlone(language, localAt(location.timeZone, promisedAt).date)
  return { label: day, value, note: readyWord(order) }
}

/** With the day if one was chosen. */
function readyTime({ promisedAt, scheduledFor, language, location: { timeZone } }: OrderForLetter): string {
  const frame = frameWords(language)
  if (scheduledFor === null) return clockAndZone(language, timeZone, promisedAt)
  return `${frame.scheduled(timeZone, promisedAt)} ${frame.zone(timeZone, promisedAt)}`
}
