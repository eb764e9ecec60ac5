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
    'Goes out with every order. The greeting, the dishes, the total and the button to the receipt are added for you.',
  reservation_confirmation:
    'Goes out with every booked table. The greeting, the day, the time and the button to the booking are added for you.',
  custom:
    'The starting text of an email you write. Words you leave unchanged go out in each reader’s language, and words you type go out as typed.',
  promotion:
    'The starting text of an offer you write. Words you leave unchanged go out in each reader’s language, and words you type go out as typed.',
}
