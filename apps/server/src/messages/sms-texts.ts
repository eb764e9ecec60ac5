import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { clock12, localAt } from '@sizzle/domain/hours/local-time.ts'
import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { statusLabel } from '@sizzle/domain/order/status.ts'

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
  payment_link: {
    name: 'Payment link',
    message: `${HOUSE.name}: pay {total} for your order here: {paymentLink}`,
  },
} as const satisfies Record<string, { readonly name: string; readonly message: string }>
export type SmsTemplate = keyof typeof SMS_TEMPLATES

/** A name that nobody filled stays visible instead of vanishing. */
export function smsText(template: SmsTemplate, values: Readonly<Record<string, string>>): string {
  return SMS_TEMPLATES[template].message.replace(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name)
}

export type SmsOrder = {
  readonly shortNumber: string
  readonly orderType: OrderType
  readonly estimatedReady: Date | null
  readonly location: { readonly name: string; readonly phone: string; readonly timeZone: string }
}

/** The customer's text for a status; other statuses have none (back-office §4). */
export function statusText(status: 'preparing' | 'ready', order: SmsOrder): { template: SmsTemplate; text: string } {
  const { location, estimatedReady } = order
  const template = status === 'preparing' ? 'order_preparing' : 'order_ready'
  const text = smsText(template, {
    orderNumber: order.shortNumber,
    readyTime: estimatedReady ? `about ${clock12(localAt(location.timeZone, estimatedReady).time)}` : 'soon',
    statusText: statusLabel('ready', order.orderType).toLowerCase(),
    locationName: location.name,
    locationPhone: location.phone,
  })
  return { template, text }
}
