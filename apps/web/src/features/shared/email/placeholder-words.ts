import { nameWords } from '@sizzle/domain/audit/words.ts'

const NAMES: Readonly<Record<string, string>> = {
  customerName: 'Guest’s name',
  estimatedTime: 'Ready time',
  partySize: 'Number of guests',
  reservationDate: 'Day',
  reservationTime: 'Time',
  locationName: 'Location',
  locationPhone: 'Location’s phone',
}

/** Of a text that somebody reads and does not edit: '[guest’s name]' where {customerName} stands. */
export function withNames(text: string): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => `[${placeholderName(name).toLowerCase()}]`)
}

/** What a person calls {customerName}. */
export function placeholderName(name: string): string {
  return NAMES[name] ?? nameWords(name)
}
