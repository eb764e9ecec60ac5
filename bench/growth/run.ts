import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { orderPlacer, type PlaceOrder } from '../board/people.ts'
import { compareHttp, table } from '../compare.ts'
import { type FilledHouse, type Filling, withHouses } from '../filled-house.ts'
import { percentile } from '../load.ts'
import { exportTimes } from './exports.ts'

// `npm run bench -- growth`: a house of two locations with ORDERS orders (10,000 unless it is set) beside the same with COPIES more
// copies of them (199, which make 2,000,000) at LOCATIONS further locations (4,998). What each screen asks, placing an order, the
// same while old rows leave and while a backup is made. Takes some ten minutes and 10 GB, and ends by itself. `ONLY=backup` places
// orders in the large house alone, without and with a backup; `BUSY=1` keeps one processor busy meanwhile.
const SOURCE = join(import.meta.dirname, '../../apps/server/src')
const ORDERS = Number(process.env.ORDERS ?? 10_000)
const COPIES = Number(process.env.COPIES ?? 199)
const LOCATIONS = Number(process.env.LOCATIONS ?? 4998)
const OLD_ROWS = Number(process.env.OLD_ROWS ?? 100_000)
const LOAD = { rounds: 4, seconds: 0.5, connections: 1 }
const LIMIT = 1.5
/** What takes less than this is not felt, however many times as long it takes. */
const UNFELT_MS = 50
const ROUNDS = Number(process.env.ROUNDS ?? 12)
const ORDERS_A_ROUND = 40
const AT_ONCE = 8
/** Of the backup alone: before the first figure, and between two backups. */
const [WARM_UP, ORDERS_BETWEEN] = [800, 4000]
const COLUMNS = ['', 'orders', 'p50', 'p99', 'slowest']

const ASKED: Readonly<Record<string, string>> = {
  'menu, as JSON': '/api/getLocationMenu?locationId=truro',
  'locations of a page': '/api/getActiveLocations?limit=12',
  board: '/api/getLocationOrders?locationId=truro&status=active&limit=200',
  'counts of the board': '/api/getLocationOrderCounts?locationId=truro',
  'finished today': '/api/getLocationOrders?locationId=truro&finishedOn=today',
  history: '/api/getLocationOrders?locationId=truro&status=all&limit=50&offset=1000',
  'search in the history': '/api/getLocationOrders?locationId=truro&status=all&search=sharma&limit=50',
  'own orders': '/api/getMyOrders?limit=10',
  'dashboard, today': '/api/getDashboardStats?period=today',
  'dashboard, month': '/api/getDashboardStats?period=month',
  'dashboard of a location': '/api/getDashboardStats?period=month&locationId=truro',
  'revenue of a year': '/api/getRevenueAnalytics?range=year',
  'sales by location': '/api/getLocationSales?range=month',
  people: '/api/getUsers',
  'audit trail': '/api/getAudit?page=1',
  messages: '/api/getMessages?page=1',
}

type Open = (filling: Filling) => Promise<FilledHouse>
type Side = FilledHouse & { readonly place: PlaceOrder }

await withHouses('growth', async (open, folder) => {
  if (process.env.ONLY === 'backup') return console.log(await backupAlone(await largeSide(open), folder))
  const small = await side(open, 'small')
  const large = await largeSide(open)
  console.log(`\n${ORDERS} orders at 2 locations beside ${ORDERS * (COPIES + 1)} at ${LOCATIONS + 2}; limit ${LIMIT}`)
  console.log(await compared(small, large))
  const [bytesOfSmall, bytesOfLarge] = [await small.database.databaseBytes(), await large.database.databaseBytes()]
  console.log(
    `\nOn the disk: ${(bytesOfSmall / 1e6).toFixed(0)} MB and ${(bytesOfLarge / 1e6).toFixed(0)} MB, ${((bytesOfLarge - bytesOfSmall) / (ORDERS * COPIES)).toFixed(0)} bytes for an order`,
  )
  console.log('\nPlacing an order, ms')
  console.log(await placing(small, large, folder))
})

function largeSide(open: Open): Promise<Side> {
  return side(open, 'large', { copies: COPIES, locations: LOCATIONS })
}

async function side(open: Open, name: string, spread?: { copies: number; locations: number }): Promise<Side> {
  const house = await open({
    name,
    orders: ORDERS,
    async more(database) {
      await database.addHistory(0)
      if (!spread) return
      const started = performance.now()
      await database.addLocations(spread.locations)
      await database.spreadOrders(spread)
      console.log(`made in ${((performance.now() - started) / 1000).toFixed(0)} s`)
    },
  })
  return { ...house, place: await orderPlacer(house.origin, house.person) }
}

