import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { orderPlacer, type PlaceOrder, type SignedHeaders, signIn } from '../board/people.ts'
import { openSharedDatabase, type SharedDatabase } from '../board/shared-database.ts'
import { compareHttp, table } from '../compare.ts'
import { median } from '../load.ts'
import { serverCommand, timeToFirstAnswer } from '../start.ts'
import { closingADay } from './closing.ts'

// `npm run bench -- dashboard`: the figures of a house in its first month, with MONTH_ORDERS orders (10,000 unless it is set), and
// after MONTHS of them (100, which are 1,000,000 orders). Then what marking the days costs those who order, and how long it takes
// to close a day of 2,000 orders in either house. Ends by itself after some minutes.
const SOURCE = join(import.meta.dirname, '../../apps/server/src')
const OWNER = { email: 'owner@localhost.test', password: 'Saffron-Owner-1' }
const MONTH_ORDERS = Number(process.env.MONTH_ORDERS ?? 10_000)
const MONTHS = Number(process.env.MONTHS ?? 100)
const LOAD = { rounds: 5, seconds: 1, connections: 1 }
const LIMIT_MS = 50
const LIMIT = 1.5
const ORDERS_BEFORE_QUESTIONS = 40
const PLACING = { rounds: 6, orders: 120, guests: 4 }

const PERIODS = ['today', 'yesterday', 'week', 'month']
const RANGES = ['week', 'month', 'year', 'years']
const ASKED: readonly string[] = [
  ...PERIODS.map((period) => `/api/getDashboardStats?period=${period}`),
  '/api/getDashboardStats?period=month&locationId=truro',
  ...['Revenue', 'Sales', 'Guest'].flatMap((about) =>
    RANGES.map((range) => `/api/get${about}Analytics?range=${range}`),
  ),
  '/api/getRevenueAnalytics?range=year&by=day',
  ...RANGES.map((range) => `/api/getLocationSales?range=${range}`),
  '/api/getSalesAnalytics?range=years&locationId=truro',
  '/api/getOrderHours?',
  '/api/getSoldTogether?',
  '/api/getCustomerAnalytics?',
  '/api/getCustomerAnalytics?locationId=truro',
]

type Side = { readonly database: SharedDatabase; readonly origin: string; readonly person: SignedHeaders }

const folder = mkdtempSync(join(tmpdir(), 'bench-dashboard-'))
chmodSync(folder, 0o711) // the embedded databases may run under another account
const open: { stop(): Promise<void> }[] = []
try {
  const young = await side('young', 0)
  const old = await side('old', MONTHS - 1)
  console.log(`\n${MONTH_ORDERS} orders beside ${MONTH_ORDERS * MONTHS}; limits ${LIMIT_MS} ms and ${LIMIT}`)
  console.log(await compared(young, old))
  console.log(`\nThe first question after each of ${ORDERS_BEFORE_QUESTIONS} orders, ms`)
  console.log(await afterOrders(old))
  console.log(`\nOrders a second, ${PLACING.guests} at once`)
  console.log(await placing(old))
  console.log('\nClosing a day, ms')
  console.log(await closingADay({ young, old }))
} finally {
  for (const one of open.toReversed()) await one.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function side(name: string, earlierMonths: number): Promise<Side> {
  const env = {
    DATA_DIR: join(folder, name),
    LOG_LEVEL: 'error',
    LIMITS_FACTOR: '100000',
    MAX_UNPAID_ORDERS: '100000',
    PORT: '0',
    ADMIN_PASSWORD: OWNER.password,
    DEMO_ORDERS: String(MONTH_ORDERS),
  }
  const demo = serverCommand(join(SOURCE, 'demo.ts'))
  await (await timeToFirstAnswer(demo, '/api/ping', { env, timeoutMs: 900_000 })).stop()
  const database = await openSharedDatabase(env)
  open.push(database)
  await database.addHistory(earlierMonths)
  const site = await timeToFirstAnswer(serverCommand(join(SOURCE, 'main.ts')), '/api/ping', {
    env: { ...env, DATABASE_URL: database.url },
  })
  open.push(site)
  return { database, origin: site.origin, person: await signIn(site.origin, OWNER.email, OWNER.password) }
}

async function compared(young: Side, old: Side): Promise<string> {
  const rows = [['', `${MONTH_ORDERS}, p50 ms`, `${MONTH_ORDERS * MONTHS}, p50 ms`, 'times', '']]
  for (const path of ASKED) {
    const target = ({ origin, person }: Side) => ({ name: path, url: origin + path, headers: person.headers })
    const { a, b, ratio } = await compareHttp(target(young), target(old), LOAD)
    const times = 1 / ratio
    const isOver = b.p50 > LIMIT_MS || times > LIMIT || b.notOk > 0
    rows.push([path.slice(5), a.p50.toFixed(1), b.p50.toFixed(1), times.toFixed(2), isOver ? 'over' : ''])
  }
  return table(rows)
}

/** Nothing of that day is counted then. */
async function afterOrders({ origin, person }: Side): Promise<string> {
  const place = await orderPlacer(origin, person)
  const rows = [['', 'p50 ms', 'slowest ms']]
  for (const period of PERIODS) {
    const times: number[] = []
    for (let n = 0; n < ORDERS_BEFORE_QUESTIONS; n += 1) {
      await place()
      const start = performance.now()
      const answer = await fetch(`${origin}/api/getDashboardStats?period=${period}`, { headers: person.headers })
      await answer.arrayBuffer()
      times.push(performance.now() - start)
    }
    rows.push([period, median(times).toFixed(1), Math.max(...times).toFixed(1)])
  }
  return table(rows)
}

async function placing({ database, origin, person }: Side): Promise<string> {
  const place = await orderPlacer(origin, person)
  await ordersPerSecond(place)
  const pairs: { without: number; marked: number }[] = []
  for (let round = 0; round < PLACING.rounds; round += 1) {
    await database.markSales(false)
    const without = await ordersPerSecond(place)
    await database.markSales(true)
    pairs.push({ without, marked: await ordersPerSecond(place) })
  }
  const of = (pick: (pair: (typeof pairs)[number]) => number) => median(pairs.map(pick))
  return table([
    ['days unmarked', 'days marked', 'ratio'],
    [
      of(({ without }) => without).toFixed(0),
      of(({ marked }) => marked).toFixed(0),
      of(({ without, marked }) => marked / without).toFixed(2),
    ],
  ])
}

async function ordersPerSecond(place: PlaceOrder): Promise<number> {
  const start = performance.now()
  const guest = async () => {
    for (let n = 0; n < PLACING.orders / PLACING.guests; n += 1) await place()
  }
  await Promise.all(Array.from({ length: PLACING.guests }, guest))
  return (PLACING.orders * 1000) / (performance.now() - start)
}
