import { getCompileCacheDir } from 'node:module'
import { join } from 'node:path'
import { type SignedHeaders, signIn } from '../board/people.ts'
import { openSharedDatabase, type SharedDatabase } from '../board/shared-database.ts'
import { type StartedProgram, serverCommand, timeToFirstAnswer } from '../start.ts'
import { untilIdle } from './machine.ts'

// A house for the bench: a month of orders, eight locations that are open around the clock, people who order and cook.
const SOURCE = join(import.meta.dirname, '../../apps/server/src')
const PASSWORD = 'Saffron-Owner-1'
const OWNER = 'owner@localhost.test'
const GUESTS = 128
const COOKS = 4
const PLACES = 8
const BUILT_IN = 2

export type House = {
  readonly database: SharedDatabase
  readonly dataFolder: string
  readonly locations: readonly string[]
  /** Started when first asked for, on the same database. */
  programs(count: number): Promise<readonly StartedProgram[]>
  readonly owner: SignedHeaders
  readonly guests: readonly SignedHeaders[]
  readonly cooks: readonly SignedHeaders[]
  /** Until letters are out. */
  settle(): Promise<void>
  close(): Promise<void>
}
/** `earlierMonths`: so many more months of the same orders. */
export type HouseWish = { readonly folder: string; readonly monthOrders: number; readonly earlierMonths: number }

export async function openHouse({ folder, monthOrders, earlierMonths }: HouseWish): Promise<House> {
  const env = {
    // As `npm start` has them (scripts/launch.mjs). What reads TypeScript stays in the memory of a program that reads it anew.
    NODE_COMPILE_CACHE: getCompileCacheDir() ?? '',
    MALLOC_TRIM_THRESHOLD_: '131072',
    MALLOC_ARENA_MAX: '2',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    LIMITS_FACTOR: '100000',
    MAX_UNPAID_ORDERS: '1000000',
    PORT: '0',
    ADMIN_PASSWORD: PASSWORD,
    DEMO_ORDERS: String(monthOrders),
  }
  await (
    await timeToFirstAnswer(serverCommand(join(SOURCE, 'demo.ts')), '/api/ping', { env, timeoutMs: 900_000 })
  ).stop()
  const database = await openSharedDatabase(env)
  await database.addHistory(earlierMonths)
  await database.addLocations(PLACES - BUILT_IN)
  await database.askOrders({ addSigners: GUESTS })
  const started: StartedProgram[] = []
  const programs = async (count: number) => {
    while (started.length < count)
      started.push(
        await timeToFirstAnswer(serverCommand(join(SOURCE, 'main.ts')), '/api/ping', {
          // All at one address, as behind a proxy.
          env: { ...env, DATABASE_URL: database.url, ...(started[0] && { PUBLIC_URL: started[0].origin }) },
        }),
      )
    return started.slice(0, count)
  }
  const origin = (await programs(1))[0]?.origin ?? ''
  const several = async (name: string, count: number) => {
    const people: SignedHeaders[] = []
    for (let n = 1; n <= count; n += 1) people.push(await signIn(origin, `${name}${n}@example.com`, PASSWORD))
    return people
  }
  return {
    database,
    dataFolder: folder,
    locations: ['truro', 'new-glasgow', ...Array.from({ length: PLACES - BUILT_IN }, (_, n) => `place-${n + 1}`)],
    programs,
    owner: await signIn(origin, OWNER, PASSWORD),
    guests: await several('guest', GUESTS),
    cooks: await several('cook', COOKS),
    settle: () => untilIdle({ programs: started.map(({ pid }) => pid), dataFolder: folder }),
    async close() {
      for (const one of started) await one.stop()
      await database.stop()
    },
  }
}

export const signInBodies: readonly string[] = Array.from({ length: GUESTS }, (_, n) =>
  JSON.stringify({ email: `guest${n + 1}@example.com`, password: PASSWORD }),
)
