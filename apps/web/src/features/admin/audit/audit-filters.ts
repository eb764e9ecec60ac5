import type { getAudit } from '@sizzle/contract/audit.ts'
import type { WireInputOf } from '@sizzle/contract/route.ts'
import { addDays, instantOf, type LocalDate } from '@sizzle/domain/hours/local-time.ts'
import { localDate, locationId, pageUpTo, textOf, type ValuesOf } from '../../../kit/address/filters.ts'
import { useSection } from '../../../kit/address/use-section.ts'
import { askedSubject } from './audit-words.ts'

const FILTERS = {
  location: locationId,
  action: textOf(100),
  person: textOf(100),
  subject: textOf(100),
  /** The first and the last day that is looked at. */
  from: localDate,
  to: localDate,
  page: pageUpTo(10_000),
}
export type AuditFilters = ValuesOf<typeof FILTERS>

export const NO_FILTERS = {
  location: undefined,
  action: '',
  person: '',
  subject: '',
  from: undefined,
  to: undefined,
} as const satisfies Omit<AuditFilters, 'page'>

export function useAuditFilters() {
  const { values: filters, change } = useSection(FILTERS)
  return { filters, change }
}

export function isFiltered({ page: _, ...filters }: AuditFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined && value.trim() !== '')
}

/** As the server asks for them: a day lasts from midnight to midnight of this zone. */
export function askedFilters(filters: AuditFilters, timeZone: string): WireInputOf<typeof getAudit> {
  const { location, action, person, subject, from, to } = filters
  const midnight = (date: LocalDate) => instantOf(timeZone, date, '00:00').toISOString()
  return {
    locationId: location,
    action: action.trim() || undefined,
    person: person.trim() || undefined,
    subject: askedSubject(subject) || undefined,
    from: from && midnight(from),
    until: to && midnight(addDays(to, 1)),
  }
}