async function compared(small: Side, large: Side): Promise<string> {
  const rows = [['', 'small, p50 ms', 'large, p50 ms', 'times', '']]
  for (const [name, path] of Object.entries(ASKED)) {
    const target = ({ origin, person }: Side) => ({ name, url: origin + path, headers: person.headers })
    const { a, b, ratio } = await compareHttp(target(small), target(large), LOAD)
    const isOver = (b.p50 > UNFELT_MS && 1 / ratio > LIMIT) || b.notOk > 0
    rows.push([name, a.p50.toFixed(1), b.p50.toFixed(1), (1 / ratio).toFixed(2), isOver ? 'over' : ''])
  }
  for (const times of await exportTimes(small, large)) {
    const ratio = times.large / times.small
    const isOver = times.large > UNFELT_MS && ratio > LIMIT * times.rows
    rows.push([times.name, times.small.toFixed(1), times.large.toFixed(1), ratio.toFixed(2), isOver ? 'over' : ''])
  }
  return table(rows)
}

/** In turn, small and large, so that what else the machine does meets both alike. */
async function placing(small: Side, large: Side, folder: string): Promise<string> {
  const [ofSmall, ofLarge]: [number[], number[]] = [[], []]
  for (const side of [small, large]) await timesOf(side, ORDERS_A_ROUND)
  for (let round = 0; round < ROUNDS; round += 1) {
    ofSmall.push(...(await timesOf(small, ORDERS_A_ROUND)))
    ofLarge.push(...(await timesOf(large, ORDERS_A_ROUND)))
  }
  await large.database.addOldRows(OLD_ROWS)
  const leaving = large.database.forgetOldRows()
  const whileLeaving = await timesDuring(large, leaving)
  const backup = backUp(large.database.url, folder)
  const whileBackingUp = await timesDuring(large, backup.ended)
  await backup.ended
  const together = [small, large, small, large].map(
    (side) => async () => `${side.name} ${(await ordersPerSecond(side)).toFixed(0)}`,
  )
  const perSecond: string[] = []
  for (const measure of together) perSecond.push(await measure())
  return [
    table([
      COLUMNS,
      cells('small', ofSmall),
      cells('large', ofLarge),
      cells('large, while old rows leave', whileLeaving),
      cells('large, while it is backed up', whileBackingUp),
    ]),
    `Orders a second, ${AT_ONCE} at once: ${perSecond.join(', ')}`,
    `${2 * OLD_ROWS} old rows left in ${((await leaving) / 1000).toFixed(1)} s; backed up in ${backup.seconds().toFixed(0)} s: ${backup.megabytes().toFixed(0)} MB`,
  ].join('\n')
}

function cells(name: string, times: readonly number[]): string[] {
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
  return [name, String(times.length), ...[p50, p99, Math.max(...times)].map((ms) => ms.toFixed(1))]
}

/** In turns, each twice, so that what else the machine does meets both alike. */
async function backupAlone(large: Side, folder: string): Promise<string> {
  await timesOf(large, WARM_UP)
  const rows = [COLUMNS]
  const busy = process.env.BUSY === '1' ? spawn(process.execPath, ['-e', 'for (;;);']) : undefined
  for (const round of [1, 2]) {
    rows.push(cells(`without a backup, ${round}`, await timesOf(large, ORDERS_BETWEEN)))
    const backup = backUp(large.database.url, join(folder, String(round)))
    const times = await timesDuring(large, backup.ended)
    await backup.ended
    rows.push(cells(`while ${backup.megabytes().toFixed(0)} MB are written in ${backup.seconds().toFixed(0)} s`, times))
  }
  busy?.kill('SIGKILL')
  return table(rows)
}

async function timesOf({ place }: Side, count: number): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < count; n += 1) {
    const start = performance.now()
    await place()
    times.push(performance.now() - start)
  }
  return times
}

async function ordersPerSecond(side: Side): Promise<number> {
  const start = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, () => timesOf(side, ORDERS_A_ROUND)))
  return (AT_ONCE * ORDERS_A_ROUND * 1000) / (performance.now() - start)
}

async function timesDuring(side: Side, work: Promise<unknown>): Promise<number[]> {
  let isOver = false
  void work.finally(() => (isOver = true))
  const times: number[] = []
  while (!isOver) times.push(...(await timesOf(side, 1)))
  return times
}

function backUp(url: string, folder: string) {
  const into = join(folder, 'backups')
  const started = performance.now()
  let seconds = 0
  const child = spawn(process.execPath, [join(SOURCE, 'backup.ts'), into], {
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: join(folder, 'large') },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit').then(([code]) => {
    seconds = (performance.now() - started) / 1000
    if (code !== 0) throw new Error(`the backup ended with ${code}`)
  })
  const bytes = () => readdirSync(into).reduce((sum, name) => sum + statSync(join(into, name)).size, 0)
  return { ended, seconds: () => seconds, megabytes: () => bytes() / 1e6 }
}
