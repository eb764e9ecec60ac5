import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { orderPlacer, signIn } from './board/people.ts'
import { openSharedDatabase } from './board/shared-database.ts'
import { compareHttp, table } from './compare.ts'
import { median } from './load.ts'
import { type StartedProgram, serverCommand, timeToFirstAnswer } from './start.ts'

// `npm run bench -- locations`: two programs, each with a database of its own, one with the two built-in locations and one
// with LOCATIONS (5,000 unless it is set). Asks both the same in turn. Takes about two minutes and ends by itself.
const SERVER = serverCommand(join(import.meta.dirname, '../apps/server/src/main.ts'))
const OWNER = { email: 'owner@localhost.test', password: 'Saffron-Owner-1' }
const LOCATIONS = Number(process.env.LOCATIONS ?? 5_000)
/** What a busy kitchen has before it. */
const WAITING = 40
const SIGN_INS = 15
const LIMIT = 1.2
const LOAD = { rounds: 3, seconds: 1, connections: 4 }

const ASKED: readonly (readonly [name: string, path: string])[] = [
  ['menu page', '/menu/truro'],
  ['home page', '/'],
  ['menu, as JSON', '/api/getLocationMenu?locationId=truro'],
  ['specials of today', '/api/getTodaysSpecials'],
  ['locations of a page', '/api/getActiveLocations?limit=12'],
  ['locations in the back office', '/api/getAllLocations'],
  ['locations where one works', '/api/getOwnLocations?limit=12'],
  ['board', '/api/getLocationOrders?locationId=truro'],
]

type Side = { readonly site: StartedProgram; readonly headers: Readonly<Record<string, string>> }

const folder = mkdtempSync(join(tmpdir(), 'bench-locations-'))
chmodSync(folder, 0o711) // the embedded databases may run under another account
const open: { stop(): Promise<void> }[] = []
try {
  const few = await side('few', 0)
  const many = await side('many', LOCATIONS - 2)
  console.log(`\n${LOCATIONS} locations beside two, ${LOAD.connections} connections; limit ${LIMIT}`)
  console.log(await compared(few, many))
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

async function compared(few: Side, many: Side): Promise<string> {
  const rows = [['', 'two, p50 ms', 'many, p50 ms', 'ratio', '']]
  const add = (name: string, two: number, all: number, ratio: number) =>
    rows.push([name, two.toFixed(2), all.toFixed(2), ratio.toFixed(2), ratio > LIMIT ? 'over' : ''])
  for (const [name, path] of ASKED) {
    const target = ({ site, headers }: Side) => ({ name, url: site.origin + path, headers })
    const { a, b, ratio } = await compareHttp(target(few), target(many), LOAD)
    if (a.notOk + b.notOk > 0) rows.push([name, '', '', '', 'refused'])
    else add(name, a.p50, b.p50, 1 / ratio)
  }
  const times = { few: [] as number[], many: [] as number[] }
  for (let n = 0; n < SIGN_INS; n += 1) {
    times.few.push(await signInTime(few))
    times.many.push(await signInTime(many))
  }
  const [two, all] = [median(times.few), median(times.many)]
  add('sign-in', two, all, all / two)
  return table(rows)
}

async function signInTime({ site }: Side): Promise<number> {
  const began = performance.now()
  await signIn(site.origin, OWNER.email, OWNER.password)
  return performance.now() - began
}
