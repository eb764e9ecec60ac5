import { type Problem, problemsOf } from '../problem.ts'

// What the house has to know of a person: read by whoever takes an order for them, so it is short.

export const MAX_ALLERGIES = 300
export const MAX_PERSON_NOTE = 1000

export type PersonNotes = { readonly allergies: string; readonly note: string }

export function checkPersonNotes({ allergies, note }: PersonNotes): Problem<keyof PersonNotes>[] {
  return problemsOf([
    ['allergies', allergies.length > MAX_ALLERGIES && `At most ${MAX_ALLERGIES} characters`],
    ['note', note.length > MAX_PERSON_NOTE && `At most ${MAX_PERSON_NOTE} characters`],
  ])
}

/** Of two accounts of one person: nothing is lost, and what both say is said once. Undefined where it would be too long. */
export function joinNotes(kept: PersonNotes, other: PersonNotes): PersonNotes | undefined {
  const joined = { allergies: joinTexts(kept.allergies, other.allergies), note: joinTexts(kept.note, other.note) }
  return checkPersonNotes(joined).length === 0 ? joined : undefined
}

function joinTexts(one: string, other: string): string {
  if (one.toLowerCase().includes(other.toLowerCase())) return one
  return one === '' ? other : `${one}\n${other}`
}
