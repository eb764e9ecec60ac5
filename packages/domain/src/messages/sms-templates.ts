import { HOUSE } from '../brand/house.ts'
import { oneStop } from '../full-stop.ts'
import type { LetterLanguage } from './letter-language.ts'

// What text messages say, in one place. Plain letters of the GSM alphabet: one curly quote, or one letter like the e with a
// circumflex, would make each message dearer. French has é, è, à and ù there, so its words are chosen around the others.

export const SMS_TEMPLATES = {
  order_preparing: {
    name: 'Order being prepared',
    message: `${HOUSE.name}: we are preparing your order {orderNumber}. {readyWord} {readyTime}.`,
  },
  order_ready: {
    name: 'Order ready',
    message: `${HOUSE.name}: your order {orderNumber} is {statusText} - {locationName}, {locationPhone}.`,
  },
  order_delayed: {
    name: 'Order delayed',
    message: `${HOUSE.name}: sorry, your order {orderNumber} needs a little longer. {readyWord} {readyTime}.`,
  },
  order_promise_moved: {
    name: 'Order expected at another time',
    message: `${HOUSE.name}: your order {orderNumber} is now expected {readyTime}. {reason}`,
  },
  order_cancelled: {
    name: 'Order cancelled',
    message: `${HOUSE.name}: we are sorry, we had to cancel your order {orderNumber}. {reason} Questions? {locationPhone}`,
  },
  payment_link: {
    name: 'Payment link',
    message: `${HOUSE.name}: pay {total} for your order here: {paymentLink}`,
  },
  reservation_confirmation: {
    name: 'Table booked',
    message: `${HOUSE.name}: your table for {seats} at {locationName} is booked for {tableTime}. {reservationId}`,
  },
  reservation_pending: {
    name: 'Table to confirm',
    message: `${HOUSE.name}: please call {locationPhone} to keep your table for {seats} at {locationName} on {tableTime}.`,
  },
  reservation_cancelled: {
    name: 'Table cancelled',
    message: `${HOUSE.name}: your table for {seats} at {locationName} on {tableTime} was cancelled. {locationPhone}`,
  },
  reservation_moved: {
    name: 'Table changed',
    message: `${HOUSE.name}: your table at {locationName} is now {tableTime}, {guests}. Questions? {locationPhone}`,
  },
  reservation_reminder: {
    name: 'Reminder of a table',
    message: `${HOUSE.name}: see you at {locationName} on {tableTime}, {guests}. Plans changed? {locationPhone}`,
  },
} as const satisfies Record<string, { readonly name: string; readonly message: string }>
export type SmsTemplate = keyof typeof SMS_TEMPLATES

const FRENCH: Readonly<Record<SmsTemplate, string>> = {
  order_preparing: `${HOUSE.name} : nous préparons votre commande {orderNumber}. {readyWord} {readyTime}.`,
  order_ready: `${HOUSE.name} : votre commande {orderNumber} {statusText} - {locationName}, {locationPhone}.`,
  order_delayed: `${HOUSE.name} : désolés, votre commande {orderNumber} demande un peu plus de temps. {readyWord} {readyTime}.`,
  order_promise_moved: `${HOUSE.name} : votre commande {orderNumber} est maintenant prévue {readyTime}. {reason}`,
  order_cancelled: `${HOUSE.name} : désolés, nous avons annulé votre commande {orderNumber}. {reason} Questions ? {locationPhone}`,
  payment_link: `${HOUSE.name} : payez votre commande ({total}) ici : {paymentLink}`,
  reservation_confirmation: `${HOUSE.name} : votre table pour {seats} à {locationName} est réservée le {tableTime}. {reservationId}`,
  reservation_pending: `${HOUSE.name} : appelez le {locationPhone} pour garder votre table pour {seats} à {locationName}, le {tableTime}.`,
  reservation_cancelled: `${HOUSE.name} : votre table pour {seats} à {locationName}, le {tableTime}, est annulée. {locationPhone}`,
  reservation_moved: `${HOUSE.name} : votre table à {locationName} est maintenant le {tableTime}, {guests}. Questions ? {locationPhone}`,
  reservation_reminder: `${HOUSE.name} : on vous attend à {locationName} le {tableTime}, {guests}. Des changements ? {locationPhone}`,
}

/** With its {names} still open. */
export function smsMessage(template: SmsTemplate, language: LetterLanguage): string {
  return language === 'fr' ? FRENCH[template] : SMS_TEMPLATES[template].message
}

export function smsText(
  template: SmsTemplate,
  values: Readonly<Record<string, string>>,
  language: LetterLanguage = 'en',
): string {
  return filledSms(smsMessage(template, language), values, language)
}

/** A name that nobody filled stays visible instead of vanishing. */
export function filledSms(message: string, values: Readonly<Record<string, string>>, language: LetterLanguage): string {
  return oneStop(message.replace(/\{(\w+)\}/g, (name, key: string) => inGsm(values[key] ?? name, language)))
}

/** What our own dates and amounts bring along in French: blanks that do not break, and "août", which may be written without its hat. */
function inGsm(value: string, language: LetterLanguage): string {
  return language === 'fr' ? value.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('août', 'aout') : value
}
