import { characters } from '../characters.ts'
import type { OrderType } from '../order/order-type.ts'
import type { OrderStatus } from '../order/status.ts'
import { normalizePhone } from '../people/phone.ts'
import { personalize } from './templates.ts'

// Back-office §5.
export const NO_PHONE_FOR_ORDER = 'No phone number found for this order'
export const PHONE_REQUIRED_FOR_SMS = 'Customer phone number is required to send SMS'
export const NO_PAYMENT_LINK = 'No payment link available to send'
export const SMS_TEXT_REQUIRED = 'Message is required'
/** Ten SMS segments; longer texts are cut by carriers. */
export const MAX_SMS = 1530
export const SMS_TOO_LONG = 'Message too long. Maximum 1530 characters allowed'

export type SmsTemplate = { readonly id: string; readonly name: string; readonly text: string }

/** Texts of a single segment where names are short; every one says who sends it. */
export const SMS_TEMPLATES: readonly SmsTemplate[] = [
  {
    id: 'order_preparing',
    name: 'Being prepared',
    text: 'Sizzle & Spice: hello {customerName}, we are preparing your order {orderNumber}. Ready around {readyTime}.',
  },
  {
    id: 'order_ready_pickup',
    name: 'Ready for pickup',
    text: 'Sizzle & Spice: your order {orderNumber} is ready for pickup at {locationName}.',
  },
  {
    id: 'order_ready_delivery',
    name: 'Ready for delivery',
    text: 'Sizzle & Spice: your order {orderNumber} is ready and on its way to you soon.',
  },
  {
    id: 'order_ready_dine_in',
    name: 'Ready to serve',
    text: 'Sizzle & Spice: your order {orderNumber} is ready and comes to your table now.',
  },
  {
    id: 'payment_link',
    name: 'Payment link',
    text: 'Sizzle & Spice: please pay {total} for your order here: {paymentLink}',
  },
  {
    id: 'order_cancelled',
    name: 'Order cancelled',
    text: 'Sizzle & Spice: your order {orderNumber} was cancelled. Questions? Call {locationPhone}.',
  },
  {
    id: 'running_late',
    name: 'Running late',
    text: 'Sizzle & Spice: your order {orderNumber} takes a little longer than planned. Thank you for your patience.',
  },
]

const READY_TEMPLATES: Readonly<Record<OrderType, string>> = {
  pickup: 'order_ready_pickup',
  delivery: 'order_ready_delivery',
  'dine-in': 'order_ready_dine_in',
}

/** Only preparing and ready write to the customer by themselves, once per order and status (decisions 20). */
export function automaticSms(status: OrderStatus, orderType: OrderType): string | null {
  if (status === 'preparing') return 'order_preparing'
  return status === 'ready' ? READY_TEMPLATES[orderType] : null
}

/** One intent per order and status, whatever is retried. */
export function automaticSmsKey(orderId: string, status: OrderStatus): string {
  return `${orderId}:${status}`
}

export function smsText(templateId: string, values: Readonly<Record<string, string>>): string | null {
  const template = SMS_TEMPLATES.find(({ id }) => id === templateId)
  return template ? personalize(template.text, values) : null
}

export function smsProblem(order: { readonly phone: string | null } | null, message: string): string | null {
  if (!order?.phone || normalizePhone(order.phone) === null) return NO_PHONE_FOR_ORDER
  if (message.trim() === '') return SMS_TEXT_REQUIRED
  return characters(message).length > MAX_SMS ? SMS_TOO_LONG : null
}

/** The order screen's 'Send SMS' needs a phone and a link (back-office §5). */
export function paymentSmsProblem(phone: string, paymentLink: string | null): string | null {
  if (phone.trim() === '') return PHONE_REQUIRED_FOR_SMS
  return paymentLink ? null : NO_PAYMENT_LINK
}
