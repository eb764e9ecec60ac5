import { DEFAULT_DAY_ENDS_AT } from '@sizzle/domain/hours/business-date.ts'
import type { Weekday } from '@sizzle/domain/hours/local-time.ts'
import { type DayHours, DEFAULT_HOURS, wholeWeek } from '@sizzle/domain/hours/opening-hours.ts'
import { DEFAULT_ORDER_RULES } from '@sizzle/domain/locations/order-rules.ts'
import { HOUSE_ZONE } from '@sizzle/domain/locations/time-zones.ts'
import type { Province } from '@sizzle/domain/pricing/presets.ts'
import { type DateRow, dateRowOf } from '../holidays/date-row.ts'
import type { ManagedLocation } from '../locations-query.ts'
import { typedNumber } from './typed-number.ts'
import { type TypedRules, typedRules } from './typed-rules.ts'

// What stands in the form: text fields hold what is typed, lists have a key for each row.

export type TaxRow = {
  readonly key: string
  readonly name: string
  readonly percent: string
  readonly from: string
  readonly until: string
  /** None: everything that bears tax. */
  readonly classes: readonly string[]
}
export type RegistrationRow = { readonly key: string; readonly tax: string; readonly number: string }

export type LocationDraft = {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly isActive: boolean
  readonly manager: string
  readonly capacity: string
  readonly openingDate: string
  readonly address: string
  readonly postalCode: string
  readonly province: Province | ''
  readonly phone: string
  readonly email: string
  readonly latitude: string
  readonly longitude: string
  readonly timeZone: string
  readonly features: readonly string[]
  readonly hours: Readonly<Record<Weekday, DayHours>>
  readonly exceptions: readonly DateRow[]
  readonly dayEndsAt: string
  readonly slotCapacity: string
  readonly slotMinutes: string
  readonly noticeMinutes: string
  readonly orderRules: TypedRules
  readonly typeHours: ManagedLocation['typeHours']
  readonly legalName: string
  readonly taxKind: ManagedLocation['tax']['kind']
  readonly taxProvince: Province
  readonly taxLines: readonly TaxRow[]
  readonly taxRegistrations: readonly RegistrationRow[]
}

export const EMPTY_DRAFT: LocationDraft = {
  id: '',
  code: '',
  name: '',
  // Its menu and its hours come first.
  isActive: false,
  manager: '',
  capacity: '',
  openingDate: '',
  address: '',
  postalCode: '',
  province: '',
  phone: '',
  email: '',
  latitude: '',
  longitude: '',
  timeZone: HOUSE_ZONE,
  features: [],
  hours: DEFAULT_HOURS,
  exceptions: [],
  dayEndsAt: DEFAULT_DAY_ENDS_AT,
  slotCapacity: '40',
  slotMinutes: '30',
  noticeMinutes: '30',
  orderRules: typedRules(DEFAULT_ORDER_RULES),
  typeHours: {},
  legalName: '',
  taxKind: 'postal',
  taxProvince: 'NS',
  taxLines: [],
  taxRegistrations: [],
}

export function draftOf(location: ManagedLocation): LocationDraft {
  const { tax } = location
  return {
    id: location.id,
    code: location.code,
    name: location.name,
    isActive: location.isActive,
    manager: location.manager ?? '',
    capacity: typedNumber(location.capacity),
    openingDate: location.openingDate ?? '',
    address: location.address,
    postalCode: location.postalCode,
    province: location.province ?? '',
    phone: location.phone,
    email: location.email,
    latitude: typedNumber(location.latitude),
    longitude: typedNumber(location.longitude),
    timeZone: location.timeZone,
    features: location.features,
    hours: wholeWeek(location.hours),
    exceptions: location.exceptions.map(dateRowOf),
    dayEndsAt: location.dayEndsAt,
    slotCapacity: typedNumber(location.slotCapacity),
    slotMinutes: typedNumber(location.slotMinutes),
    noticeMinutes: typedNumber(location.noticeMinutes),
    orderRules: typedRules(location.orderRules),
    typeHours: location.typeHours,
    legalName: location.legalName,
    taxKind: tax.kind,
    taxProvince: tax.kind === 'preset' ? tax.province : (location.province ?? EMPTY_DRAFT.taxProvince),
    taxLines: tax.kind === 'own' ? tax.lines.map(taxRowOf) : [],
    taxRegistrations: Object.entries(location.taxRegistrations).map(([name, number], at) => ({
      key: `there-${at}`,
      tax: name,
      number,
    })),
  }
}

type TaxLine = Extract<ManagedLocation['tax'], { kind: 'own' }>['lines'][number]

function taxRowOf({ name, ratePer100k, from, until, classes }: TaxLine, at: number): TaxRow {
  const percent = String(ratePer100k / 1000)
  return { key: `there-${at}`, name, percent, from: from ?? '', until: until ?? '', classes: classes ?? [] }
}
