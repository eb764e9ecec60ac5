import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { orderPlacer, signIn } from './board/people.ts'
import { openSharedDatabase } from './board/shared-database.ts'
import { compareHttp, table } from './compare.ts'
import { median } from './load.ts'
import { type StartedProgram, serverCommand, timeToFirstAnswer } from './start.ts'

// `npm run bench -- locations`: three programs, each with a database of its own: with the two built-in locations, with as many
// as one page shows, and with LOCATIONS (5,000 unless it is set). Beside two, many also answer with more rows; beside a full
// page only the number of rows in the database differs. Takes about seven minutes and ends by itself.
const SERVER = serverCommand(join(import.meta.dirname, '../apps/server/src/main.ts'))
const OWNER = { email: 'owner@localhost.test', password: 'Saffron-Owner-1' }
const BUILT_IN = 2
const ON_A_PAGE = 12
const LOCATIONS = Number(process.env.LOCATIONS ?? 5_000)
/** What a busy kitchen has before it. */
const WAITING = 40
const SIGN_INS = 15
const LIMIT = 1.2
/** As browsers ask; only pages are compressed. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' }
const LOAD = { rounds: 5, seconds: 1, connections: 4 }

const ASKED: readonly (readonly [name: string, path: string])[] = [
  ['menu page', '/menu/truro'],
  ['home page', '/'],
  ['menu, as JSON', '/api/getLocationMenu?locationId=truro'],
  ['specials of today', '/api/getTodaysSpecials'],
  ['locations of a page', '/api/getActiveLocations?limit=12'],
  ['two of the locations', '/api/getActiveLocations?limit=2'],
  ['locations in the back office', '/api/getAllLocations'],
  ['locations where one works', '/api/getOwnLocations?limit=12'],
  ['board', '/api/getLocationOrders?locationId=truro'],
]

type Side = { readonly site: StartedProgram; readonly headers: Readonly<Record<string, string>> }

const folder = mkdtempSync(join(tmpdir(), 'bench-locations-'))
chmodSync(folder, 0o711) // the embedded databases may run under another account
const open: { stop(): Promise<void> }[] = []
try {
  const two = await side('two', 0)
  const page = await side('page', ON_A_PAGE - BUILT_IN)
  const many = await side('many', LOCATIONS - BUILT_IN)
  console.log(
    `\n${LOCATIONS} locations, ${LOAD.connections} connections; limit ${LIMIT} beside as many as the answer has`,
  )
  console.log(await compared({ two, page, many }))
} finally {
  for (const one of open.toReversed()) await one.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function side(name: string, more: number): Promise<Side> {
  const environment = { DATA_DIR: join(folder, name), LOG_LEVEL: 'error', LIMITS_FACTOR: '100000', PORT: '0' }
  const database = await openSharedDatabase(environment)
  open.push(database)
  const start = () =>
    timeToFirstAnswer(SERVER, '/menu/truro', {
      env: { ...environment, DATABASE_URL: database.url, ADMIN_PASSWORD: OWNER.password, MAX_UNPAID_ORDERS: '100000' },
    })
  // The first start makes the tables and the built-in locations.
  await (await start()).stop()
  await database.addLocations(more)
  const site = await start()
  open.push(site)
  const { headers } = await signIn(site.origin, OWNER.email, OWNER.password)
  const place = await orderPlacer(site.origin, { headers })
  for (let n = 0; n < WAITING; n += 1) await place()
  return { site, headers }
}

async function compared({ two, page, many }: Record<'two' | 'page' | 'many', Side>): Promise<string> {
  const rows = [['', 'p50 ms of 2', `of ${ON_A_PAGE}`, `of ${LOCATIONS}`, 'ratio to 2', `to ${ON_A_PAGE}`, '']]
  const add = (name: string, times: readonly number[], ratios: readonly [number, number]) =>
    rows.push([name, ...[...times, ...ratios].map((one) => one.toFixed(2)), ratios[1] > LIMIT ? 'over' : ''])
  for (const [name, path] of ASKED) {
    const target = ({ site, headers }: Side) => ({ name, url: site.origin + path, headers: { ...headers, ...BROWSER } })
    const toTwo = await compareHttp(target(two), target(many), LOAD)
    const toPage = await compareHttp(target(page), target(many), LOAD)
    if (toTwo.a.notOk + toTwo.b.notOk + toPage.a.notOk + toPage.b.notOk > 0)
      rows.push([name, '', '', '', '', '', 'refused'])
    else add(name, [toTwo.a.p50, toPage.a.p50, toPage.b.p50], [1 / toTwo.ratio, 1 / toPage.ratio])
  }
  const [ofTwo, ofPage, ofMany] = await signInTimes([two, page, many])
  add('sign-in', [ofTwo, ofPage, ofMany], [ofMany / ofTwo, ofMany / ofPage])
  return table(rows)
}

/** The middle of each side's, in turn. */
async function signInTimes(sides: readonly [Side, Side, Side]): Promise<[number, number, number]> {
  const times = sides.map((): number[] => [])
  for (let n = 0; n < SIGN_INS; n += 1)
    for (const [index, side] of sides.entries()) times[index]?.push(await signInTime(side))
  const [first = [], second = [], third = []] = times
  return [median(first), median(second), median(third)]
}

async function signInTime({ site }: Side): Promise<number> {
  const began = performance.now()
  await signIn(site.origin, OWNER.email, OWNER.password)
  return performance.now() - began
}
