import { addDays, instantOf, localAt } from '@sizzle/domain/hours/local-time.ts'
import { HOUSE_ZONE } from '@sizzle/domain/locations/time-zones.ts'
import type { House } from '../../house.ts'
import type { Person } from '../../kit/context.ts'
import type { Tx } from '../../kit/db/sql.ts'
import type { LocationRow } from '../../locations/locations.sql.ts'
import type { Act } from './hands.ts'

/** Who is there. */
export type Evening = {
  readonly house: House
  readonly now: Date
  readonly owner: Person
  /** By the id of their location. */
  readonly managers: ReadonlyMap<string, Person>
  readonly staff: readonly Person[]
  readonly locations: readonly LocationRow[]
}

/** With what they do their work by. */
export type Shift = Evening & { readonly tx: Tx; readonly act: Act }

export function managerAt({ managers }: Pick<Shift, 'managers'>, locationId: string): Person {
  const manager = managers.get(locationId)
  if (!manager) throw new Error(`nobody manages ${locationId}`)
  return manager
}

export function staffAt({ staff }: Pick<Shift, 'staff'>, locationId: string): Person {
  // Those who work in one kitchen only stand at the end.
  const one = staff.findLast(({ locationIds }) => locationIds.includes(locationId))
  if (!one) throw new Error(`nobody works at ${locationId}`)
  return one
}

/** So many days ago, at this time of the house; 0 is today. */
export function daysAgo(now: Date, days: number, time: string): Date {
  return instantOf(HOUSE_ZONE, dateAhead(now, -days), time)
}

/** As it stands in a form. */
export function dateAhead(now: Date, days: number): string {
  return addDays(localAt(HOUSE_ZONE, now).date, days)
}
