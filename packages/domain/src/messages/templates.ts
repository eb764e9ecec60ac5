import { oneStop } from '../full-stop.ts'
import type { LetterLanguage } from './letter-language.ts'

/** The texts are data, the layout of a mail is the server's (messages 14). */
export type EmailTemplate = {
  readonly id: 'order_confirmation' | 'reservation_confirmation' | 'custom' | 'promotion'
  readonly name: string
  readonly subject: string
  readonly description: string
  readonly defaultMessage: string
}

export const EMAIL_TEMPLATES: readonly EmailTemplate[] = [
  {
    id: 'order_confirmation',
    name: 'Order Confirmation',
    subject: 'Your order {orderNumber} at Sizzle & Spice',
    description: 'Says that an order was received, with its items, total and estimated time.',
    defaultMessage:
      'Hello {customerName}, thank you for your {orderType} order. It should be ready in about {estimatedTime}.',
  },
  {
    id: 'reservation_confirmation',
    name: 'Reservation Confirmation',
    subject: 'Your table at Sizzle & Spice on {reservationDate}',
    description: 'Says that a table is booked, with date, time and party size.',
    defaultMessage:
      'Hello {customerName}, your table for {partySize} is booked for {reservationDate} at {reservationTime}. See you soon.',
  },
  {
    id: 'custom',
    name: 'Custom Message',
    subject: 'A message from Sizzle & Spice',
    description: 'Your own words to one or several customers.',
    defaultMessage: 'Hello {customerName},',
  },
  {
    id: 'promotion',
    name: 'Promotion',
    subject: '{offerTitle}',
    description: 'An offer with its terms, only to people who agreed to receive offers.',
    defaultMessage: 'Hello {customerName}, we have something for you: {offerTitle}. Valid until {validUntil}.',
  },
]

export type EmailTemplateId = EmailTemplate['id']

export function emailTemplate(id: string): EmailTemplate | undefined {
  return EMAIL_TEMPLATES.find((template) => template.id === id)
}

/** What each template can fill in; everywhere else {braces} are a mistake that a customer would read. */
export const PLACEHOLDERS: Readonly<Record<EmailTemplateId, readonly string[]>> = {
  order_confirmation: ['customerName', 'orderNumber', 'orderType', 'estimatedTime', 'total'],
  reservation_confirmation: ['customerName', 'reservationDate', 'reservationTime', 'partySize', 'tableNumber'],
  custom: ['customerName'],
  promotion: ['customerName', 'offerTitle', 'validUntil'],
}

/** Every {name} that stands in it, each once. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))]
}

/** Without the day such words end in nothing: 'Valid until .' */
export function namesLastDay(...texts: readonly string[]): boolean {
  return texts.some((text) => placeholdersIn(text).includes('validUntil'))
}

/** Those that the template does not know. */
export function unknownPlaceholders(templateId: EmailTemplateId, text: string): string[] {
  return placeholdersIn(text).filter((name) => !PLACEHOLDERS[templateId].includes(name))
}

/** Order and reservation messages need no consent (messages 13). */
export function needsConsent(templateId: string): boolean {
  return templateId === 'promotion'
}

/** For what a message does not know (messages 14). */
const EMAIL_DEFAULTS: Readonly<Record<LetterLanguage, Readonly<Record<string, string>>>> = {
  en: { customerName: 'Valued Customer', estimatedTime: '30 minutes', orderType: 'Takeout' },
  fr: { customerName: 'cher client', estimatedTime: '30 minutes', orderType: 'À emporter' },
}

/** {name} becomes its value, else the default, else nothing; text that came from a person is never looked through again. */
export function personalize(
  text: string,
  values: Readonly<Record<string, string | undefined>>,
  language: LetterLanguage = 'en',
): string {
  const defaults = EMAIL_DEFAULTS[language]
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name]?.trim() : undefined
    return value || (Object.hasOwn(defaults, name) ? (defaults[name] ?? '') : '')
  })
  return oneStop(filled)
}
