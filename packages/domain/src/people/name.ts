import { characters } from '../characters.ts'

/** At least 2 trimmed characters, fewer than 50 (people 16). Counted as people count, not in UTF-16 halves. */
const MIN_NAME_LENGTH = 2
const NAME_LENGTH_LIMIT = 50

const NAME_TOO_SHORT = 'Name must be at least 2 characters'
const NAME_TOO_LONG = 'Name must be less than 50 characters'
const NAME_INVALID = 'Name contains invalid characters'

// Letters of every script with their marks (प्रिया, Zoë), spaces, hyphens, apostrophes (straight and typographic), dots.
// Joiners inside a word are part of how some scripts write names; directional controls are not.
const NAME_PATTERN = /^[\p{L}\p{M} .'’\-‐\u200c\u200d]+$/u

/** The first thing wrong with a name, or null. */
export function nameProblem(name: string): string | null {
  const trimmed = name.trim()
  const length = characters(trimmed).length
  if (length < MIN_NAME_LENGTH) return NAME_TOO_SHORT
  if (length >= NAME_LENGTH_LIMIT) return NAME_TOO_LONG
  return NAME_PATTERN.test(trimmed) ? null : NAME_INVALID
}

/** What a provider of sign-ins calls somebody, as far as it is a name here; null when nothing of it is. */
export function cleanedName(given: string): string | null {
  const allowed = characters(given.normalize('NFC')).map((one) => (NAME_PATTERN.test(one) ? one : ' '))
  const cut = allowed.join('').replace(/\s+/g, ' ').trim()
  const short = characters(cut)
    .slice(0, NAME_LENGTH_LIMIT - 1)
    .join('')
    .trim()
  return /\p{L}/u.test(short) && nameProblem(short) === null ? short : null
}

/** The general helper (people 16): a name is there and has two characters. */
const NAME_REQUIRED = 'Name is required'

export function nameHelperProblem(name: string): string | null {
  if (name.trim() === '') return NAME_REQUIRED
  return characters(name.trim()).length < MIN_NAME_LENGTH ? NAME_TOO_SHORT : null
}
