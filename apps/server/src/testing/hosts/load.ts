import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '../../kit/db/open.ts'
import { sql } from '../../kit/db/sql.ts'
import { openLog } from '../../kit/log.ts'
import { alwaysOpen, anOrder } from '../an-order.ts'
import { type Caller, type Client, openClient } from '../restarts/client.ts'
import { openTroubles } from '../restarts/failures.ts'
import { untilSo } from './needs.ts'

export type Acknowledged = { readonly mark: string; readonly id: string; readonly at: number }

export const SETTINGS = {
  ADMIN_EMAIL: 'owner@localhost.test',
  ADMIN_PASSWORD: 'Saffron-Owner-1',
  LIMITS_FACTOR: '1000',
  MAX_UNPAID_ORDERS: '100000',
}
const [SHORT_MS, LONG_MS] = [20, 80]

/** The database for questions of the proof itself, and doors that are open around the clock. */
export async function openQuestions(databaseUrl: string): Promise<Database> {
  const database = await openDatabase({ databaseUrl, dataDir: '', log: openLog('silent'), poolSize: 2 })
  await alwaysOpen({ database })
  return database
}

/** Guests who order for cash at these addresses, one order after the other, until they are sent home. */
export async function openLoad(addresses: readonly string[], database: Database, guests: number) {
  const troubles = openTroubles()
  const client = openClient(addresses, troubles)
  const template = await anOrder({ database })
  const acknowledged: Acknowledged[] = []
  const refused: string[] = []
  let isOpen = true

  async function orderOnce(me: Caller, key = randomUUID()) {
    const mark = randomUUID()
    const phone = `(902) 4${String(Math.floor(2_000_000 + Math.random() * 7_000_000)).replace(/^(..)(....).*/, '$1-$2')}`
    const customerInfo = { ...template.customerInfo, phone }
    const order = { ...template, customerInfo, specialInstructions: mark }
    const { status, body } = await me('/createCustomerOrderCash', order, key)
    if (status === 200) acknowledged.push({ mark, id: String(body.orderId), at: performance.now() })
    else refused.push(`an order was answered with ${status}: ${JSON.stringify(body).slice(0, 200)}`)
  }
  async function live(me: Caller) {
    while (isOpen) {
      await orderOnce(me)
      await sleep(SHORT_MS + Math.random() * (LONG_MS - SHORT_MS))
    }
  }
  const working: Promise<void>[] = []
  for (let n = 0; n < guests; n++) working.push(live(await signUp(client)))
  return {
    troubles,
    acknowledged,
    refused,
    /** Waits until so many more orders are confirmed. */
    async more(count: number, limitMs = 60_000) {
      const goal = acknowledged.length + count
      const until = performance.now() + limitMs
      while (acknowledged.length < goal) {
        if (performance.now() > until) throw new Error(`${count} more orders were not confirmed in ${limitMs / 1000} s`)
        await sleep(20)
      }
    },
    async sendHome() {
      isOpen = false
      await Promise.all(working)
    },
  }
}

function signUp(client: Client): Promise<Caller> {
  const email = `guest-${randomUUID()}@example.test`
  return client.signIn('/sign-up/email', { email, name: 'Priya Sharma', password: 'Turmeric-42' })
}

/** Orders that were confirmed and are not there, or are there twice. */
export async function orderBreaches({ db }: Database, acknowledged: readonly Acknowledged[]) {
  // Nobody has asked here since the last host went: the first question finds that out.
  const isAnswered = () =>
    db.run(sql`select 1`).then(
      () => true,
      () => false,
    )
  await untilSo('the database answers', isAnswered)
  const rows = await db.many<{ id: string; mark: string }>(sql`select id, special_instructions as mark from orders`)
  const byMark = Map.groupBy(rows, ({ mark }) => mark)
  const lost = acknowledged.filter(({ mark, id }) => !byMark.get(mark)?.some((row) => row.id === id))
  const doubled = [...byMark].filter(([mark, all]) => mark !== null && all.length > 1)
  return { orders: rows.length, lost: lost.length, doubled: doubled.length }
}

/** The longest time in which nobody was told of an order, of those that ended after this moment. */
export function longestPauseMs(acknowledged: readonly Acknowledged[], since: number): number {
  const times = acknowledged.map(({ at }) => at)
  const pauses = times.map((at, n) => (n > 0 && at > since ? at - (times[n - 1] ?? at) : 0))
  return Math.max(0, ...pauses)
}
