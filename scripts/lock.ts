import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

const SQLITE_BUSY = 5

/**
 * Runs `work` while no other process holds the lock of that file. Node has no file locks of its own; SQLite's are the
 * kernel's, so one whose holder was killed is free at once and never has to be guessed stale.
 */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const database = new DatabaseSync(path, { timeout: 0 })
  try {
    while (!taken(database)) await wait(100)
    return await work()
  } finally {
    database.close()
  }
}

function taken(database: DatabaseSync): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return false
    throw error
  }
}
