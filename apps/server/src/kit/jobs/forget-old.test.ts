import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetOldEvents } from '../../checkouts/events.sql.ts'
import { forgetMailEvents } from '../../emails/mail-events.sql.ts'
import { forgetOldMessages } from '../../messages/forget-messages.sql.ts'
import { freshDatabase } from '../../testing/db/fresh-database.ts'
import { forgetOldAttempts } from '../attempts/attempts.sql.ts'
import { forgetOldEntries } from '../audit.sql.ts'
import type { Database } from '../db/open.ts'
import { type Db, type Statement, sql } from '../db/sql.ts'
import { forgetOldAnswers } from '../idempotency.sql.ts'
import { forgetOldChanges } from '../live/live.sql.ts'

// What leaves by its age, in tables that are big enough for a plan that reads them whole to be the dear one.
const OLD = 3_000
const YOUNG = 3_000
const STEP = 500

type Ageing = {
  /** One row for each n; those up to OLD are too old. */
  readonly fill: Statement
  readonly forget: (db: Db, now: Date) => Promise<unknown>
}
const AGEING: Record<string, Ageing> = {
  idempotency: {
    fill: sql`
      insert into idempotency (caller, key, route, body_hash, at)
      select 'guest ' || n % 97, 'wish ' || n, '/createCustomerOrderCash', md5(n::text), now() - case when n <= ${OLD}::int then interval '25 hours' else interval '1 hour' end
      from generate_series(1, ${OLD + YOUNG}::int) n`,
    forget: forgetOldAnswers,
  },
  changes: {
    fill: sql`
      insert into changes (topic, entity_id, version, at)
      select 'order.changed', n::text, 1, now() - case when n <= ${OLD}::int then interval '25 hours' else interval '1 hour' end
      from generate_series(1, ${OLD + YOUNG}::int) n`,
    forget: forgetOldChanges,
  },
  attempts: {
    fill: sql`
      insert into attempts (subject, count, next_at)
      select 'address ' || n, 1, now() - case when n <= ${OLD}::int then interval '2 hours' else interval '1 minute' end
      from generate_series(1, ${OLD + YOUNG}::int) n`,
    forget: forgetOldAttempts,
  },
  audit: {
    fill: sql`
      insert into audit (actor_name, action, subject, request_id, at)
      select 'Asha Verma', 'updateOrderStatus', 'order:' || n, n::text, now() - case when n <= ${OLD}::int then interval '8 years' else interval '6 years' end
      from generate_series(1, ${OLD + YOUNG}::int) n`,
    forget: forgetOldEntries,
  },
  messages: {
    fill: sql`
      insert into messages (id, kind, template, recipient, text, state, sent_at, about_kind, about_id, created_at)
      select gen_random_uuid(), 'email', 'order_confirmation', 'guest@example.test', 'Thank you', 'sent', now(), 'order', gen_random_uuid()::text,
        now() - case when n <= ${OLD}::int then interval '3 years' else interval '1 year' end
      from generate_series(1, ${OLD + YOUNG}::int) n`,
    forget: forgetOldMessages,
  },
  provider_events: {
    fill: sql`
      insert into provider_events (provider, id, type, outcome, happened_at, received_at)
      select 'stripe', 'evt_' || n, 'checkout.session.completed', 'settled', now(), now() - case when n <= ${OLD}::int then interval '91 days' else interval '1 day' end
      from generate_series(1, ${OLD + YOUNG}::int) n`,
    forget: forgetOldEvents,
  },
  mail_events: {
    fill: sql`
      insert into mail_events (id, at)
      select 'event ' || n, now() - case when n <= ${OLD}::int then interval '3 days' else interval '1 day' end
      from generate_series(1, ${OLD + YOUNG}::int) n`,
    forget: forgetMailEvents,
  },
}

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

const rowsOf = async (table: string) =>
  (await database.db.one<{ n: number }>({ text: `select count(*)::int as n from ${table}`, values: [] })).n

