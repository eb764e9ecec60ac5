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

/** What a person calls {customerName}. */
export function placeholderName(name: string): string {
  return NAMES[name] ?? nameWords(name)
}
