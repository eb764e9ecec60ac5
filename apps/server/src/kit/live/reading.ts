import type { Db } from '../db/sql.ts'
import { type Change, newestChanges, unseenChanges } from './live.sql.ts'

export const READ_AT_ONCE = 1000
/** Not more than so many are waited for; those with the lowest numbers are given up first. */
const MOST_MISSING = 1000

/**
 * How far a process has read the changes. Numbers are given out before a commit, so one below the newest may be missing: its
 * transaction is under way, or was taken back. It is asked for until no transaction of that time is under way.
 */
export type Reading = {
  newest: number
  /** Each with a number above that of every transaction of its time, once one was taken. */
  readonly missing: Map<number, number | null>
}

/** From now on. */
export async function startReading(db: Db): Promise<Reading> {
  const ids = await newestChanges(db, MOST_MISSING)
  const newest = ids.at(-1) ?? 0
  const reading: Reading = { newest: Math.max(newest - MOST_MISSING, 0), missing: new Map() }
  for (const id of ids) moveTo(reading, id)
  return reading
}

/** Each change once, as it is found; what it answers was committed before it was asked. */
export async function readOn(db: Db, reading: Reading): Promise<readonly Change[]> {
  const missing = [...reading.missing.keys()]
  const takes = [...reading.missing.values()].includes(null)
  const { changes, open_from, taken, last } = await unseenChanges(db, {
    newest: reading.newest,
    missing,
    takes,
    limit: READ_AT_ONCE,
  })
  // Another server has taken over, and had not heard of all that the first one wrote: numbers are given a second time.
  if (last < reading.newest) {
    reading.newest = Math.max(last - MOST_MISSING, 0)
    reading.missing.clear()
    return readOn(db, reading)
  }
  for (const { id } of changes) reading.missing.delete(id)
  for (const [id, above] of reading.missing) {
    if (above === null) reading.missing.set(id, taken)
    else if (above <= open_from) reading.missing.delete(id)
  }
  for (const { id } of changes) moveTo(reading, id)
  return changes
}

function moveTo(reading: Reading, id: number) {
  if (id <= reading.newest) return
  for (let between = Math.max(reading.newest + 1, id - MOST_MISSING); between < id; between += 1)
    reading.missing.set(between, null)
  reading.newest = id
  for (const oldest of reading.missing.keys()) {
    if (reading.missing.size <= MOST_MISSING) return
    reading.missing.delete(oldest)
  }
}
