const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
const MIN_LENGTH = 2
const MAX_LENGTH = 4

/** A code for the numbers of a location's orders (menu 52). */
export function firstFreeCode(name: string, isTaken: (code: string) => boolean): string | null {
  for (const code of orderCodes(name)) if (!isTaken(code)) return code
  return null
}

/** Out of the name as long as there are any: TRU, TRUA to TRUZ, TRA to TRZ, TRAA and so on. */
export function* orderCodes(name: string): Generator<string> {
  const letters = name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
  const base = (letters.length < MIN_LENGTH ? `LOC${letters}` : letters).slice(0, 3)
  yield base
  for (let kept = base.length; kept >= 0; kept -= 1)
    for (let added = 1; kept + added <= MAX_LENGTH; added += 1)
      if (kept + added >= MIN_LENGTH) for (const ending of endings(added)) yield base.slice(0, kept) + ending
}

function* endings(count: number): Generator<string> {
  if (count === 0) yield ''
  else for (const start of endings(count - 1)) for (const letter of LETTERS) yield start + letter
}
