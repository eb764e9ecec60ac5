import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase } from '../../testing/db/fresh-database.ts'
import type { Database } from './open.ts'
import type { Tx } from './sql.ts'

// What grows with every order and booking. Each of these can become the first part of a table in parts as it is, without being
// written anew: every key of it holds the column that it is cut by.
const BY_LOCATION = [
  'orders',
  'order_numbers',
  'order_lines',
  'order_charges',
  'order_taxes',
  'order_events',
  'order_edits',
  'till_orders',
  'tickets',
  'ticket_lines',
  'dish_ticks',
  'print_jobs',
  'payments',
  'refunds',
  'payment_sessions',
  'ledger',
  'reservations',
  'reservation_events',
  'reservation_holds',
  'slot_guests',
  'slot_load',
  'sales_days',
  'sales_months',
  'location_sums',
  'customer_visits',
  'cash_moves',
  'cash_counts',
  'z_reports',
]
/** Numbers that rise with time: a month is a range of them. */
const BY_NUMBER = ['changes', 'audit']
const WITH_NUMBER = [...BY_NUMBER, 'ledger']
/** No location says which they are: parts of equal size, by what makes a row one. */
const BY_KEY = { idempotency: 'caller', messages: 'dedupe_key', provider_events: 'id' }

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

it.each(BY_LOCATION)('%s becomes a part by location as it is', (table) =>
  becomesAPart(table, 'list (location_id)', 'default'),
)
it.each(BY_NUMBER)('%s becomes a part by its number as it is', (table) =>
  becomesAPart(table, 'range (id)', 'for values from (minvalue) to (1000000)'),
)
it.each(Object.entries(BY_KEY))('%s becomes a part by its %s as it is', (table, column) =>
  becomesAPart(table, `hash (${column})`, 'for values with (modulus 1, remainder 0)'),
)

async function becomesAPart(table: string, by: string, values: string): Promise<void> {
  await undone(async (tx) => {
    const run = (text: string) => tx.run({ text, values: [] })
    const file = async (name: string) =>
      (await tx.one<{ file: number }>({ text: `select pg_relation_filenode('${name}')::int as file`, values: [] })).file
    const before = await file(table)
    await run(`create table in_parts (like ${table} including all excluding identity) partition by ${by}`)
    if (WITH_NUMBER.includes(table)) await run(`alter table ${table} alter id drop identity`)
    await run(`alter table in_parts attach partition ${table} ${values}`)
    expect(await file(table)).toBe(before)
  })
}

/** Tables of other tests' statements stay as they are. */
async function undone(work: (tx: Tx) => Promise<void>): Promise<void> {
  const done = new Error('undone')
  const ended = await database
    .transaction(async (tx) => {
      await work(tx)
      throw done
    })
    .catch((error: unknown) => error)
  if (ended !== done) throw ended
}
