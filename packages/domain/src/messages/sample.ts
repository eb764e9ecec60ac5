import { ORDER_TYPE_LABELS } from '../order/order-type.ts'
import { inWords } from './in-words.ts'
import type { LetterLanguage } from './letter-language.ts'

// Whom every preview is written to, and about what. Nobody in it exists.

export const SAMPLE_NAME = 'Priya Sharma'
export const SAMPLE_PLACE = { name: 'Truro Heights', address: '395 Truro Heights Road', phone: '(902) 555-0139' }
export const SAMPLE_ORDER = { shortNumber: 'TRU-042', total: 5740, readyAt: '18:45' } as const
export const SAMPLE_TABLE = { date: '2026-11-27', time: '18:30', partySize: 5 } as const
export const SAMPLE_OFFER = {
  en: { offerTitle: 'Thali week', validUntil: '2026-12-31' },
  fr: { offerTitle: 'Semaine du thali', validUntil: '2026-12-31' },
} as const

const PICKUP: Readonly<Record<LetterLanguage, string>> = { en: ORDER_TYPE_LABELS.pickup, fr: 'à emporter' }

/** What stands for each placeholder. A subject has room for a short day only. */
export function sampleValues(language: LetterLanguage, isSubject = false): Readonly<Record<string, string>> {
  const words = inWords(language)
  const { offerTitle, validUntil } = SAMPLE_OFFER[language]
  return {
    customerName: SAMPLE_NAME,
    orderNumber: SAMPLE_ORDER.shortNumber,
    orderType: PICKUP[language],
    estimatedTime: words.clock(SAMPLE_ORDER.readyAt),
    total: words.money(SAMPLE_ORDER.total),
    reservationDate: (isSubject ? words.shortDay : words.longDay)(SAMPLE_TABLE.date),
    reservationTime: words.clock(SAMPLE_TABLE.time),
    partySize: words.guests(SAMPLE_TABLE.partySize),
    locationName: SAMPLE_PLACE.name,
    locationPhone: SAMPLE_PLACE.phone,
    offerTitle,
    validUntil: words.longDay(validUntil),
  }
}
