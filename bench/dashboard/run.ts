import { orderPlacer, type PlaceOrder } from '../board/people.ts'
import { compareHttp, table } from '../compare.ts'
import { type FilledHouse, withHouses } from '../filled-house.ts'
import { median } from '../load.ts'
import { closingADay } from './closing.ts'

// `npm run bench -- dashboard`: the figures of a house after MONTHS (100) of MONTH_ORDERS orders each (10,000, so 1,000,000 in all)
// beside those of a house in its first such month (10,000). Both sell as much a day, one of them for a hundred times as long: what is
// limited is how much slower figures become with the years. Then what marking the days costs those who order, and how long it takes to
// close a day of 2,000 orders. Ends by itself after some minutes. `SAME_DAYS=1` also asks a house with 10,000 orders on the days of the
// million, three a day: that tells what busier days cost, and no limit is about it.
const MONTH_ORDERS = Number(process.env.MONTH_ORDERS ?? 10_000)
const MONTHS = Number(process.env.MONTHS ?? 100)
const SHARE = 100
/** Only questions with this in them, to look at one of them. */
const ONLY = process.env.ONLY ?? ''
const LOAD = { rounds: 9, seconds: 0.2, connections: 1 }
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

await withHouses('dashboard', async (open) => {
  const house = (name: string, orders: number, months: number) =>
    open({ name, orders, more: (database) => database.addHistory(months - 1) })
  const started = performance.now()
  const isSparse = process.env.SAME_DAYS === '1'
  const [young, old, sparse] = await Promise.all([
    house('young', MONTH_ORDERS, 1),
    house('old', MONTH_ORDERS, MONTHS),
    isSparse ? house('sparse', Math.max(1, MONTH_ORDERS / SHARE), MONTHS) : undefined,
  ])
  console.log(`made in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  console.log(`\n${MONTH_ORDERS * MONTHS} orders in ${MONTHS} months; limits ${LIMIT_MS} ms and ${LIMIT} of one month`)
  console.log(await compared(young, old))
  if (sparse)
    console.log(`\nBeside ${(MONTH_ORDERS * MONTHS) / SHARE} on the same days\n${await compared(sparse, old)}`)
  if (ONLY !== '') return
  console.log(`\nThe first question after each of ${ORDERS_BEFORE_QUESTIONS} orders, ms`)
  console.log(await afterOrders(old))
  console.log(`\nOrders a second, ${PLACING.guests} at once`)
  console.log(await placing(old))
  console.log('\nClosing a day, ms')
  console.log(await closingADay({ young, old }))
})

async function compared(few: FilledHouse, old: FilledHouse): Promise<string> {
  const rows = [['', `${few.name}, p50 ms`, `${old.name}, p50 ms`, 'times', '']]
  for (const path of ASKED.filter((asked) => asked.includes(ONLY))) {
    const target = ({ origin, person }: FilledHouse) => ({ name: path, url: origin + path, headers: person.headers })
    const { a, b, ratio } = await compareHttp(target(few), target(old), LOAD)
    const isOver = b.p50 > LIMIT_MS || (few.name === 'young' && 1 / ratio > LIMIT) || b.notOk > 0
    rows.push([path.slice(5), a.p50.toFixed(1), b.p50.toFixed(1), (1 / ratio).toFixed(2), isOver ? 'over' : ''])
  }
  return table(rows)
}

/** Nothing of that day is counted then. */
async function afterOrders({ origin, person }: FilledHouse): Promise<string> {
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

async function placing({ database, origin, person }: FilledHouse): Promise<string> {
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
