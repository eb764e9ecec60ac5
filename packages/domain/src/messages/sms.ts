import { characters } from '../characters.ts'
import { type LocalDate, type LocalTime, localAt } from '../hours/local-time.ts'
import type { OrderType } from '../order/order-type.ts'
import { type OrderStatus, statusLabel } from '../order/status.ts'
import { readyFor } from '../order/time-words.ts'
import { normalizePhone } from '../people/phone.ts'
import { inWords } from './in-words.ts'
import type { LetterLanguage } from './letter-language.ts'
import { type SmsTemplate, smsText } from './sms-templates.ts'

// What the order screen says (messages 19).
export const NO_PHONE_FOR_ORDER = 'No phone number found for this order'
export const PHONE_REQUIRED_FOR_SMS = 'Customer phone number is required to send SMS'
export const NO_PAYMENT_LINK = 'No payment link available to send'
const SMS_TEXT_REQUIRED = 'Message is required'
/** Ten SMS segments; longer texts are cut by carriers. */
export const MAX_SMS = 1530
const SMS_TOO_LONG = 'Message too long. Maximum 1530 characters allowed'

export type SmsOrder = {
  readonly shortNumber: string
  readonly orderType: OrderType
  readonly estimatedReady: Date | null
  /** The time that was chosen; null: as soon as possible. */
  readonly scheduledFor: Date | null
  readonly location: { readonly name: string; readonly phone: string; readonly timeZone: string }
}

/** The customer's text for a status; other statuses have none. */
export function statusText(
  status: 'preparing' | 'ready',
  order: SmsOrder,
  now: Date,
  language: LetterLanguage = 'en',
): { template: SmsTemplate; text: string } {
  const template = status === 'preparing' ? 'order_preparing' : 'order_ready'
  return { template, text: smsText(template, smsValues(order, now, language), language) }
}

/** How "your order TRU-042" goes on. */
const FRENCH_READY: Readonly<Record<OrderType, string>> = {
  pickup: 'vous attend',
  delivery: 'va partir en livraison',
  'dine-in': 'arrive à votre table',
}

/** Before the time; of a delivery it is the time at the door (ordering 61). */
const READY_WORD = {
  en: { ready: 'Ready', brought: readyFor('delivery') },
  fr: { ready: 'Prévue', brought: 'Chez vous' },
} as const

/** What a text message can say of an order by itself. */
export function smsValues(
  order: SmsOrder,
  now: Date,
  language: LetterLanguage = 'en',
): Readonly<Record<string, string>> {
  const { location, orderType } = order
  return {
    orderNumber: order.shortNumber,
    readyWord: READY_WORD[language][orderType === 'delivery' ? 'brought' : 'ready'],
    readyTime: readyWords(order, now, language),
    statusText: language === 'fr' ? FRENCH_READY[orderType] : statusLabel('ready', orderType).toLowerCase(),
    locationName: location.name,
    locationPhone: location.phone,
  }
}

/** That the house cancelled an order, with the reason where it gave one. */
export function cancelledText(
  { shortNumber, location }: Pick<SmsOrder, 'shortNumber'> & { readonly location: { readonly phone: string } },
  reason: string,
  language: LetterLanguage = 'en',
): string {
  const said = reason === '' || /[.!?]$/.test(reason) ? reason : `${reason}.`
  const values = { orderNumber: shortNumber, reason: said, locationPhone: location.phone }
  return smsText('order_cancelled', values, language).replace('  ', ' ')
}

export type SmsTable = {
  readonly reservationId: string
  readonly date: LocalDate
  readonly time: LocalTime
  readonly partySize: number
  readonly location: { readonly name: string; readonly phone: string }
}

type AboutTable = Extract<SmsTemplate, `reservation_${string}`>

/** The guest's text about a table, for who booked it by phone and has no email address. */
export function tableText(template: AboutTable, table: SmsTable, language: LetterLanguage = 'en'): string {
  const { reservationId, date, time, partySize, location } = table
  const words = inWords(language)
  const values = {
    reservationId,
    seats: String(partySize),
    guests: words.guests(partySize),
    tableTime: words.dayAndTime(date, time),
    locationName: location.name,
    locationPhone: location.phone,
  }
  return smsText(template, values, language)
}

/** Whether nothing is left open: a link or a reason is known only where it is made. */
export function isFilledBy(message: string, values: Readonly<Record<string, string>>): boolean {
  return [...message.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => Object.hasOwn(values, name))
}

type ReadyOrder = Pick<SmsOrder, 'estimatedReady' | 'scheduledFor'> & {
  readonly location: { readonly timeZone: string }
}

/** 'about 6:30 p.m.', or 'at 6:30 p.m.' where the time was chosen. An order for another day says the day. */
export function readyWords(order: ReadyOrder, now: Date, language: LetterLanguage = 'en'): string {
  const { estimatedReady, scheduledFor, location } = order
  const words = inWords(language)
  if (estimatedReady === null) return words.soon
  const { timeZone } = location
  if (scheduledFor === null) return words.about(timeZone, estimatedReady)
  const isToday = localAt(timeZone, estimatedReady).date === localAt(timeZone, now).date
  return words[isToday ? 'at' : 'on'](timeZone, estimatedReady)
}

/** One text per order and status, whatever is retried. */
export function automaticSmsKey(orderId: string, status: OrderStatus): string {
  return `${orderId}:${status}`
}

export function smsProblem(order: { readonly phone: string | null } | null, message: string): string | null {
  if (!order?.phone || normalizePhone(order.phone) === null) return NO_PHONE_FOR_ORDER
  if (message.trim() === '') return SMS_TEXT_REQUIRED
  return characters(message).length > MAX_SMS ? SMS_TOO_LONG : null
}

/** The order screen's 'Send SMS' needs a phone and a link (messages 19). */
export function paymentSmsProblem(phone: string, paymentLink: string | null): string | null {
  if (phone.trim() === '') return PHONE_REQUIRED_FOR_SMS
  return paymentLink ? null : NO_PAYMENT_LINK
}
