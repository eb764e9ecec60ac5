import pg from 'pg'
import { addUpHouse } from '../dashboard/add-up-house.ts'
import { addUpMonths } from '../dashboard/add-up-months.ts'
import { withLighterTables } from '../demo/lighter-tables.ts'
import type { Database } from '../kit/db/open.ts'
import { openLog } from '../kit/log.ts'

/** What is another thing in the copy of a row; everything else stays. */
export type Changes = Readonly<Record<string, string>>

/** A connection of its own: the pool's end a statement after ten seconds. */
export async function inBulk<T>({ connectionString }: Database, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query("set maintenance_work_mem = '1GB'; set work_mem = '256MB'")
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Copies rows of these tables in one transaction in which orders mark no days one by one; answers how many orders there are more. */
export async function copyTables(
  client: pg.Client,
  tables: Readonly<Record<string, Changes>>,
  copy: (table: string, columns: string, copied: string) => Promise<number>,
): Promise<number> {
  const names = Object.keys(tables)
  await client.query('begin')
  await client.query("set local session_replication_role = 'replica'")
  let added = 0
  await withLighterTables(client, names, async () => {
    for (const [table, changes] of Object.entries(tables)) {
      const columns = await columnsOf(client, table)
      const copied = columns.map((name) => changes[name] ?? `o.${name}`)
      const rows = await copy(table, columns.join(', '), copied.join(', '))
      if (table === 'orders') added = rows
    }
  })
  await client.query('commit')
  await client.query(`vacuum analyze ${names.join(', ')}`)
  return added
}

async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  return rows.map(({ name }) => name)
}

/** As the jobs do each minute and each hour. */
export async function addUp(database: Database): Promise<void> {
  const context = { database, log: openLog('silent'), now: () => new Date(), attempt: 1 }
  await addUpMonths({}, context)
  await addUpHouse({}, context)
}
