import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { remember, SERVER_FLAGS } from '../start.ts'

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
  /** The orders that are there so many times more, at other locations. */
  spreadOrders(spread: { readonly copies: number; readonly locations: number }): Promise<void>
  /** Keys of wishes and news whose day is over, so many of each. */
  addOldRows(count: number): Promise<void>
  /** What leaves each hour leaves now; answers how many milliseconds it took. */
  forgetOldRows(): Promise<number>
  /** What all of it takes on the disk. */
  databaseBytes(): Promise<number>
  /** What bench-orders.ts answers. */
  askOrders<T>(question: string | object): Promise<T>
  stop(): Promise<void>
}

/** The embedded database of a folder, in a process of its own. */
export async function openSharedDatabase(env: Record<string, string>): Promise<SharedDatabase> {
  const child = fork(PROGRAM, { env: { ...process.env, ...env }, execArgv: [...SERVER_FLAGS] })
  remember(child)
  // What bench-database.ts says, in its order.
  const heard = async () => (await once(child, 'message'))[0] as unknown
  async function ask<T>(question: string | object): Promise<T> {
    child.send(question)
    return (await heard()) as T
  }
  const change = async (question: object) => void (await ask(question))
  const count = async (question: string) => (await ask<{ added: number }>(question)).added
  const { connectionString } = (await heard()) as { connectionString: string }
  return {
    url: connectionString,
    readBoard: () => ask<Readings>('measure'),
    addLocations: (addLocations) => change({ addLocations }),
    fillMenu: (fillMenu) => change({ fillMenu }),
    addPeople: (addPeople) => change({ addPeople }),
    addReaders: (addReaders) => change({ addReaders }),
    campaignBytes: () => count('campaignBytes'),
    addHistory: (addHistory) => change({ addHistory }),
    fillToday: (fillToday) => change({ fillToday }),
    markSales: (markSales) => change({ markSales }),
    spreadOrders: (spreadOrders) => change({ spreadOrders }),
    addOldRows: (addOldRows) => change({ addOldRows }),
    forgetOldRows: () => count('forgetOldRows'),
    databaseBytes: () => count('databaseBytes'),
    askOrders: (orders) => ask({ orders }),
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
