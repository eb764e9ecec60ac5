import type { TextPart } from '@sizzle/domain/messages/standard-texts.ts'
import type { LetterTexts } from './texts-query.ts'

export const PART_LABELS: Readonly<Record<TextPart, string>> = {
  subject: 'Subject',
  heading: 'Heading',
  message: 'Message',
  closing: 'Closing (optional)',
}

export const LETTER_NAMES: Readonly<Record<LetterTexts['templateId'], string>> = {
  order_confirmation: 'Order Confirmation',
  reservation_confirmation: 'Reservation Confirmation',
  custom: 'Custom Message',
  promotion: 'Promotion',
}

/** When it goes out, and what is in it beside the words. */
export const LETTER_NOTES: Readonly<Record<LetterTexts['templateId'], string>> = {
  order_confirmation:
    'Goes out with every order. The greeting, the dishes, the total and the button to the receipt stand there by themselves.',
  reservation_confirmation:
    'Goes out with every booked table. The greeting, the day, the time and the button to the booking stand there by themselves.',
  custom:
    'Where writing an e-mail begins. Words that you leave as they are go out in each reader’s language, others as you typed them.',
  promotion:
    'Where writing an offer begins. Words that you leave as they are go out in each reader’s language, others as you typed them.',
}
