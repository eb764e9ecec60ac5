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
  order_confirmation: 'Goes out with every order. Greeting, dishes, total and the button to the receipt are added.',
  reservation_confirmation:
    'Goes out with every booked table. Greeting, day, time and the button to the booking are added.',
  custom:
    'The starting text of an email you write. Unchanged words go out in each reader’s language, and what you type goes out as typed.',
  promotion:
    'The starting text of an offer you write. Unchanged words go out in each reader’s language, and what you type goes out as typed.',
}
