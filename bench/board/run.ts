import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { compareHttp, comparisonTable, table } from '../compare.ts'
import { residentMemory, timeToFirstAnswer } from '../start.ts'
import { openStreams } from './open-streams.ts'
import { openBoard } from './painted.ts'
import { orderPlacer, type Signed, signIn } from './people.ts'

// `npm run bench -- board`: fills a new data folder with DEMO_ORDERS orders (100,000 unless it is set), then measures the
// kitchen's screen: how soon an order is seen, what the board's question costs, what an open stream costs.
const SERVER = join(import.meta.dirname, '../../apps/server/src')
const OWNER = { email: 'owner@localhost.test', password: 'Saffron-Owner-1' }
const BOARDS = 100
const STREAMS = 2_000
const ORDERS = 100
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
  const filled = await timeToFirstAnswer([process.execPath, join(SERVER, 'demo.ts')], '/api/ping', {
    env: environment,
    timeoutMs: 900_000,
  })
  await filled.stop()
  console.log(
    `\nMade up ${environment.DEMO_ORDERS} orders, built and started: ${(filled.milliseconds / 1000).toFixed(1)} s`,
  )
  const program = await timeToFirstAnswer([process.execPath, join(SERVER, 'testing/journey-program.ts')], '/api/ping', {
    env: environment,
  })
  try {
    const owner = await signIn(program.origin, OWNER.email, OWNER.password)
    console.log(`\nThe board's question, one after the other\n${await boardQuestion(program.origin, owner)}`)
    console.log(`\nFrom the server's yes to the painted card\n${await seen(program.origin, owner)}`)
    console.log(`\n${STREAMS} open streams\n${await streamMemory(program.origin, program.pid)}`)
  } finally {
    await program.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Beside the least that the same server can answer, so that a slow machine is seen as one. */
async function boardQuestion(origin: string, { headers }: Signed): Promise<string> {
  const bare = { name: 'ping', url: `${origin}/api/ping` }
  const board = {
    name: 'board',
    url: `${origin}/api/getLocationOrders?locationId=truro&status=active&limit=200`,
    headers,
  }
  return comparisonTable(bare, board, await compareHttp(bare, board, { connections: 1, rounds: 5, seconds: 2 }))
}

async function seen(origin: string, owner: Signed): Promise<string> {
  const staff = await Promise.all(
    ['', '2', '3', '4', '5'].map((n) => signIn(origin, `staff${n}@localhost.test`, 'Turmeric-42')),
  )
  const rows: string[][] = [['boards', 'median ms', 'p99 ms', 'orders']]
  for (const boards of [1, BOARDS]) {
    // The real board is the last of them; nobody may have more than thirty.
    const others = await openStreams({
      origin,
      people: staff.map(({ headers }) => ({ ...headers })),
      count: boards - 1,
    })
    const board = await openBoard(origin, OWNER)
    rows.push([String(boards), ...(await delays(origin, owner, board.paintedAt))])
    await board.close()
    others.close()
  }
  return table(rows)
}

async function delays(origin: string, owner: Signed, paintedAt: (number: string) => Promise<number | null>) {
  const place = await orderPlacer(origin, owner)
  const placed = []
  for (let n = 0; n < ORDERS; n += 1) {
    placed.push(await place())
    await wait(BETWEEN_ORDERS_MS)
  }
  await wait(2_000)
  const found = await Promise.all(placed.map(async ({ number, at }) => ({ at, painted: await paintedAt(number) })))
  const sorted = found.flatMap(({ at, painted }) => (painted ? [Math.max(0, painted - at)] : [])).sort((a, b) => a - b)
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(0)
  return [at(0.5), at(0.99), `${sorted.length} of ${ORDERS}`]
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
