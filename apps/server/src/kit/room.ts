import type { Topic } from '@sizzle/contract/live.ts'
import type { Context, Hono } from 'hono'
import type { Db } from './db/sql.ts'
import type { Job, Timetable } from './jobs/worker.ts'
import type { AnyOperation } from './operation.ts'
import type { Probe } from './probe.ts'

export type AddressOf = (c: Context) => string

/** What a folder of the server brings to the program; every room has this one face. */
export type Room = {
  readonly operations: readonly AnyOperation[]
  /** Work that is queued by name. */
  readonly jobs?: Readonly<Record<string, Job>>
  /** When which of it begins by the clock. */
  readonly timetable?: Timetable
  /** What the health check says about it. */
  readonly probes?: readonly Probe[]
  /** The few addresses that are no operation: sign-in by other houses, files, webhooks, pages to pay on. */
  readonly mount?: (api: Hono, addressOf: AddressOf) => void
  /** How its addresses outside of /api begin. */
  readonly pages?: readonly string[]
  /** Called for each change of a topic that any process commits. */
  readonly hears?: Readonly<Partial<Record<Topic, (change: { readonly version: number }) => void>>>
  /** Removes old rows of its own tables; called every hour. */
  readonly forget?: (db: Db, now: Date) => Promise<unknown>
  /** Work that goes on from the start until the stop. */
  readonly start?: () => { stop(): Promise<void> }
}

/** The jobs of all rooms. Of two with one name, one would never run, so that stops the start. */
export function jobsOf(rooms: readonly Pick<Room, 'jobs'>[]): Record<string, Job> {
  const named = rooms.flatMap(({ jobs }) => Object.entries(jobs ?? {}))
  const names = named.map(([name]) => name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new Error(`Two rooms have a job called "${twice}"`)
  return Object.fromEntries(named)
}
