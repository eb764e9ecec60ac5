import { isDeepStrictEqual } from 'node:util'
import type { updateLocation } from '@sizzle/contract/locations-office.ts'
import type { InputOf } from '@sizzle/contract/route.ts'
import { DEFAULT_DAY_ENDS_AT } from '@sizzle/domain/hours/business-date.ts'
import { checkExceptions, checkTaxLines, storedTaxLine } from '@sizzle/domain/locations/dated-rules.ts'
import { checkLocationDetails, orderCode } from '@sizzle/domain/locations/location-details.ts'
import { checkLocationForm } from '@sizzle/domain/locations/location-form.ts'
import { checkOrderRules, DEFAULT_ORDER_RULES } from '@sizzle/domain/locations/order-rules.ts'
import { tidyPostalCode } from '@sizzle/domain/locations/postal-code.ts'
import { HOUSE_ZONE } from '@sizzle/domain/locations/time-zones.ts'
import { checkExceptionTimes, checkWeek } from '@sizzle/domain/locations/weekly-hours.ts'
import { typeHoursProblems } from '@sizzle/domain/order/type-hours.ts'
import { PROVINCES } from '@sizzle/domain/pricing/presets.ts'
import { type Problem, problemsOf } from '@sizzle/domain/problem.ts'
import { keysOf } from '@sizzle/domain/record.ts'
import { byDate, wholeException } from './exceptions.ts'
import type { LocationColumns } from './managed.sql.ts'

type Updates = InputOf<typeof updateLocation>['updates']
type Entered<Name extends keyof Updates> = NonNullable<Updates[Name]>

/** What is edited of a location, by the names of the form. */
export type LocationState = { [Name in keyof Updates]-?: Exclude<Updates[Name], undefined> }

export const NEW_LOCATION = {
  province: null,
  manager: null,
  capacity: null,
  features: [],
  hours: {},
  exceptions: [],
  openingDate: null,
  isActive: true,
  legalName: '',
  tax: { kind: 'postal' },
  taxRegistrations: {},
  latitude: null,
  longitude: null,
  timeZone: HOUSE_ZONE,
  dayEndsAt: DEFAULT_DAY_ENDS_AT,
  slotCapacity: 40,
  slotMinutes: 30,
  noticeMinutes: 30,
  orderRules: DEFAULT_ORDER_RULES,
  typeHours: {},
} as const satisfies Partial<LocationState>

const TAX_LINES_REQUIRED = 'Please add a tax, or choose the postal code'

/** Everything that is wrong with a location, each in the sentence of its field. */
export function problemsIn(id: string, state: LocationState): Problem[] {
  const { tax, dayEndsAt, exceptions } = state
  return [
    ...checkLocationForm({ ...state, id, openingDate: state.openingDate ?? '' }),
    ...checkLocationDetails(state),
    ...checkWeek(state.hours, dayEndsAt),
    ...checkExceptions(exceptions.map(wholeException)),
    ...checkExceptionTimes(exceptions.map(wholeException), dayEndsAt),
    ...taxProblems(tax),
    ...checkOrderRules(state.orderRules),
    ...typeHoursProblems(state.typeHours),
  ]
}

export function taxProblems(tax: Entered<'tax'>): Problem[] {
  if (tax.kind !== 'own') return []
  return [...problemsOf([['tax', tax.lines.length === 0 && TAX_LINES_REQUIRED]]), ...checkTaxLines(tax.lines)]
}

/** As it is stored and compared: without blanks around, codes in capitals. */
export function tidy(state: LocationState): LocationState {
  return {
    ...state,
    name: state.name.trim(),
    address: state.address.trim(),
    postalCode: tidyPostalCode(state.postalCode),
    phone: state.phone.trim(),
    email: state.email.trim(),
    legalName: state.legalName.trim(),
    code: orderCode(state.code),
    manager: state.manager?.trim() || null,
    openingDate: state.openingDate || null,
    province: state.province || null,
    features: [...new Set(state.features)],
    exceptions: state.exceptions.map(wholeException),
    tax: tidyTax(state.tax),
  }
}

function tidyTax(tax: Entered<'tax'>): Entered<'tax'> {
  if (tax.kind !== 'own') return tax
  const lines = tax.lines.map(({ name, ratePer100k, from, until, classes }) => {
    return {
      name: name.trim(),
      ratePer100k,
      from: from || null,
      until: until || null,
      classes: [...(classes ?? [])].toSorted(),
    }
  })
  return { kind: tax.kind, lines }
}

export function columnsOf(state: LocationState): LocationColumns {
  const { tax } = state
  return {
    code: state.code,
    name: state.name,
    address: state.address,
    postal_code: state.postalCode,
    province: PROVINCES.find((one) => one === state.province) ?? null,
    phone: state.phone,
    email: state.email,
    manager: state.manager,
    capacity: state.capacity,
    features: state.features,
    hours: state.hours,
    exceptions: state.exceptions.map(wholeException).toSorted(byDate),
    tax_kind: tax.kind,
    tax_province: tax.kind === 'preset' ? tax.province : null,
    tax_lines: tax.kind === 'own' ? tax.lines.map(storedTaxLine) : [],
    tax_registrations: state.taxRegistrations,
    day_ends_at: state.dayEndsAt,
    time_zone: state.timeZone,
    opening_date: state.openingDate,
    is_active: state.isActive,
    legal_name: state.legalName,
    latitude: state.latitude,
    longitude: state.longitude,
    slot_capacity: state.slotCapacity,
    slot_minutes: state.slotMinutes,
    notice_minutes: state.noticeMinutes,
    order_rules: state.orderRules,
    type_hours: state.typeHours,
  }
}

export function stateOf(row: LocationColumns): LocationState {
  return tidy({
    code: row.code,
    name: row.name,
    address: row.address,
    postalCode: row.postal_code,
    province: row.province,
    phone: row.phone,
    email: row.email,
    manager: row.manager,
    capacity: row.capacity,
    features: row.features,
    hours: row.hours,
    exceptions: row.exceptions.map((one) => ({ ...one })),
    tax: taxOf(row),
    taxRegistrations: row.tax_registrations,
    dayEndsAt: row.day_ends_at,
    timeZone: row.time_zone,
    openingDate: row.opening_date,
    isActive: row.is_active,
    legalName: row.legal_name,
    latitude: row.latitude,
    longitude: row.longitude,
    slotCapacity: row.slot_capacity,
    slotMinutes: row.slot_minutes,
    noticeMinutes: row.notice_minutes,
    orderRules: row.order_rules,
    typeHours: row.type_hours,
  })
}

function taxOf({ tax_kind, tax_province, tax_lines }: LocationColumns): Entered<'tax'> {
  if (tax_kind === 'preset' && tax_province !== null) return { kind: 'preset', province: tax_province }
  if (tax_kind !== 'own') return { kind: 'postal' }
  return {
    kind: 'own',
    lines: tax_lines.map(({ smallOrder: _, classes = [], ...line }) => ({ ...line, classes: [...classes] })),
  }
}

/** What is sent goes over what is there; a field that is left out stays. */
export function withUpdates(state: LocationState, updates: Updates): LocationState {
  const sent = Object.fromEntries(Object.entries(updates).filter(([, value]) => value !== undefined))
  return tidy({ ...state, ...sent })
}

/** Which fields differ. */
export function changesIn(before: LocationState, after: LocationState): (keyof LocationState)[] {
  return keysOf(after).filter((name) => !isDeepStrictEqual(before[name], after[name]))
}
