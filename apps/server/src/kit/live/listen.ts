import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Database } from '../db/open.ts'
import type { Db } from '../db/sql.ts'
import type { Channel } from '../db/told.ts'
import type { Log } from '../log.ts'
import { atMostEvery } from './at-most-every.ts'

type Options = {
  database: Pick<Database, 'db' | 'on' | 'told'>
  connect: () => pg.Client
  channel: Channel
  /** There may be news, also after a broken connection: it is read from the table. */
  onNotice: () => void
  log: Log
}

const RETRY_MS = 500
/** A server that vanished without a word (failover, a pulled cable) is noticed by asking it. */
const ASK_EVERY_MS = 10_000
const ANSWER_LIMIT_MS = 5000
/** What is committed within this time is told once. */
const GATHER_MS = 5
/**
 * This connection asks the same few questions, each by its index. The server planned the reading anew each time, 0.20 ms for what is read in
 * 0.05. Without the second half a plan that is made while there are few rows would go on to read all of them.
 */
const PLANS_ONCE = 'set plan_cache_mode = force_generic_plan; set enable_seqscan = off'

/**
 * One connection of its own that listens for ever, and comes back by itself when the database was away. It also tells the other
 * processes what this one has committed. NOTIFY stands in no transaction that writes: there it would hold a lock, for which all
 * other commits wait, until the disk has answered.
 */
export async function listen(options: Options) {
  const { channel, database, onNotice, log } = options
  const own = randomUUID()
  let client: pg.Client | undefined
  let stopped = false
  let retry: NodeJS.Timeout | undefined

  /** The connection that broke is closed: one that only seemed dead would tell everything a second time. */
  const lost = (broken: pg.Client, error?: unknown) => {
    broken.end().catch(() => undefined)
    if (stopped || broken !== client) return
    client = undefined
    log.warn({ err: error }, 'live notices are interrupted; listening again soon')
    later()
  }
  const later = () => {
    retry = setTimeout(() => {
      start()
        .then(onNotice)
        .catch((error: unknown) => {
          if (stopped) return
          log.warn({ err: error }, 'live notices are still interrupted')
          if (client) lost(client, error)
          else later()
        })
    }, RETRY_MS)
  }

  const start = async () => {
    const next = openClient(options, own, lost)
    try {
      await next.connect()
      await next.query(`${PLANS_ONCE}; listen ${channel}`)
    } catch (error) {
      lost(next, error)
      throw error
    }
    client = next
    if (stopped) await next.end()
  }
  await start()
  const stopTelling = tellOthers(options, own, () => client)
  const asking = setInterval(() => void (client && ask(client, lost)), ASK_EVERY_MS)
  return {
    isUp: () => client !== undefined,
    /** Nobody waits for a place in the pool to hear of news. */
    db: (): Db => (client ? database.on(client) : database.db),
    async stop() {
      stopped = true
      stopTelling()
      clearTimeout(retry)
      clearInterval(asking)
      await client?.end().catch(() => undefined)
    },
  }
}

type Lost = (broken: pg.Client, error?: unknown) => void

async function ask(client: pg.Client, lost: Lost) {
  const late = setTimeout(() => lost(client, new Error('no answer')), ANSWER_LIMIT_MS)
  await client.query('select 1 as listening').catch((error: unknown) => lost(client, error))
  clearTimeout(late)
}

/** What this process commits is looked at here and told to the others; who does not hear of it looks by himself in a moment. */
function tellOthers(options: Options, own: string, client: () => pg.Client | undefined): () => void {
  const { channel, database } = options
  const bell = atMostEvery(GATHER_MS, () => {
    const text = 'select pg_notify($1, $2)'
    client()
      ?.query({ name: 'notify', text, values: [channel, own] })
      .catch(() => undefined)
    hear(options)
  })
  const stopHearing = database.told.hear(channel, () => bell.ring())
  return () => {
    stopHearing()
    bell.stop()
  }
}

/** A commit is no worse for what its listeners do. */
function hear({ onNotice, channel, log }: Options) {
  try {
    onNotice()
  } catch (error) {
    log.error({ err: error, channel }, 'what was told could not be looked at')
  }
}

function openClient(options: Options, own: string, lost: Lost): pg.Client {
  const client = options.connect()
  client.on('error', (error) => lost(client, error))
  client.on('end', () => lost(client))
  client.on('notification', ({ payload }) => {
    if (payload !== own) hear(options)
  })
  return client
}
