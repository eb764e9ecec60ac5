import type pg from 'pg'
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

/** One connection of its own that listens for ever, and comes back by itself when the database was away. */
export async function listen({ connect, channel, onNotice, onReconnect, log }: Options) {
  let client: pg.Client | undefined
  let stopped = false
  let retry: NodeJS.Timeout | undefined

  const again = (error?: unknown) => {
    if (stopped || retry) return
    client = undefined
    log.warn({ err: error }, 'live notices are interrupted; listening again soon')
    retry = setTimeout(() => {
      retry = undefined
      start().then(onReconnect).catch(again)
    }, RETRY_MS)
  }

  const start = async () => {
    const next = connect()
    next.on('error', again)
    next.on('end', () => again())
    next.on('notification', (notice) => onNotice(notice.payload ?? ''))
    await next.connect()
    await next.query(`listen ${channel}`)
    client = next
  }

  await start()
  return {
    isUp: () => client !== undefined,
    async stop() {
      stopped = true
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}
