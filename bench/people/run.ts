import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signIn } from '../board/people.ts'
import { openSharedDatabase } from '../board/shared-database.ts'
import { table } from '../compare.ts'
import { drive, median } from '../load.ts'
import { serverCommand, timeToFirstAnswer } from '../start.ts'
import { sectionTimes } from './section.ts'

// `npm run bench -- people`: PEOPLE (100,000 unless it is set) in the back office's list: each kind of question, and how soon
// the section stands in a browser. Takes about two minutes and ends by itself.
const SERVER = serverCommand(join(import.meta.dirname, '../../apps/server/src/main.ts'))
const OWNER = { email: 'owner@localhost.test', password: 'Saffron-Owner-1' }
const PEOPLE = Number(process.env.PEOPLE ?? 100_000)
const LOAD = { seconds: 4, connections: 2 }
const LIMIT_MS = 50
const PAINT_LIMIT_MS = 300

const ASKED: readonly (readonly [name: string, path: string])[] = [
  ['the list', '/api/getUsers'],
  ['by name', '/api/getUsers?sort=name'],
  ['most spent', '/api/getUsers?sort=spent'],
  ['most points', '/api/getUsers?sort=points'],
  ['staff', '/api/getUsers?role=staff'],
  ['staff by name', '/api/getUsers?role=staff&sort=name'],
  ['inactive', '/api/getUsers?status=inactive'],
  ['a surname', '/api/getUsers?search=oduya'],
  ['a surname, most spent', '/api/getUsers?search=oduya&sort=spent'],
  ['an email', '/api/getUsers?search=4c9184f37cff01bcdc32dc486ec36961'],
  ['a phone', '/api/getUsers?search=(902)%20792-'],
  ['two letters', '/api/getUsers?search=zo'],
  ['one letter', '/api/getUsers?search=a'],
  ['nobody', '/api/getUsers?search=nobody%20at%20all'],
  ['two letters of nobody', '/api/getUsers?search=%23%23'],
  ['figures', '/api/getUserAnalytics'],
]

const folder = mkdtempSync(join(tmpdir(), 'bench-people-'))
chmodSync(folder, 0o711) // the embedded database may run under another account
const open: { stop(): Promise<void> }[] = []
try {
  const environment = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error', LIMITS_FACTOR: '100000', PORT: '0' }
  const database = await openSharedDatabase(environment)
  open.push(database)
  const start = () =>
    timeToFirstAnswer(SERVER, '/menu/truro', {
      env: { ...environment, DATABASE_URL: database.url, ADMIN_PASSWORD: OWNER.password },
    })
  // The first start makes the tables.
  await (await start()).stop()
  await database.addPeople(PEOPLE)
  const site = await start()
  open.push(site)
  const { headers } = await signIn(site.origin, OWNER.email, OWNER.password)
  const rows = [['', 'a second', 'p50 ms', 'p99 ms', '']]
  for (const [name, path] of [...ASKED, ['the page behind 20 others', await deepPage(site.origin, headers)] as const]) {
    const { perSecond, p50, p99, notOk } = await drive({ ...LOAD, url: site.origin + path, headers })
    const remark = notOk > 0 ? `${notOk} refused` : p99 > LIMIT_MS ? 'over' : ''
    rows.push([name, perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), remark])
  }
  console.log(`\n${PEOPLE} people, ${LOAD.connections} connections; limit ${LIMIT_MS} ms at p99`)
  console.log(table(rows))
  const { opened, searched } = await sectionTimes(site.origin, OWNER)
  console.log(`\nfirst paint of the section ${median(opened).toFixed(0)} ms (limit ${PAINT_LIMIT_MS}): ${ms(opened)}`)
  console.log(
    `from the end of the typing pause to the list of a search ${median(searched).toFixed(0)} ms: ${ms(searched)}`,
  )
} finally {
  for (const one of open.toReversed()) await one.stop()
  rmSync(folder, { recursive: true, force: true })
}

function ms(times: readonly number[]): string {
  return times.map((one) => one.toFixed(0)).join(', ')
}

async function deepPage(origin: string, headers: Readonly<Record<string, string>>): Promise<string> {
  let path = '/api/getUsers'
  for (let page = 0; page < 20; page += 1) {
    const { next } = (await (await fetch(origin + path, { headers })).json()) as { next: string }
    path = `/api/getUsers?after=${next}`
  }
  return path
}
