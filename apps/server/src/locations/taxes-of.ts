import { type BusinessHours, businessDateOf } from '@sizzle/domain/hours/business-date.ts'
import type { Registrations, TaxRule, TaxScheme } from '@sizzle/domain/pricing/taxes.ts'
import { taxesOn } from '@sizzle/domain/pricing/taxes.ts'
import type { LocationRow } from './locations.sql.ts'

export function businessHoursOf({ time_zone, day_ends_at }: LocationRow): BusinessHours {
  return { zone: time_zone, dayEndsAt: day_ends_at }
}

/** The day of the kitchen's books to which an instant belongs. */
export function businessDateAt(location: LocationRow, instant: Date): string {
  return businessDateOf(businessHoursOf(location), instant)
}

/** The taxes of a location on a business date. A tax without a number of its own there carries the house's. */
export function taxesAt(location: LocationRow, date: string, houseNumber: string | null): readonly TaxRule[] {
  const ofHouse: Registrations = houseNumber === null ? {} : { HST: houseNumber, GST: houseNumber }
  return taxesOn(schemeOf(location), date, { ...ofHouse, ...location.tax_registrations })
}

function schemeOf({ tax_kind, tax_province, tax_lines, postal_code }: LocationRow): TaxScheme {
  if (tax_kind === 'preset' && tax_province !== null) return { kind: 'preset', province: tax_province }
  if (tax_kind === 'own') return { kind: 'own', lines: tax_lines, postalCode: postal_code }
  return { kind: 'postal', postalCode: postal_code }
}
