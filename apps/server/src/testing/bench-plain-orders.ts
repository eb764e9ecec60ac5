import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Database } from '../kit/db/open.ts'

// The rows that an order leaves, written again as plain SQL by the driver, a statement at a time: what the same database and the same
// machine allow. Which rows these are is read from the database after the program has placed one order, whatever tables it has.

export type PlainLoad = {
  readonly kind: 'same' | 'lean'
  readonly locations: readonly string[]
  readonly clients: number
  readonly seconds: number
}
export type PlainResult = { readonly seconds: number; readonly latencies: readonly number[]; readonly cpuMs: number }
/** A row of what was inserted, or of a counter that was moved on. */
type Sampled = {
  readonly table: string
  readonly isCounter: boolean
  readonly keys: readonly string[]
  readonly row: Readonly<Record<string, string | null>>
  readonly types: Readonly<Record<string, string>>
}
export type Sample = readonly Sampled[]

const LEAN = ['orders', 'order_lines', 'order_events']
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const samples = new Map<string, Sample>()

/** Where the next transaction stands: what is written from now on is younger. */
export async function markNow({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ xid: string }>('select pg_current_xact_id()::text as xid')
  return rows[0]?.xid ?? ''
}

/** What was written since the mark, for this location. */
export async function sampleSince({ pool }: Database, locationId: string, mark: string): Promise<number> {
  const { rows: tables } = await pool.query<{ name: string; keys: string[] }>(`
    select c.relname as name, coalesce((select array_agg(a.attname::text) from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisprimary), '{}') as keys
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'job_times' order by c.oid`)
  const sample: Sampled[] = []
  for (const { name, keys } of tables) sample.push(...(await writtenTo(pool, name, keys, mark)))
  samples.set(locationId, inOrder(sample))
  return sample.length
}

async function writtenTo(pool: pg.Pool, table: string, keys: readonly string[], mark: string): Promise<Sampled[]> {
  const { rows: columns } = await pool.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`,
    [table],
  )
  const texts = columns.map(({ name }) => `"${name}"::text as "${name}"`)
  const { rows } = await pool.query<Record<string, string | null>>(
    `select ${texts.join(', ') || '1'} from "${table}" where xmin::text::bigint >= $1::bigint % 4294967296`,
    [mark],
  )
  const types = Object.fromEntries(columns.map(({ name, type }) => [name, type]))
  // What has a number of its own, or hangs on one that was just made, is new; the rest are counters.
  const isNew = (row: Record<string, string | null>) =>
    keys.some((key) => row[key] === undefined) || keys.some((key) => types[key] === 'uuid' || key === 'key')
  return rows.map((row) => ({ table, keys, row, types, isCounter: keys.length > 0 && !isNew(row) }))
}

/** As the tables were made, because later ones point at earlier ones; counters last: their rows are locked until the commit. */
function inOrder(sample: readonly Sampled[]): Sample {
  return sample.toSorted((a, b) => Number(a.isCounter) - Number(b.isCounter))
}

/** Clients that each write one order after the other. */
export async function writePlain(database: Database, load: PlainLoad): Promise<PlainResult> {
  const latencies: number[] = []
  const clients = await Promise.all(
    Array.from({ length: load.clients }, async () => {
      const client = new pg.Client({ connectionString: database.connectionString })
      await client.connect()
      return client
    }),
  )
  const start = performance.now()
  const end = start + load.seconds * 1000
  const before = process.cpuUsage()
  const write = async (client: pg.Client, n: number) => {
    const sample = samplesOf(load)[n % load.locations.length] ?? []
    while (performance.now() < end) {
      const began = performance.now()
      await writeOne(client, sample)
      latencies.push(performance.now() - began)
    }
  }
  await Promise.all(clients.map(write))
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(before)
  await Promise.all(clients.map((client) => client.end()))
  return { seconds, latencies, cpuMs: (user + system) / 1000 }
}

function samplesOf({ kind, locations }: PlainLoad): Sample[] {
  return locations.map((id) => {
    const sample = samples.get(id) ?? []
    return kind === 'same' ? [...sample] : sample.filter(({ table }) => LEAN.includes(table))
  })
}

let number = 100_000

async function writeOne(client: pg.Client, sample: Sample): Promise<void> {
  const isNew = new Set(sample.flatMap(ownIds))
  const ids = new Map<string, string>()
  const idOf = (old: string) => {
    if (!isNew.has(old)) return old
    const id = ids.get(old) ?? randomUUID()
    ids.set(old, id)
    return id
  }
  number += 1
  const own = (table: string, column: string, value: string | null) => {
    if (value === null) return null
    if (table === 'orders' && column === 'short_number') return `${value.slice(0, 4)}${number}`
    if (column === 'key' || column === 'wish_key' || column === 'cart_id') return randomUUID()
    return value.replaceAll(UUID, idOf)
  }
  await client.query({ name: 'begin', text: 'begin' })
  try {
    for (const one of sample) await client.query(one.isCounter ? touchOf(one) : insertOf(one, own))
    await client.query({ name: 'commit', text: 'commit' })
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

function ownIds({ isCounter, keys, row, types }: Sampled): string[] {
  return isCounter ? [] : keys.flatMap((key) => (types[key] === 'uuid' && row[key] ? [row[key]] : []))
}

function insertOf(
  { table, row, types }: Sampled,
  own: (table: string, column: string, value: string | null) => string | null,
) {
  const columns = Object.keys(row)
  return {
    name: `insert ${table}`,
    text: `insert into "${table}" (${columns.map((name) => `"${name}"`).join(', ')}) values (${columns
      .map((name, n) => `$${n + 1}::${types[name]}`)
      .join(', ')})`,
    values: columns.map((name) => own(table, name, row[name] ?? null)),
  }
}

/** The row is written once more as it is. */
function touchOf({ table, keys, row, types }: Sampled) {
  const column = Object.keys(row).find((name) => !keys.includes(name)) ?? keys[0] ?? ''
  return {
    name: `touch ${table}`,
    text: `update "${table}" set "${column}" = "${column}" where ${keys.map((key, n) => `"${key}" = $${n + 1}::${types[key]}`).join(' and ')}`,
    values: keys.map((key) => row[key]),
  }
}
