import { mayAt, type Right } from '@sizzle/domain/people/rights.ts'
import type { Person } from './context.ts'
import { type Locations, locationsOf } from './lookup.ts'

/** The locations somebody asks about, among those they may see; null is every one, undefined none of theirs. */
export function locationsFor(person: Person, right: Right, wanted: string | undefined): Locations | undefined {
  if (wanted !== undefined) return mayAt(person, right, wanted) ? [wanted] : undefined
  return locationsOf(person)
}
