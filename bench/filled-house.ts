import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SignedHeaders, signIn } from './board/people.ts'
import { openSharedDatabase, type SharedDatabase } from './board/shared-database.ts'
import { serverCommand, timeToFirstAnswer } from './start.ts'

const SOURCE = join(import.meta.dirname, '../apps/server/src')
const OWNER = { email: 'owner@localhost.test', password: 'Saffron-Owner-1' }
const MOST_TO_FILL_MS = 900_000

/** A house with orders, as its owner asks it. */
export type FilledHouse = {
  readonly name: string
  readonly database: SharedDatabase
  readonly origin: string
  readonly person: SignedHeaders
}
export type Filling = {
  readonly name: string
  readonly orders: number
  /** What the database gets beside these orders, before the program starts on it. */
  readonly more: (database: SharedDatabase) => Promise<void>
}

/** Houses beside each other, for as long as the work takes; they and the folder of their data are gone afterwards. */
export async function withHouses(
  about: string,
  work: (open: (filling: Filling) => Promise<FilledHouse>, folder: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `bench-${about}-`))
  chmodSync(folder, 0o711) // the embedded databases may run under another account
  const open: { stop(): Promise<void> }[] = []
  try {
    await work((filling) => openHouse(folder, filling, open), folder)
  } finally {
    for (const one of open.toReversed()) await one.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function openHouse(
  folder: string,
  { name, orders, more }: Filling,
  open: { stop(): Promise<void> }[],
): Promise<FilledHouse> {
  const env = {
    DATA_DIR: join(folder, name),
    LOG_LEVEL: 'error',
    LIMITS_FACTOR: '100000',
    MAX_UNPAID_ORDERS: '100000',
    PORT: '0',
    ADMIN_PASSWORD: OWNER.password,
    DEMO_ORDERS: String(orders),
  }
  const demo = serverCommand(join(SOURCE, 'demo.ts'))
  await (await timeToFirstAnswer(demo, '/api/ping', { env, timeoutMs: MOST_TO_FILL_MS })).stop()
  const database = await openSharedDatabase(env)
  open.push(database)
  await more(database)
  const site = await timeToFirstAnswer(serverCommand(join(SOURCE, 'main.ts')), '/api/ping', {
    env: { ...env, DATABASE_URL: database.url },
  })
  open.push(site)
  return { name, database, origin: site.origin, person: await signIn(site.origin, OWNER.email, OWNER.password) }
}
