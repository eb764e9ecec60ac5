import { newId } from '../new-id.ts'

/** One per click, kept over every retry of that click (ordering 16). */
export function newActionKey(): string {
  return newId()
}
