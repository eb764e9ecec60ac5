import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { SERVER_FLAGS } from '../start.ts'

const PROGRAM = join(import.meta.dirname, '../../apps/server/src/testing/bench-database.ts')

/** In milliseconds, one for each reading: the statement that finds the orders, and all that the board is answered from. */
export type Readings = { readonly orders: readonly number[]; readonly whole: readonly number[]; readonly found: number }

export type SharedDatabase = {
  /** For `DATABASE_URL` of several processes. */
  readonly url: string
  readBoard(): Promise<Readings>
  /** Also opens those that are closed now. */
  addLocations(count: number): Promise<void>
  /** So many dishes at Truro, each with one of the pictures that are there. */
  fillMenu(count: number): Promise<void>
  /** Customers, with figures of their own. */
  addPeople(count: number): Promise<void>
  /** People who agreed to offers. */
  addReaders(count: number): Promise<void>
  /** What campaigns take in the database. */
  campaignBytes(): Promise<number>
  /** The same orders once more for each of so many months before; from now on the doors are open around the clock. */
  addHistory(months: number): Promise<void>
  /** So many orders of Truro are today's. */
  fillToday(count: number): Promise<void>
  /** Whether orders mark the days whose sales are to be counted. */
  markSales(isOn: boolean): Promise<void>
  stop(): Promise<void>
}

/** The embedded database of a folder, in a process of its own. */
export async function openSharedDatabase(env: Record<string, string>): Promise<SharedDatabase> {
  const child = fork(PROGRAM, { env: { ...process.env, ...env }, execArgv: [...SERVER_FLAGS] })
  // What bench-database.ts says, in its order.
  const heard = async () => (await once(child, 'message'))[0] as unknown
  const { connectionString } = (await heard()) as { connectionString: string }
  return {
    url: connectionString,
    async readBoard() {
      child.send('measure')
      return (await heard()) as Readings
    },
    async addLocations(count) {
      child.send({ addLocations: count })
      await heard()
    },
    async fillMenu(count) {
      child.send({ fillMenu: count })
      await heard()
    },
    async addPeople(count) {
      child.send({ addPeople: count })
      await heard()
    },
    async addReaders(count) {
      child.send({ addReaders: count })
      await heard()
    },
    async campaignBytes() {
      child.send('campaignBytes')
      return ((await heard()) as { added: number }).added
    },
    async addHistory(months) {
      child.send({ addHistory: months })
      await heard()
    },
    async fillToday(count) {
      child.send({ fillToday: count })
      await heard()
    },
    async markSales(isOn) {
      child.send({ markSales: isOn })
      await heard()
    },
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