describe.each(Object.entries(AGEING))('%s', (table, { fill, forget }) => {
  const asked: { statement: Statement; rows: number }[] = []
  let before = 0

  beforeEach(async () => {
    before = await rowsOf(table)
    await database.db.run(fill)
    await database.db.run({ text: `analyze ${table}`, values: [] })
  })

  it('leaves in short steps by its index, and waits for nobody who holds a row', async () => {
    const heard: Db = {
      ...database.db,
      async run(statement) {
        const rows = await database.db.run(statement)
        asked.push({ statement, rows })
        return rows
      },
    }
    const held = await database.pool.connect()
    try {
      await held.query('begin')
      const oldest = `select ctid from ${table} order by ${timeOf(table)} limit 1`
      await held.query(`select from ${table} where ctid = (${oldest}) for update`)
      await forget(heard, new Date())
      expect(await rowsOf(table)).toBe(before + YOUNG + 1)
    } finally {
      await held.query('rollback')
      held.release()
    }
    expect(Math.max(...asked.map(({ rows }) => rows))).toBe(STEP)
    const plan = await planOf(asked[0]?.statement)
    expect(plan).not.toContain(`Seq Scan on ${table}`)
    expect(plan).toContain('Tid Scan')
    // Nobody holds it any more.
    await forget(database.db, new Date())
    expect(await rowsOf(table)).toBe(before + YOUNG)
  })
})

it('an entry of the trail that is younger than seven years cannot leave at all, nor be changed at any age (people 62)', async () => {
  await database.db.run(sql`
    insert into audit (actor_name, action, subject, request_id, at)
    values ('Asha Verma', 'cancelOrder', 'order:1', '1', now() - interval '6 years 364 days'),
           ('Asha Verma', 'cancelOrder', 'order:2', '2', now() - interval '8 years')`)
  const refused = (statement: Statement) => expect(database.db.run(statement)).rejects.toThrow('append-only')
  await refused(sql`delete from audit where subject = 'order:1'`)
  await refused(sql`update audit set actor_name = 'nobody' where subject = 'order:2'`)
  await forgetOldEntries(database.db)
  expect(await database.db.many(sql`select subject from audit where action = 'cancelOrder'`)).toEqual([
    { subject: 'order:1' },
  ])
})

it('letters about orders and tables leave after two years; those that wait, and those about a person, stay (messages 57)', async () => {
  await database.db.run(sql`
    insert into messages (id, kind, template, recipient, text, state, sent_at, about_kind, about_id, created_at)
    select gen_random_uuid(), 'email', name, 'guest@example.test', 'Hello', state, case state when 'sent' then now() end, kind,
      gen_random_uuid()::text, now() - age::interval
    from (values ('old order', 'sent', 'order', '2 years 2 days'), ('old table', 'skipped', 'reservation', '3 years'),
      ('waits', 'queued', 'order', '3 years'), ('welcome', 'sent', 'user', '9 years'), ('young', 'sent', 'order', '1 year'))
      as m (name, state, kind, age)`)
  await forgetOldMessages(database.db, new Date())
  const left = await database.db.many<{ template: string }>(
    sql`select template from messages where recipient = 'guest@example.test' and text = 'Hello' order by template`,
  )
  expect(left.map(({ template }) => template)).toEqual(['waits', 'welcome', 'young'])
})

const TIMES: Record<string, string> = { attempts: 'next_at', messages: 'created_at', provider_events: 'received_at' }
function timeOf(table: string): string {
  return TIMES[table] ?? 'at'
}

async function planOf(statement: Statement | undefined): Promise<string> {
  if (!statement) throw new Error('nothing was asked')
  const rows = await database.pool.query<{ 'QUERY PLAN': string }>(`explain ${statement.text}`, [...statement.values])
  return rows.rows.map((row) => row['QUERY PLAN']).join('\n')
}
