import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { reasonOf, StartError } from '../start-error.ts'

export type OwnerLock = { release(): void }

const SQLITE_BUSY = 5

/**
 * Lets one process at a time own the embedded database of a folder.
 *
 * The lock must vanish with its holder, even after kill -9, and two processes that start at once must not both get
 * it. A file with a process id fails the first, a socket file that is removed and made anew the second. The kernel's
 * file locks do both, on Linux, macOS and Windows and between containers that share the folder; Node reaches them
 * only through SQLite, which takes one for as long as an exclusive transaction is open. The file stays empty.
 * (Closing a second descriptor of the file in this process would drop the lock: nothing else may open it.)
 */
export function tryOwnerLock(dataDir: string): OwnerLock | undefined {
  const file = path.join(dataDir, 'postgres.lock')
  let database: DatabaseSync | undefined
  try {
    mkdirSync(dataDir, { recursive: true })
    database = new DatabaseSync(file, { timeout: 0 })
    // The journal in memory: no second file beside the lock.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    database?.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined
    throw new StartError(`The folder ${dataDir} cannot be used for the database: ${reasonOf(error)}.`)
  }
  const held = database
  return { release: () => held.close() }
}

export function takeOwnerLock(dataDir: string): OwnerLock {
  const lock = tryOwnerLock(dataDir)
  if (lock === undefined)
    throw new StartError(
      `Another running copy of this program already uses the database in ${dataDir}: stop it first, or give this one its own DATA_DIR.`,
    )
  return lock
}
