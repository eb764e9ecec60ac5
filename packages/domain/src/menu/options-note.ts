import { characters, unturned } from '../characters.ts'
import type { Problem } from '../problem.ts'

export const MAX_NOTE = 140
export const NOTE_HINT = 'Notes cannot change the price. For allergies please call us.'
/** Where the kitchen reads none, a note would be a promise that nobody keeps. */
export const NOTES_NOT_TAKEN = 'This restaurant does not take notes for dishes'
export const NOTE_TOO_LONG = `A note can have at most ${MAX_NOTE} characters`

/** One line that prints everywhere: without control characters, half characters and marks that turn the direction of text (menu 38). */
export function cleanNote(text: string): string {
  const oneLine = text.replace(/[\r\n\t\u2028\u2029]+/g, ' ')
  return unturned(oneLine)
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .normalize('NFC')
    .trim()
}

export function noteProblem(note: string, field: string): Problem | null {
  return characters(cleanNote(note)).length > MAX_NOTE ? { field, sentence: NOTE_TOO_LONG } : null
}
