import { HOUSE } from '../brand/house.ts'
import { characters } from '../characters.ts'
import { oneStop } from '../full-stop.ts'
import { clock12, localAt } from '../hours/local-time.ts'
import type { OrderType } from '../order/order-type.ts'
import { type OrderStatus, statusLabel } from '../order/status.ts'
import { scheduledInWords } from '../order/time-words.ts'
import { normalizePhone } from '../people/phone.ts'

// What the order screen says (messages 19).
export const NO_PHONE_FOR_ORDER = 'No phone number found for this order'
export const PHONE_REQUIRED_FOR_SMS = 'Customer phone number is required to send SMS'
export const NO_PAYMENT_LINK = 'No payment link available to send'
const SMS_TEXT_REQUIRED = 'Message is required'
/** Ten SMS segments; longer texts are cut by carriers. */
export const MAX_SMS = 1530
const SMS_TOO_LONG = 'Message too long. Maximum 1530 characters allowed'

// What text messages say. Plain letters of the GSM alphabet: one curly quote would double what each message costs.
export const SMS_TEMPLATES = {
  order_preparing: {
    name: 'Order being prepared',
    message: `${HOUSE.name}: we are preparing your order {orderNumber}. Ready {readyTime}.`,
  },
  order_ready: {
    name: 'Order ready',
    message: `${HOUSE.name}: your order {orderNumber} is {statusText} - {locationName}, {locationPhone}.`,
  },
  order_delayed: {
    name: 'Order delayed',
    message: `${HOUSE.name}: sorry, your order {orderNumber} needs a little longer. Ready {readyTime}.`,
  },
  order_promise_moved: {
    name: 'Order expected at another time',
    message: `${HOUSE.name}: your order {orderNumber} is now expected {readyTime}. {reason}`,
  },
  payment_link: {
    name: 'Payment link',
    message: `${HOUSE.name}: pay {total} for your order here: {paymentLink}`,
  },
} as const satisfies Record<string, { readonly name: string; readonly message: string }>
export type SmsTemplate = keyof typeof SMS_TEMPLATES

/** A name that nobody filled stays visible instead of vanishing. */
export function smsText(template: SmsTemplate, values: Readonly<Record<string, string>>): string {
  return oneStop(SMS_TEMPLATES[template].message.replace(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name))
}

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
): { template: SmsTemplate; text: string } {
  const template = status === 'preparing' ? 'order_preparing' : 'order_ready'
  return { template, text: smsText(template, smsValues(order, now)) }
}

/** What a text message can say of an order by itself. */
export function smsValues(order: SmsOrder, now: Date): Readonly<Record<string, string>> {
  const { location } = order
  return {
    orderNumber: order.shortNumber,
    readyTime: readyWords(order, now),
    statusText: statusLabel('ready', order.orderType).toLowerCase(),
    locationName: location.name,
    locationPhone: location.phone,
  }
}

/** Whether nothing is left open: a link or a reason is known only where it is made. */
export function isFilledBy(message: string, values: Readonly<Record<string, string>>): boolean {
  return [...message.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => Object.hasOwn(values, name))
}

type ReadyOrder = Pick<SmsOrder, 'estimatedReady' | 'scheduledFor'> & {
  readonly location: { readonly timeZone: string }
}

/** 'about 6:30 p.m.', or 'at 6:30 p.m.' where the time was chosen. An order for another day says the day. */
export function readyWords({ estimatedReady, scheduledFor, location: { timeZone } }: ReadyOrder, now: Date): string {
  if (estimatedReady === null) return 'soon'
  const { date, time } = localAt(timeZone, estimatedReady)
  if (scheduledFor === null) return `about ${clock12(time)}`
  return date === localAt(timeZone, now).date ? `at ${clock12(time)}` : scheduledInWords(timeZone, estimatedReady)
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
