import type { Cents } from '../money/cents.ts'
import { inCoins } from './tenders.ts'

/** Notes of the drawer, and the most amounts that are offered as buttons. */
const NOTES: readonly Cents[] = [500, 1000, 2000, 5000, 10_000]
const OFFERED = 5

/** What people hand over for an amount in coins: exactly that, or the next amount that notes of one kind make (money 73). */
export function likelyCash(due: Cents): Cents[] {
  const inNotes = NOTES.map((note) => Math.ceil(due / note) * note)
  return [...new Set([due, ...inNotes])].toSorted((a, b) => a - b).slice(0, OFFERED)
}

/** What goes back over the counter; null while what was given is too little. */
export function changeDue(due: Cents, given: Cents): Cents | null {
  return given < due ? null : given - due
}

/** What people hand over when the rest is paid another way: notes that are less than the total, the smallest first (money 79). */
export function likelyParts(total: Cents): Cents[] {
  return NOTES.filter((note) => note < total)
}

/** Coins make it, it is something, and it leaves something. */
export function isPartInCash(total: Cents, part: Cents): boolean {
  return part > 0 && part < total && inCoins(part) === part
}
