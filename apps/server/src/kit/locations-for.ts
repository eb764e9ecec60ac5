import { mayAt, type Right } from '@sizzle/domain/people/rights.ts'
import type { Person } from './context.ts'

/** The locations somebody asks about, among those they may see; null is every one, undefined none of theirs. */
export function locationsFor(
  person: Person,
  right: Right,
  wanted: string | undefined,
): readonly string[] | null | undefined {
  if (wanted !== undefined) return mayAt(person, right, wanted) ? [wanted] : undefined
  return person.role === 'admin' ? null : person.locationIds
}
