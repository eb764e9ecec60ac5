import type pg from 'pg'
import type { Database } from '../db/open.ts'
import type { Log } from '../log.ts'
import { listen } from './listen.ts'
import type { Change } from './live.sql.ts'
import { READ_AT_ONCE, readOn, startReading } from './reading.ts'

/** What nobody tells us about, because whoever committed it died or cannot be heard, waits no longer. */
const LOOK_EVERY_MS = 1000

type Parts = {
  readonly database: Database
  readonly connect: () => pg.Client
  readonly log: Log
  readonly deliver: (change: Change) => void
}

/** Reads what was committed, by whichever process: when it is told so, and now and then by itself. */
export async function openReader({ database, connect, log, deliver }: Parts) {
  const reading = await startReading(database.db)
  let db = () => database.db
  let looking: Promise<void> | undefined
  let isTold = false

  /** One that somebody stumbles over keeps nothing from those after it. */
  function hand(change: Change) {
    try {
      deliver(change)
    } catch (error) {
      log.error({ err: error, topic: change.topic }, 'a change could not be told')
    }
  }
  async function lookWhileTold() {
    try {
      while (isTold) {
        isTold = false
        const found = await readOn(db(), reading)
        for (const change of found) hand(change)
        if (found.length >= READ_AT_ONCE) isTold = true
      }
    } catch (error) {
      log.debug({ err: error }, 'changes cannot be read; looking again soon')
    } finally {
      looking = undefined
    }
  }
  /** One at a time. What was committed before the call is delivered when it has ended, unless the database is away. */
  function look(): Promise<void> {
    isTold = true
    looking ??= lookWhileTold()
    return looking
  }
  const listening = await listen({ database, connect, log, channel: 'changes', onNotice: () => void look() })
  db = listening.db
  const round = setInterval(() => void look(), LOOK_EVERY_MS)
  return {
    look,
    newest: () => reading.newest,
    isListening: listening.isUp,
    async stop() {
      clearInterval(round)
      await listening.stop()
      await looking
    },
  }
}
