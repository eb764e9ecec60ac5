import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../../../../scripts/build.ts'
import { MIGRATIONS_FOLDER } from '../../kit/db/migrate.ts'
import type { Database } from '../../kit/db/open.ts'
import { sql } from '../../kit/db/sql.ts'
import { freePort } from '../free-port.ts'
import { readLive } from '../live-reader.ts'
import { openProgram, type Program } from '../program.ts'
import { failed, failureLines, unavailable } from '../restarts/failures.ts'
import { externalServer } from '../restarts/server.ts'
import { openLoad, openQuestions, orderBreaches, SETTINGS } from './load.ts'
import { DEPLOY, HAPROXY, limitTo, need, report, say, untilSo } from './needs.ts'
import { isHeardElsewhere } from './notices.ts'
import { runBeside } from './run-beside.ts'

// `npm run faults -- rolling`: two processes behind haproxy are restarted in turns while guests order, read and listen.

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const [GUESTS, READERS, ORDERS_BETWEEN] = [6, 3, 40]
const PAUSE_MS = 20
const PAGES = ['/', '/menu/truro', '/api/getLocationMenu?locationId=truro', '/api/getActiveLocations', '/api/ping']
const breaches: string[] = []

await need([HAPROXY])
limitTo(15)
await ensureBuilt(say)
const folder = await mkdtemp(path.join(tmpdir(), 'sizzle-rolling-'))
await chmod(folder, 0o711)
const server = await externalServer(path.join(folder, 'postgresql'))
const [sitePort, watchPort] = [await freePort(), await freePort()]
const site = `http://127.0.0.1:${sitePort}`
const environment = {
  ...SETTINGS,
  DATA_DIR: path.join(folder, 'data'),
  DATABASE_URL: server.databaseUrl ?? '',
  PUBLIC_URL: site,
  TRUST_PROXY: '127.0.0.1',
}
const heard = {
  unaskedExit: (how: string) => void breaches.push(`a process ended unasked: ${how}`),
  strayRejection: (line: string) => void breaches.push(line),
}
const programs = [await openProgram(environment, heard), await openProgram(environment, heard)]
const [SIZZLE_ONE = '', SIZZLE_TWO = ''] = programs.map(({ url }) => new URL(url).host)
const haproxy = runBeside(HAPROXY, ['-db', '-f', path.join(DEPLOY, 'haproxy.cfg')], {
  env: { SIZZLE_BIND: `127.0.0.1:${sitePort}`, SIZZLE_WATCH: `127.0.0.1:${watchPort}`, SIZZLE_ONE, SIZZLE_TWO },
})
try {
  // Both at once on an empty database: one of them makes the tables, the other one waits for it.
  await Promise.all(programs.map((program) => program.start()))
  await untilSo('haproxy sees both', async () => (await countUp()) === 2)
  const database = await openQuestions(server.databaseUrl ?? '')
  const migrations = await proveMigrations(database)
  const crossed = await proveNotices(database)
  await roll(database, Number(values.rounds), { ...migrations, 'changes heard from the other process': crossed })
  await database.close()
} finally {
  await Promise.all(programs.map((program) => program.stop()))
  await haproxy.stop()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

/** How many processes haproxy sends calls to. */
async function countUp(): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${watchPort}/;csv`).catch(() => undefined)
  const lines = ((await answer?.text()) ?? '').split('\n').map((line) => line.split(','))
  return lines.filter(([backend, name, ...rest]) => backend === 'calls' && name !== 'BACKEND' && rest.includes('UP'))
    .length
}

async function proveMigrations({ db }: Database) {
  const files = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith('.sql'))
  const { n } = await db.one<{ n: number }>(sql`select count(*)::int as n from schema_migrations`)
  if (n !== files.length) breaches.push(`${n} of ${files.length} migrations were applied`)
  return { 'migrations, begun by both at once': n }
}

/** Both ways. */
async function proveNotices(database: Database): Promise<number> {
  let count = 0
  for (const [n, { url }] of programs.entries())
    if (await isHeardElsewhere(database, url, programs[1 - n]?.url ?? '')) count += 1
    else breaches.push(`a change at process ${n + 1} was not heard at the other one`)
  return count
}

async function roll(database: Database, rounds: number, before: Record<string, number>) {
  const load = await openLoad([site], database, GUESTS)
  const readers = openReaders()
  let restarts = 0
  for (let round = 1; round <= rounds; round++)
    for (const program of programs) {
      await load.more(ORDERS_BETWEEN)
      await renew(program)
      restarts += 1
    }
  await load.more(ORDERS_BETWEEN)
  await Promise.all([load.sendHome(), readers.sendHome()])
  const { orders, lost, doubled } = await orderBreaches(database, load.acknowledged)
  const failures = load.troubles.noAnswer + unavailable(load.troubles) + failed(load.troubles)
  if (failures > 0) breaches.push(`${failures} calls of guests failed: ${failureLines(load.troubles).join(', ')}`)
  if (lost + doubled > 0) breaches.push(`${lost} orders are lost, ${doubled} doubled`)
  breaches.push(...load.refused, ...readers.failures)
  process.exitCode = report(
    {
      ...before,
      'restarts of a process under load': restarts,
      'orders confirmed': load.acknowledged.length,
      'orders in the database': orders,
      'pages and answers read': readers.read(),
      'streams that went on at the other process': readers.moved(),
      'requests that failed': failures + readers.failures.length,
    },
    breaches,
  )
}

/** As an update does it: asked to end, started anew, and back in haproxy's list before the next one's turn. */
async function renew(program: Program) {
  await program.stop()
  await program.start()
  await untilSo('haproxy sees both', async () => (await countUp()) === 2)
}

/** Visitors who read one page after the other, and one who listens; each try counts. */
function openReaders() {
  const failures: string[] = []
  let [read, streams, isOpen] = [0, 0, true]
  const readOn = async (first: number) => {
    for (let n = first; isOpen; n++) {
      const path = PAGES[n % PAGES.length] ?? '/'
      const answer = await fetch(site + path).catch((error: unknown) => String(error))
      if (typeof answer === 'string') failures.push(`${path}: ${answer}`)
      else if (answer.ok) read += (await answer.text()).length > 0 ? 1 : 0
      else failures.push(`${path} was answered with ${answer.status}`)
      await sleep(PAUSE_MS)
    }
  }
  const listenOn = async () => {
    while (isOpen) {
      const stream = await readLive(site).catch((error: unknown) => String(error))
      if (typeof stream === 'string') {
        failures.push(`a stream: ${stream}`)
        await sleep(PAUSE_MS)
        continue
      }
      streams += 1
      closeStream = () => stream.close()
      await stream.ended
    }
  }
  let closeStream = () => {}
  const working = [...Array.from({ length: READERS }, (_, n) => readOn(n)), listenOn()]
  return {
    failures,
    read: () => read,
    moved: () => streams - 1,
    async sendHome() {
      isOpen = false
      closeStream()
      await Promise.all(working)
    },
  }
}
