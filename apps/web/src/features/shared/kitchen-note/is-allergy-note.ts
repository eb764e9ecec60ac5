import { allergensFor, warnsOfAllergens } from '@sizzle/domain/order/allergy-note.ts'

/** Whether a guest's note warns, in words or because of what the dishes contain. */
export function isAllergyNote(note: string, allergens: readonly string[]): boolean {
  return warnsOfAllergens(note) || (allergensFor(allergens, note)?.clashing.length ?? 0) > 0
}
