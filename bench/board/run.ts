import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { compareHttp, comparisonTable, table } from '../compare.ts'
import { percentile } from '../load.ts'
import { residentMemory, type StartedProgram, serverCommand, timeToFirstAnswer } from '../start.ts'
import { openStreams } from './open-streams.ts'
import { openBoard } from './painted.ts'
import { orderPlacer, type PlaceOrder, type SignedHeaders, signIn } from './people.ts'
import { openSharedDatabase, type Readings } from './shared-database.ts'

// `npm run bench -- board`: fills a new data folder with DEMO_ORDERS orders (100,000 unless it is set), then measures the
// kitchen's screen: how soon an order is seen, what the board's question costs, what an open stream costs.
const SERVER = join(import.meta.dirname, '../../apps/server/src')
const OWNER = { email: 'owner@localhost.test', password: 'Saffron-Owner-1' }
const BOARDS = 100
const STREAMS = 2_000
/** What a busy kitchen has before it. */
const WAITING = 40
/** Their confirmations go out first. */
const SETTLE_MS = 6_000
const ORDERS = 200
const WARM_UP = 10
const BETWEEN_ORDERS_MS = 400

const folder = mkdtempSync(join(tmpdir(), 'bench-board-'))
chmodSync(folder, 0o711) // the embedded database may run under another account
const environment = {
  DATA_DIR: join(folder, 'data'),
  PORT: '0',
  LOG_LEVEL: 'error',
  LIMITS_FACTOR: '100000',
  ADMIN_PASSWORD: OWNER.password,
  DEMO_ORDERS: process.env.DEMO_ORDERS ?? '100000',
  STAFF: '5',
}

try {
  const filled = await timeToFirstAnswer(serverCommand(join(SERVER, 'demo.ts')), '/api/ping', {
    env: environment,
    timeoutMs: 900_000,
  })
  await filled.stop()
  console.log(
    `\nMade up ${environment.DEMO_ORDERS} orders, built and started: ${(filled.milliseconds / 1000).toFixed(1)} s`,
  )
  const database = await openSharedDatabase(environment)
  const processes: StartedProgram[] = []
  try {
    // Orders come in at one process, boards hang on the other.
    for (const _ of ['orders', 'boards']) processes.push(await start({ ...environment, DATABASE_URL: database.url }))
    const [orders, boards] = processes
    if (!orders || !boards) throw new Error('two processes were to run')
    const owner = await signIn(orders.origin, OWNER.email, OWNER.password)
    const place = await orderPlacer(orders.origin, owner)
    for (let n = 0; n < WAITING; n += 1) await place()
    await wait(SETTLE_MS)
    console.log(`\nThe board's reading in the database\n${boardReading(await database.readBoard())}`)
    console.log(`\nThe board's question over HTTP, one after the other\n${await boardQuestion(boards.origin, owner)}`)
    console.log(`\nFrom one process's yes to the card painted at the other\n${await seen(place, boards.origin)}`)
    console.log(`\n${STREAMS} open streams\n${await streamMemory(boards.origin, boards.pid)}`)
  } finally {
    for (const one of processes) await one.stop()
    await database.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function start(env: Record<string, string>): Promise<StartedProgram> {
  return timeToFirstAnswer(serverCommand(join(SERVER, 'testing/journey-program.ts')), '/api/ping', { env })
}

function boardReading({ orders, whole, found }: Readings): string {
  const row = (name: string, times: readonly number[]) => [
    name,
    percentile(times, 0.5).toFixed(2),
    percentile(times, 0.99).toFixed(2),
    String(times.length),
  ]
  return table([
    ['', 'median ms', 'p99 ms', 'readings'],
    row(`the statement that finds ${found} orders`, orders),
    row('with lines and all that is shown', whole),
  ])
}

/** Beside the least that the same server can answer, so that a slow machine is seen as one. */
async function boardQuestion(origin: string, { headers }: SignedHeaders): Promise<string> {
  const bare = { name: 'ping', url: `${origin}/api/ping` }
  const board = {
    name: 'board',
    url: `${origin}/api/getLocationOrders?locationId=truro&status=active&limit=200`,
    headers,
  }
  return comparisonTable(bare, board, await compareHttp(bare, board, { connections: 1, rounds: 5, seconds: 2 }))
}

async function seen(place: PlaceOrder, boards: string): Promise<string> {
  const staff = await Promise.all(
    ['', '2', '3', '4', '5'].map((n) => signIn(boards, `staff${n}@localhost.test`, 'Turmeric-42')),
  )
  const rows: string[][] = [['boards', 'median ms', 'p99 ms', 'orders']]
  // Orders pile up, since nobody cooks here: the hundred come first, while the kitchen is as full as a kitchen gets.
  for (const count of [BOARDS, 1]) {
    // The real board is the last of them; nobody may have more than thirty.
    const others = await openStreams({
      origin: boards,
      people: staff.map(({ headers }) => ({ ...headers })),
      count: count - 1,
    })
    const board = await openBoard(boards, OWNER)
    rows.push([String(count), ...(await delays(place, board.paintedAt))])
    await board.close()
    others.close()
  }
  return table(rows)
}

async function delays(place: PlaceOrder, paintedAt: (number: string) => Promise<number | null>) {
  const placed = []
  for (let n = 0; n < WARM_UP + ORDERS; n += 1) {
    const order = await place()
    if (n >= WARM_UP) placed.push(order)
    await wait(BETWEEN_ORDERS_MS)
  }
  await wait(2_000)
  const found = await Promise.all(placed.map(async ({ number, at }) => ({ at, painted: await paintedAt(number) })))
  const times = found.flatMap(({ at, painted }) => (painted ? [Math.max(0, painted - at)] : []))
  return [percentile(times, 0.5).toFixed(0), percentile(times, 0.99).toFixed(0), `${times.length} of ${ORDERS}`]
}

async function streamMemory(origin: string, pid: number): Promise<string> {
  const before = residentMemory(pid).own
  const streams = await openStreams({ origin, people: [], count: STREAMS })
  await wait(3_000)
  const after = residentMemory(pid).own
  streams.close()
  return table([
    ['', 'measured'],
    ['before', `${before.toFixed(0)} MB`],
    ['with the streams', `${after.toFixed(0)} MB`],
    ['each', `${(((after - before) * 1024) / STREAMS).toFixed(1)} KB`],
  ])
}
