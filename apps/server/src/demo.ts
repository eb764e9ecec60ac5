import './kit/production.ts'
import { existsSync } from 'node:fs'
import { putInBuiltInData } from './built-in/put-in.ts'
import { openDoors } from './demo/open-doors.ts'
import { putInDemo } from './demo/put-in-demo.ts'
import { migrate } from './kit/db/migrate.ts'
import { openDatabase } from './kit/db/open.ts'
import { StartError } from './kit/db/start-error.ts'
import { openLog } from './kit/log.ts'
import { parseSettings } from './kit/settings.ts'

// npm run demo: a month of made-up orders in a database that has none, then the product as npm start starts it.
const DEFAULT_ORDERS = 3_000
const MOST_ORDERS = 1_000_000

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  await prepare(howMany(process.env.DEMO_ORDERS))
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
await import('./main.ts')

function howMany(asked: string | undefined): number {
  if (!asked) return DEFAULT_ORDERS
  const orders = /^\d{1,7}$/.test(asked) ? Number(asked) : 0
  if (orders >= 1 && orders <= MOST_ORDERS) return orders
  throw new StartError(`The setting DEMO_ORDERS must be a number from 1 to ${MOST_ORDERS}.`)
}

async function prepare(orders: number): Promise<void> {
  const settings = parseSettings(process.env)
  const log = openLog(settings.LOG_LEVEL)
  const database = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir: settings.DATA_DIR, log })
  try {
    await migrate({ connectionString: database.connectionString, log })
    await putInBuiltInData(database, new Date())
    const opened = await openDoors(database, new Date())
    const made = await putInDemo(database, orders, new Date())
    console.log(
      made
        ? `Made up ${made.orders} orders of ${made.guests} guests in ${made.seconds.toFixed(1)} s.`
        : 'There are orders already, so none were made up.',
    )
    if (opened.length > 0) console.log(`Opened for today, so that one can order now: ${opened.join(', ')}.`)
  } finally {
    await database.close()
  }
}
