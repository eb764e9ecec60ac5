import { HOUSE_ZONE } from '@sizzle/domain/locations/time-zones.ts'
import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import type { OwnTexts } from '@sizzle/domain/messages/letter-texts.ts'
import { SAMPLE_NAME, SAMPLE_OFFER, SAMPLE_ORDER, SAMPLE_PLACE, SAMPLE_TABLE } from '@sizzle/domain/messages/sample.ts'
import { STANDARD_TEXTS } from '@sizzle/domain/messages/standard-texts.ts'
import type { EmailTemplateId } from '@sizzle/domain/messages/templates.ts'
import { sampleCode } from '@sizzle/domain/promotions/code.ts'
import type { Letter } from '../../messages/letters/letter.ts'
import { type OrderForLetter, orderConfirmationLetter } from '../../messages/letters/order-letters.ts'
import { type ReservationForLetter, reservationConfirmationLetter } from '../../messages/letters/reservation-letters.ts'
import { writtenLetter } from '../../messages/letters/written-letters.ts'
import { menuUrlOf, testWayOut } from '../unsubscribe-links.ts'

// A letter as somebody would get it, to judge its words by. Nobody in it exists.

type Sample = { readonly language: LetterLanguage; readonly own: OwnTexts; readonly publicUrl: string }

export function sampleLetter(templateId: EmailTemplateId, { language, own, publicUrl }: Sample): Letter {
  const words = { language, own }
  switch (templateId) {
    case 'order_confirmation':
      return orderConfirmationLetter({ ...ORDER, receiptUrl: `${publicUrl}/receipt`, ...words })
    case 'reservation_confirmation':
      return reservationConfirmationLetter({ ...RESERVATION, manageUrl: `${publicUrl}/reservations`, ...words })
    case 'custom':
    case 'promotion': {
      const { subject = '', message = '' } = STANDARD_TEXTS[templateId].en
      const written = {
        templateId,
        subject,
        message,
        values:
          templateId === 'promotion' ? { ...SAMPLE_OFFER[language], code: sampleCode('THALI'), percent: '15' } : {},
      }
      const links = { unsubscribeUrl: testWayOut(publicUrl), menuUrl: menuUrlOf(publicUrl) }
      return writtenLetter(written, { name: SAMPLE_NAME, ...links, ...words })
    }
    default:
      return templateId satisfies never
  }
}

/** One line of a made-up order, in cents; no name of a heat: the dish has none. */
export function dish(name: string, quantity: number, spiceLevelName: string, price: number) {
  const taxParts = [{ taxClass: 'prepared' as const, amount: price * quantity }]
  return {
    name,
    quantity,
    spiceLevelName,
    hasHeat: spiceLevelName !== '',
    price,
    options: [],
    note: '',
    discount: 0,
    taxParts,
  }
}

const ORDER: Omit<OrderForLetter, 'receiptUrl'> = {
  shortNumber: SAMPLE_ORDER.shortNumber,
  customerName: SAMPLE_NAME,
  orderType: 'pickup',
  location: { ...SAMPLE_PLACE, timeZone: HOUSE_ZONE },
  order: {
    items: [dish('Butter Chicken', 2, 'Medium', 1699), dish('Garlic Naan', 3, '', 399)],
    charges: [],
    taxes: [{ name: 'HST', ratePer100k: 14_000, base: 4595, amount: 643, registration: '', classes: ['prepared'] }],
    pricing: { subtotal: 4595, tax: 643, tip: 502, total: SAMPLE_ORDER.total },
    status: 'pending',
    paymentStatus: 'unpaid',
    paymentMethod: 'cash',
    payments: [],
  },
  isPaid: false,
  promisedAt: new Date('2026-11-20T22:45:00Z'),
  scheduledFor: null,
}

const RESERVATION: Omit<ReservationForLetter, 'manageUrl'> = {
  reservationId: 'RES-TRU-20261127-QWXZ',
  customerName: SAMPLE_NAME,
  ...SAMPLE_TABLE,
  specialRequests: null,
  location: SAMPLE_PLACE,
}
