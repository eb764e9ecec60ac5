import '../kit/production.ts'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ensureBuilt } from '../../../../scripts/build.ts'
import { openApp } from '../app.ts'
import { migrate } from '../kit/db/migrate.ts'
import { type Database, openDatabase } from '../kit/db/open.ts'
import { sql } from '../kit/db/sql.ts'
import { openLog } from '../kit/log.ts'
import { parseSettings } from '../kit/settings.ts'
import { openPages } from '../pages/open-pages.ts'
import { cloneDatabase } from './db/clone-database.ts'
import { TEMPLATE_WITH_MENUS } from './db/cluster.ts'
import { type JourneyInstruction, obey, type TimePasses } from './journey-instructions.ts'
import { LEAST_COST } from './least-cost.ts'
import { putSampleMessages } from './sample-messages.ts'

// The program that browser journeys talk to: the real one on a folder of its own, with doors open around the clock, so
// that a journey does not depend on when it runs.

const STAFF_PASSWORD = 'Turmeric-42'
const settings = parseSettings({
  LOG_LEVEL: 'error',
  PORT: '0',
  LIMITS_FACTOR: '1000',
  MAX_UNPAID_ORDERS: '100000',
  ...process.env,
})
const log = openLog(settings.LOG_LEVEL)
// The set-up of the journeys has looked (e2e/built-program.ts).
if (!process.env.TEST_CLUSTER) await ensureBuilt()
const database = await openOwnDatabase()
const distFolder = join(import.meta.dirname, '../../../web/dist')
let aheadMs = 0
const now = () => new Date(Date.now() + aheadMs)
const app = await openApp({
  settings,
  database,
  log,
  now,
  // Doors are opened and closed without anybody telling.
  keepsAnswers: false,
  passwordCost: LEAST_COST,
  openPages: (parts) => openPages({ ...parts, distFolder, log }),
})

const day = { open: '00:00', close: '00:00', closed: false }
const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((name) => [name, day])
await database.db.run(sql`update locations set hours = ${JSON.stringify(Object.fromEntries(week))}::jsonb`)
if (process.env.SAMPLE_MESSAGES) await putSampleMessages(database)

await hireStaff(app.port)
process.stdout.write(`listening on http://localhost:${app.port}\n`)
createInterface(process.stdin).on('line', (line) => {
  // Written by e2e/program.ts, which waits for the answer.
  const instruction = JSON.parse(line) as JourneyInstruction | TimePasses
  void follow(instruction).then(() => process.stdout.write('done\n'))
})
process.once('SIGTERM', () => {
  void app
    .stop()
    .then(() => database.close())
    .then(() => process.exit(0))
})

async function follow(instruction: JourneyInstruction | TimePasses): Promise<void> {
  if (instruction.do === 'time-passes') aheadMs += instruction.ms
  else await obey(database, instruction)
}

/** A copy in the cluster of the tests is there in a moment; a database in the folder is made as a restaurant's first one. */
async function openOwnDatabase(): Promise<Database> {
  const { TEST_CLUSTER } = process.env
  if (TEST_CLUSTER) return cloneDatabase(TEST_CLUSTER, { template: TEMPLATE_WITH_MENUS })
  const own = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    directUrl: settings.DATABASE_DIRECT_URL,
    dataDir: settings.DATA_DIR,
    log,
    namesStatements: settings.PREPARED_STATEMENTS,
  })
  await migrate({ connectionString: own.connectionString, log })
  return own
}

/** Others behind the counter of Truro, for journeys in which people meet: staff@, staff2@ ... as many as STAFF says. */
async function hireStaff(port: number): Promise<void> {
  const people = Array.from(
    { length: Number(process.env.STAFF ?? 1) },
    (_, n) => `staff${n === 0 ? '' : n + 1}@localhost.test`,
  )
  for (const email of people) {
    const known = await database.db.maybe(sql`select 1 from users where email = ${email}`)
    if (known) continue
    await fetch(`http://localhost:${port}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, name: 'Sam Staff', password: STAFF_PASSWORD }),
    })
    await database.db.run(sql`update users set role = 'staff' where email = ${email}`)
    await database.db.run(sql`
      insert into user_locations (user_id, location_id) select id, 'truro' from users where email = ${email}`)
  }
}
