import { HOUSE } from '../brand/house.ts'
import type { LetterLanguage } from './letter-language.ts'
import type { EmailTemplateId } from './templates.ts'

/** The parts of a letter that an owner writes; what stands between them follows from the order, the table or the offer. */
export const TEXT_PARTS = ['subject', 'heading', 'message', 'closing'] as const
export type TextPart = (typeof TEXT_PARTS)[number]

/** The words of one letter in one language. A part that its template does not have is missing, one without words is empty. */
export type LetterWords = { readonly [Part in TextPart]?: string }

/** What letters say where the owner wrote nothing else. */
export const STANDARD_TEXTS: Readonly<Record<EmailTemplateId, Readonly<Record<LetterLanguage, LetterWords>>>> = {
  order_confirmation: {
    en: {
      subject: `Order {orderNumber} confirmed - ${HOUSE.name} {locationName}`,
      heading: 'Thank you, your order is in',
      message: 'The kitchen at {locationName} has your order.',
      closing: '',
    },
    fr: {
      subject: `Commande {orderNumber} confirmée - ${HOUSE.name} {locationName}`,
      heading: 'Merci, votre commande est reçue',
      message: 'La cuisine de {locationName} a votre commande.',
      closing: '',
    },
  },
  reservation_confirmation: {
    en: {
      subject: `Your table on {reservationDate} at {reservationTime} - ${HOUSE.name}`,
      heading: 'Your table is reserved',
      message: 'We look forward to cooking for you.',
      closing: 'Running late? Call {locationName} at {locationPhone}.',
    },
    fr: {
      subject: `Votre table du {reservationDate} à {reservationTime} - ${HOUSE.name}`,
      heading: 'Votre table est réservée',
      message: 'Nous nous réjouissons de cuisiner pour vous.',
      closing: 'En retard ? Appelez {locationName} au {locationPhone}.',
    },
  },
  custom: {
    en: { subject: `A message from ${HOUSE.name}`, message: 'Hello {customerName},', closing: '' },
    fr: { subject: `Un message de ${HOUSE.name}`, message: 'Bonjour {customerName},', closing: '' },
  },
  promotion: {
    en: {
      subject: '{offerTitle}',
      message: 'Hello {customerName}, we have something for you: {offerTitle}. Valid until {validUntil}.',
      closing: '',
    },
    fr: {
      subject: '{offerTitle}',
      message:
        'Bonjour {customerName}, nous avons quelque chose pour vous : {offerTitle}. Valable jusqu’au {validUntil}.',
      closing: '',
    },
  },
}
