import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { isDatabaseDown } from './database-down.ts'
import { codeOf, reasonOf, StartError } from './start-error.ts'

const OLDEST_MAJOR = 15
const WAIT_MS = 10_000
const NOT_ALLOWED = new Set(['28000', '28P01', '3D000'])

export type ServerSettings = {
  /** PostgreSQL's own number, such as 150018 for 15.18. */
  readonly version: number
  readonly commit: string
}

/** Waits a moment for a database that is still starting, then makes sure that it can hold our orders. */
export async function checkServer(connection: pg.Pool | pg.Client, waitMs = WAIT_MS): Promise<void> {
  const unfit = whyUnfit(await readSettings(connection, Date.now() + waitMs))
  if (unfit !== undefined) throw new StartError(unfit)
}

export function whyUnfit({ version, commit }: ServerSettings): string | undefined {
  const major = Math.floor(version / 10_000)
  if (major < OLDEST_MAJOR)
    return `The database is PostgreSQL ${major}, this program needs PostgreSQL ${OLDEST_MAJOR} or newer.`
  // Measured: with it off, a database crash lost orders that had been confirmed to customers.
  if (commit === 'off')
    return 'The database confirms orders before they are on disk (synchronous_commit is off): set synchronous_commit to on.'
  return undefined
}

async function readSettings(connection: pg.Pool | pg.Client, until: number): Promise<ServerSettings> {
  for (;;) {
    try {
      const { rows } = await connection.query<ServerSettings>(
        `SELECT current_setting('server_version_num')::int AS version, current_setting('synchronous_commit') AS commit`,
      )
      const row = rows[0]
      if (row === undefined) throw new Error('the database did not tell its version')
      return row
    } catch (error) {
      if (NOT_ALLOWED.has(codeOf(error) ?? ''))
        throw new StartError(`The database does not let this program in (${reasonOf(error)}): check DATABASE_URL.`)
      if (!isDatabaseDown(error)) throw error
      if (Date.now() > until)
        throw new StartError(`The database cannot be reached (${whyDown(error)}): check DATABASE_URL and that it runs.`)
      await sleep(250)
    }
  }
}

function whyDown(error: unknown): string {
  // Trying several addresses of one name fails with an empty message and the reasons inside.
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error
  return reasonOf(inner)
}
