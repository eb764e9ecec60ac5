import type { AskAnswer } from '@sizzle/contract/client.ts'
import { isRecord } from '@sizzle/domain/record.ts'
import { TILL_HOURS } from '@sizzle/domain/till/till.ts'
import { ownLocationsQuery } from '../locations.ts'
import { layAnswer } from '../server/answers.ts'
import { ask } from '../server/ask.ts'
import { onDevice } from '../storage.ts'
import type { TillAnswer } from './till-book.ts'

// Who works at a paired till, and what its desk shows, for a page that is loaded again while nobody can be reached. Nothing
// of it opens anything: what the till takes is sent by the device's own key (docs/decisions/0066).

const SHIFT = 'sizzle_spice_till_shift'
const DESK = 'sizzle_spice_till_desk'
const KEPT_MS = TILL_HOURS * 3_600_000

export type TillShift = {
  readonly person: { readonly id: string; readonly name: string }
  readonly book: TillAnswer
  /** By the clock of the device: when the server was heard. */
  readonly at: number
}
export type TillDesk = {
  readonly places: AskAnswer<'/getOwnLocations'>
  readonly place: AskAnswer<'/getLocation'>
  readonly menu: AskAnswer<'/getLocationMenu'>
}

export function keepShift(shift: TillShift): void {
  onDevice.setItem(SHIFT, JSON.stringify(shift))
}

export function keepDesk(desk: TillDesk): void {
  onDevice.setItem(DESK, JSON.stringify(desk))
}

/** The tablet was locked, or somebody else is there. */
export function forgetShift(): void {
  for (const key of [SHIFT, DESK]) onDevice.removeItem(key)
}

/** Undefined after the hours of a till, and where the clock of the device was set back: then nobody is known. */
export function lastShift(now: number): TillShift | undefined {
  const found = read(SHIFT)
  if (!isRecord(found) || !isRecord(found.person) || !isRecord(found.book) || typeof found.at !== 'number') return
  const age = now - found.at
  // Written by `keepShift` alone.
  return age >= 0 && age < KEPT_MS ? (found as TillShift) : undefined
}

/** Has the desk find what it asks for. False where nothing was kept: then it could sell nothing. */
export function layDesk(): boolean {
  const found = read(DESK)
  if (!isRecord(found) || !isRecord(found.places) || !isRecord(found.place) || !isRecord(found.menu)) return false
  // Written by `keepDesk` alone.
  const { places, place, menu } = found as TillDesk
  const { id } = place.location
  layAnswer(ownLocationsQuery(), places)
  layAnswer(ask('/getLocation', { id }), place)
  layAnswer(ask('/getLocationMenu', { locationId: id }), menu)
  return true
}

function read(key: string): unknown {
  try {
    return JSON.parse(onDevice.getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}
