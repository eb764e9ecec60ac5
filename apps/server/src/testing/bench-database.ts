import { openDatabase } from '../kit/db/open.ts'
import { openLog } from '../kit/log.ts'
import { parseSettings } from '../kit/settings.ts'
import { locationById } from '../locations/locations.sql.ts'
import { activeOrders } from '../orders/board.sql.ts'
import { presentBoardOrders } from '../orders/present-board-order.ts'

// The database in DATA_DIR for as many processes as want to share it, and how long the board's reading takes in it.
// Talks to the process that forked it: first the address, then for every 'measure' a list of figures.

export type ReadingMs = {
  readonly orders: readonly number[]
  readonly whole: readonly number[]
  readonly found: number
}
export type BenchMessage = { readonly connectionString: string } | ReadingMs

const READINGS = 1_000
/** Until the program runs as it does after its first minutes. */
const WARM_UP = 300
const PAGE = 200
const { DATA_DIR, LOG_LEVEL } = parseSettings({ LOG_LEVEL: 'error', ...process.env })
const database = await openDatabase({ dataDir: DATA_DIR, log: openLog(LOG_LEVEL) })
const tell = (said: BenchMessage) => process.send?.(said)

process.on('message', () => void measure().then(tell))
process.once('SIGTERM', () => void database.close().then(() => process.exit(0)))
tell({ connectionString: database.connectionString })

async function measure(): Promise<ReadingMs> {
  const { db } = database
  const location = await locationById(db, 'truro')
  if (!location) throw new Error('Truro is not there')
  const read = () => activeOrders(db, location.id, PAGE, 0)
  const orders = await timed(read)
  const whole = await timed(async () => presentBoardOrders(db, await read(), location, new Date()))
  return { orders, whole, found: (await read()).length }
}

/** One after the other. Each kind by itself: what one leaves behind is collected during the other. */
async function timed(work: () => Promise<unknown>): Promise<number[]> {
  for (let n = 0; n < WARM_UP; n += 1) await work()
  const times: number[] = []
  for (let n = 0; n < READINGS; n += 1) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return times
}
