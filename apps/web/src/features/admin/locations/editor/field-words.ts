import type { LocationDraft } from './location-draft.ts'

const WORDS: Readonly<Record<string, string>> = {
  id: 'Location ID',
  code: 'Order Code',
  name: 'Location Name',
  isActive: 'Active Location',
  openingDate: 'Opening Date',
  postalCode: 'Pincode',
  timeZone: 'Time Zone',
  hours: 'Operating Hours',
  exceptions: 'Holidays',
  dayEndsAt: 'End of the business day',
  slotCapacity: 'Guests per time',
  slotMinutes: 'Minutes between times',
  noticeMinutes: 'Minutes ahead',
  orderRules: 'Order times',
  typeHours: 'Order types',
  legalName: 'Legal name',
  taxKind: 'Taxes',
  taxProvince: 'Taxes as in',
  taxLines: 'Own rates',
  taxRegistrations: 'Tax registrations',
}

/** What the form calls a field of the draft. */
export function wordsOf(field: string): string {
  return WORDS[field] ?? field.slice(0, 1).toUpperCase() + field.slice(1)
}

/** The fields without which there is no location. */
const NEEDED = ['name', 'id', 'address', 'postalCode', 'phone', 'email'] as const

/** What a new location still needs, by the names of its fields. */
export function missingIn(draft: LocationDraft): string[] {
  return NEEDED.filter((field) => draft[field].trim() === '').map(wordsOf)
}
