import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkById } from './checkouts/links.sql.ts'
import { lockSession, sessionById } from './checkouts/sessions.sql.ts'
import type { Database } from './kit/db/open.ts'
import type { Statement, Tx } from './kit/db/sql.ts'
import { EVERYWHERE, type Lookup } from './kit/lookup.ts'
import { lockOrder, orderById } from './orders/orders.sql.ts'
import { openAlertById } from './payments/alerts.sql.ts'
import { paymentById, refundById, startTry } from './payments/payments.sql.ts'
import { noteReminded, reservationByAnyId } from './reservations/reservations.sql.ts'
import { lockByIds } from './reservations/reservations-list.sql.ts'
import { alertById } from './reservations/source-alerts.sql.ts'
import { freshDatabase } from './testing/db/fresh-database.ts'

// What a database does that keeps each location's rows apart: which parts a statement asks.
const TABLES = [
  'orders',
  'payments',
  'refunds',
  'payment_sessions',
  'payment_alerts',
  'reservations',
  'reservation_alerts',
]
const ID = '0199a000-0000-7000-8000-000000000001'
const now = new Date()
let database: Database

beforeAll(async () => {
  database = await freshDatabase()
  for (const table of TABLES) {
    const texts = [
      `alter table ${table} rename to ${table}_whole`,
      `create table ${table} (like ${table}_whole) partition by list (location_id)`,
      `create table ${table}_here partition of ${table} for values in ('truro')`,
      `create table ${table}_elsewhere partition of ${table} default`,
    ]
    for (const text of texts) await database.db.run({ text, values: [] })
  }
})
afterAll(() => database.close())

const LOOKUPS: Record<string, (tx: Tx, lookup: Lookup) => Promise<unknown>> = {
  lockOrder,
  orderById,
  paymentById,
  refundById,
  startTry: (tx, lookup) => startTry(tx, lookup, now),
  openAlertById,
  sessionById,
  lockSession,
  linkById,
  reservationByAnyId,
  'reservationByAnyId of a number for people': (tx, { at }) => reservationByAnyId(tx, { id: 'RES-TRU-1120-ABCD', at }),
  noteReminded: (tx, lookup) => noteReminded(tx, lookup, now),
  lockByIds: (tx, { id, at }) => lockByIds(tx, [id], at),
  alertById,
}

describe.each(Object.entries(LOOKUPS))('%s', (_, find) => {
  it('asks one location when it is known, and all when it is not', async () => {
    const known = await planOf((tx) => find(tx, { id: ID, at: ['truro'] }))
    expect(known).toContain('_here')
    expect(known).not.toContain('_elsewhere')
    const unknown = await planOf((tx) => find(tx, { id: ID, at: EVERYWHERE }))
    expect(unknown).toContain('_here')
    expect(unknown).toContain('_elsewhere')
  })
})

/** The plan of the very statement that a named function sends. */
async function planOf(ask: (tx: Tx) => Promise<unknown>): Promise<string> {
  const plans: string[] = []
  await database.transaction(async (tx) => {
    async function explain({ text, values }: Statement) {
      const rows = await tx.many<{ 'QUERY PLAN': string }>({ text: `explain ${text}`, values })
      plans.push(...rows.map((row) => row['QUERY PLAN']))
    }
    const spy: Tx = {
      inTransaction: true,
      isAgain: false,
      apart: tx.apart,
      many: (statement) => explain(statement).then(() => []),
      maybe: (statement) => explain(statement).then(() => undefined),
      one: () => Promise.reject(new Error('a lookup may find nothing')),
      run: () => Promise.reject(new Error('a lookup finds something')),
      send: () => undefined,
      tell: () => undefined,
    }
    await ask(spy)
  })
  return plans.join('\n')
}
