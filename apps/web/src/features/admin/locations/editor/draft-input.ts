import type { PostInput } from '@sizzle/contract/client.ts'
import { checkExceptions, checkTaxLines } from '@sizzle/domain/locations/dated-rules.ts'
import { checkLocationDetails, orderCode } from '@sizzle/domain/locations/location-details.ts'
import { checkLocationForm } from '@sizzle/domain/locations/location-form.ts'
import { checkOrderRules } from '@sizzle/domain/locations/order-rules.ts'
import { checkExceptionTimes, checkWeek } from '@sizzle/domain/locations/weekly-hours.ts'
import { typeHoursProblems } from '@sizzle/domain/order/type-hours.ts'
import { type Problem, problemsOf } from '@sizzle/domain/problem.ts'
import { exceptionIn } from '../holidays/date-row.ts'
import type { ManagedLocation } from '../locations-query.ts'
import type { LocationDraft, TaxRow } from './location-draft.ts'
import { optionalNumber, requiredNumber } from './typed-number.ts'
import { rulesIn } from './typed-rules.ts'

type Updates = PostInput<'/updateLocation'>['updates']

const REGISTERED_TWICE = 'This tax has a number in the list already'

/** What the form stands for. A number that cannot be read is not a number; the rules say so at its field. */
function enteredIn(draft: LocationDraft) {
  const { id: _, taxKind, taxProvince, taxLines, taxRegistrations, ...rest } = draft
  return {
    ...rest,
    code: orderCode(draft.code),
    name: draft.name.trim(),
    address: draft.address.trim(),
    postalCode: draft.postalCode.trim(),
    phone: draft.phone.trim(),
    email: draft.email.trim(),
    legalName: draft.legalName.trim(),
    province: draft.province || null,
    manager: draft.manager.trim() || null,
    capacity: optionalNumber(draft.capacity),
    openingDate: draft.openingDate || null,
    features: [...draft.features],
    hours: { ...draft.hours },
    exceptions: draft.exceptions.map(exceptionIn),
    tax: taxIn(draft),
    taxRegistrations: Object.fromEntries(filledIn(draft).map(({ tax, number }) => [tax.trim(), number.trim()])),
    latitude: optionalNumber(draft.latitude),
    longitude: optionalNumber(draft.longitude),
    slotCapacity: requiredNumber(draft.slotCapacity),
    slotMinutes: requiredNumber(draft.slotMinutes),
    noticeMinutes: requiredNumber(draft.noticeMinutes),
    orderRules: rulesIn(draft.orderRules),
  }
}

/** Everything that a new location is made of. Without a code, the server finds one. */
export function additionOf(draft: LocationDraft): PostInput<'/addLocation'> {
  const { code, ...entered } = enteredIn(draft)
  return { id: draft.id, ...entered, ...(code !== '' && { code }) }
}

/** Only what was changed, so that it does not undo what others do. Hours that were never stated are stated from now on. */
export function updatesOf(draft: LocationDraft, seen: LocationDraft, location: ManagedLocation): Updates {
  const before = new Map<string, unknown>(Object.entries(enteredIn(seen)))
  before.set('hours', Object.keys(location.hours).length < 7 ? location.hours : seen.hours)
  const changed = Object.entries(enteredIn(draft)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  )
  return Object.fromEntries(changed)
}

/** The rules that the server asks as well, so that most mistakes are told without it. */
export function problemsIn(draft: LocationDraft, isNew: boolean): Problem[] {
  const entered = enteredIn(draft)
  const isCodeLeft = isNew && entered.code === ''
  return [
    ...checkLocationForm({ ...entered, id: draft.id, openingDate: draft.openingDate }),
    ...checkLocationDetails(entered).filter(({ field }) => !(field === 'code' && isCodeLeft)),
    ...checkWeek(draft.hours, draft.dayEndsAt),
    ...checkExceptions(entered.exceptions),
    ...checkExceptionTimes(entered.exceptions, draft.dayEndsAt),
    ...checkOrderRules(entered.orderRules),
    ...typeHoursProblems(entered.typeHours),
    ...(draft.taxKind === 'own' ? checkTaxLines(draft.taxLines.map(taxLineOf)) : []),
    ...problemsOf([['taxRegistrations', isRegisteredTwice(draft) && REGISTERED_TWICE]]),
  ]
}

/** What the preview is asked, once it can be answered. */
export function taxQuestionOf(draft: LocationDraft): PostInput<'/previewTaxes'> | undefined {
  const { tax, postalCode, province, taxRegistrations, timeZone, dayEndsAt } = enteredIn(draft)
  if (tax.kind === 'own' && (tax.lines.length === 0 || checkTaxLines(tax.lines).length > 0)) return undefined
  return { tax, postalCode, province, taxRegistrations, timeZone, dayEndsAt }
}

function taxIn({ taxKind: kind, taxProvince: province, taxLines }: LocationDraft): NonNullable<Updates['tax']> {
  if (kind === 'own') return { kind, lines: taxLines.map(taxLineOf) }
  return kind === 'preset' ? { kind, province } : { kind }
}

function taxLineOf({ name, percent, from, until, classes }: TaxRow) {
  return {
    name: name.trim(),
    ratePer100k: ratePer100k(percent),
    from: from || null,
    until: until || null,
    classes: classes.length > 0 ? [...classes] : null,
  }
}

/** '14.975' is 14,975 per 100,000; more than three places are no rate. */
function ratePer100k(percent: string): number {
  const typed = percent.trim().replace(',', '.')
  return /^\d{1,3}(\.\d{1,3})?$/.test(typed) ? Math.round(Number(typed) * 1000) : Number.NaN
}

function filledIn({ taxRegistrations }: LocationDraft) {
  return taxRegistrations.filter(({ tax, number }) => tax.trim() !== '' || number.trim() !== '')
}

function isRegisteredTwice(draft: LocationDraft): boolean {
  const names = filledIn(draft).map(({ tax }) => tax.trim().toUpperCase())
  return new Set(names).size < names.length
}
