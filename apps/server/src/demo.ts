import './kit/production.ts'
import { putInBuiltInData } from './built-in/put-in.ts'
import { openDoors } from './demo/open-doors.ts'
import { putInDemo } from './demo/put-in-demo.ts'
import { furnish } from './demo/rooms/furnish.ts'
import type { House } from './house.ts'
import type { Database } from './kit/db/open.ts'
import { StartError } from './kit/db/start-error.ts'
import { runProgram } from './kit/run-program.ts'
import { serve } from './serve.ts'

// npm run demo: a month of made-up orders and two weeks in the back office, in a database that has none; for the rest what npm start does.
const DEFAULT_ORDERS = 3_000
const MOST_ORDERS = 1_000_000

let isNew = false
await runProgram((ending) => serve(ending, { fill, furnish: furnishOnce }))

async function furnishOnce(house: House): Promise<void> {
  if (!isNew) return
  const started = performance.now()
  await furnish(house)
  console.log(`Filled the rooms of the back office in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}

async function fill(database: Database): Promise<void> {
  const orders = howMany(process.env.DEMO_ORDERS)
  await putInBuiltInData(database, new Date())
  const opened = await openDoors(database, new Date())
  const made = await putInDemo(database, orders, new Date())
  isNew = made !== undefined
  console.log(
    made
      ? `Made up ${made.orders} orders of ${made.guests} guests in ${made.seconds.toFixed(1)} s.`
      : 'There are orders already, so none were made up.',
  )
  if (opened.length > 0) console.log(`Opened for today, so that one can order now: ${opened.join(', ')}.`)
}

function howMany(asked: string | undefined): number {
  if (!asked) return DEFAULT_ORDERS
  const orders = /^\d{1,7}$/.test(asked) ? Number(asked) : 0
  if (orders >= 1 && orders <= MOST_ORDERS) return orders
  throw new StartError(`The setting DEMO_ORDERS must be a number from 1 to ${MOST_ORDERS}.`)
}
