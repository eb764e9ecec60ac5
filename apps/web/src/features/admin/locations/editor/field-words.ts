const WORDS: Readonly<Record<string, string>> = {
  code: 'Order code',
  name: 'Location Name',
  isActive: 'Active Location',
  openingDate: 'Opening Date',
  postalCode: 'Pincode',
  timeZone: 'Time zone',
  hours: 'Operating Hours',
  exceptions: 'Holidays and other hours',
  dayEndsAt: 'End of the business day',
  slotCapacity: 'Guests per time',
  slotMinutes: 'Minutes between times',
  noticeMinutes: 'Minutes ahead',
  orderRules: 'Orders',
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
