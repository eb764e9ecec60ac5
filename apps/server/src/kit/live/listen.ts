import pg from 'pg'
import type { Log } from '../log.ts'

type Options = {
  connect: () => pg.Client
  channel: string
  onNotice: (payload: string) => void
  /** After a broken connection: whatever was said meanwhile must be read from the table. */
  onReconnect: () => Promise<void>
  log: Log
}

const RETRY_MS = 500
/** A server that vanished without a word (failover, a pulled cable) is noticed by asking it. */
const ASK_EVERY_MS = 10_000
const ANSWER_LIMIT_MS = 5000

/** For `connect`. */
export function listenerOn(connectionString: string): pg.Client {
  return new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: ANSWER_LIMIT_MS })
}

/** One connection of its own that listens for ever, and comes back by itself when the database was away. */
export async function listen(options: Options) {
  const { channel, onReconnect, log } = options
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
        .then(onReconnect)
        .catch((error: unknown) => {
          if (stopped) return
          log.warn({ err: error }, 'live notices are still interrupted')
          if (client) lost(client, error)
          else later()
        })
    }, RETRY_MS)
  }

  const start = async () => {
    const next = openClient(options, lost)
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
    } catch (error) {
      lost(next, error)
      throw error
    }
    client = next
    if (stopped) await next.end()
  }
  const ask = async () => {
    const asked = client
    if (!asked) return
    const late = setTimeout(() => lost(asked, new Error('no answer')), ANSWER_LIMIT_MS)
    await asked.query('select 1 as listening').catch((error: unknown) => lost(asked, error))
    clearTimeout(late)
  }

  await start()
  const asking = setInterval(() => void ask(), ASK_EVERY_MS)
  return {
    isUp: () => client !== undefined,
    async stop() {
      stopped = true
      clearTimeout(retry)
      clearInterval(asking)
      await client?.end().catch(() => undefined)
    },
  }
}

function openClient(
  { connect, channel, onNotice, log }: Options,
  lost: (client: pg.Client, error?: unknown) => void,
): pg.Client {
  const client = connect()
  client.on('error', (error) => lost(client, error))
  client.on('end', () => lost(client))
  client.on('notification', ({ payload = '' }) => {
    try {
      onNotice(payload)
    } catch (error) {
      log.error({ err: error, channel }, 'a live notice could not be read')
    }
  })
  return client
}
