import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../../../../scripts/build.ts'
import type { Database } from '../../kit/db/open.ts'
import { sql } from '../../kit/db/sql.ts'
import { codeOf } from '../../kit/db/start-error.ts'
import { anOrder } from '../an-order.ts'
import { openProgram } from '../program.ts'
import { openClient } from '../restarts/client.ts'
import { failed, openTroubles, unavailable, unexplained } from '../restarts/failures.ts'
import { longestPauseMs, openLoad, openQuestions, orderBreaches, SETTINGS } from './load.ts'
import { ETCD, limitTo, need, PATRONI, POSTGRESQL, report, say, untilSo } from './needs.ts'
import { type Hosts, openPair, type Pair } from './pair.ts'
import { openPatroni } from './patroni.ts'

// `npm run faults -- failover`: the primary is killed under load and its standby promoted, again and again in turns; first,
// commits that gave up waiting for the standby. With `--by patroni` nobody promotes: Patroni and etcd notice it and do it.

const { values } = parseArgs({ options: { rounds: { type: 'string' }, by: { type: 'string', default: 'hand' } } })
const isByHand = values.by !== 'patroni'
const rounds = Number(values.rounds ?? (isByHand ? 5 : 2))
const GUESTS = 8
const ORDERS_BETWEEN = 60
const breaches: string[] = []

await need(isByHand ? [POSTGRESQL] : [POSTGRESQL, PATRONI, ETCD])
limitTo(15)
await ensureBuilt(say)
const folder = await mkdtemp(path.join(tmpdir(), 'sizzle-failover-'))
await chmod(folder, 0o711)
const pair = isByHand ? await openPair(path.join(folder, 'postgresql')) : undefined
const hosts: Hosts = pair ?? (await openPatroni(path.join(folder, 'postgresql')))
const program = await openProgram(
  { ...SETTINGS, DATA_DIR: path.join(folder, 'data'), DATABASE_URL: hosts.databaseUrl },
  {
    unaskedExit: (how) => void breaches.push(`the program ended unasked: ${how}`),
    strayRejection: (line) => void breaches.push(line),
  },
)
try {
  await program.start()
  const database = await openQuestions(hosts.databaseUrl)
  if (pair) await proveUnconfirmed(pair, database)
  await failOver(database)
  await database.close()
} finally {
  await program.stop()
  await hosts.stop()
  await rm(folder, { recursive: true, force: true })
}

/** An order whose commit was told not to wait for the standby is not confirmed, and neither is its repetition before the standby is back. */
async function proveUnconfirmed(pair: Pair, database: Database) {
  const troubles = openTroubles()
  const client = openClient([program.url], troubles)
  const me = await client.signIn('/sign-in/email', { email: SETTINGS.ADMIN_EMAIL, password: SETTINGS.ADMIN_PASSWORD })
  const order = { ...(await anOrder({ database })), specialInstructions: randomUUID() }
  const cancelWaiting = () =>
    pair.ask<{ pid: number }>(`select pg_cancel_backend(pid) as pid from pg_stat_activity where wait_event = 'SyncRep'`)
  const howMany = async () =>
    (await database.db.many(sql`select 1 from orders where special_instructions = ${order.specialInstructions}`)).length

  await pair.stopStandby()
  await proveSingle(cancelWaiting, database)
  let confirmed: number | undefined
  const asked = me('/createCustomerOrderCash', order, randomUUID()).then(({ status }) => {
    confirmed = status
  })
  let cancelled = 0
  await untilSo('the order waits for the standby, and is told not to', async () => {
    cancelled += (await cancelWaiting()).length
    return (await howMany()) === 1
  })
  // The client asks again with its key, and that waits for the standby as well.
  await untilSo('the order was answered 503', async () => unavailable(troubles) > 0)
  await sleep(1500)
  if (confirmed !== undefined) breaches.push(`an order that only the primary has was answered with ${confirmed}`)
  await pair.startStandby()
  await asked
  if (confirmed !== 200 || (await howMany()) !== 1) breaches.push(`afterwards it was answered with ${confirmed}`)
  say(`an order whose commit was cancelled ${cancelled} times was confirmed only when the standby had it`)
}

/** The same of a write that is a transaction by itself. */
async function proveSingle(cancelWaiting: () => Promise<readonly unknown[]>, database: Database) {
  let code: unknown
  const written = database.db.run(sql`update locations set version = version + 1 where id = 'truro'`).then(
    () => (code = 'confirmed'),
    (error: unknown) => (code = codeOf(error)),
  )
  await untilSo('a single statement waits for the standby, and is told not to', async () => {
    await cancelWaiting()
    return code !== undefined
  })
  await written
  if (code !== '08007') breaches.push(`a single statement that only the primary has ended with ${String(code)}`)
  say('a single statement whose commit was cancelled was not confirmed')
}

async function failOver(database: Database) {
  const load = await openLoad([program.url], database, GUESTS)
  const [gaps, promotions]: [number[], number[]] = [[], []]
  for (let round = 1; round <= rounds; round++) {
    await load.more(ORDERS_BETWEEN)
    const killedAt = await hosts.killPrimary()
    promotions.push(await hosts.promote())
    await load.more(ORDERS_BETWEEN)
    gaps.push(longestPauseMs(load.acknowledged, killedAt))
    say(
      `round ${round}: nothing was confirmed for ${seconds(gaps)}, of which the promotion took ${seconds(promotions)}`,
    )
    if (round < rounds) await hosts.addStandby()
  }
  await load.sendHome()
  const { orders, lost, doubled } = await orderBreaches(database, load.acknowledged)
  if (lost > 0) breaches.push(`${lost} confirmed orders are lost`)
  if (doubled > 0) breaches.push(`${doubled} wishes have more than one order`)
  breaches.push(...load.refused, ...unexplained(load.troubles))
  process.exitCode = report(
    {
      'primaries killed, standbys promoted': rounds,
      'orders confirmed': load.acknowledged.length,
      'orders in the database': orders,
      'confirmed orders lost': lost,
      'wishes with two orders': doubled,
      'longest pause between confirmations': `${(Math.max(...gaps) / 1000).toFixed(2)} s`,
      shortest: `${(Math.min(...gaps) / 1000).toFixed(2)} s`,
      'answered 503, and asked again': unavailable(load.troubles),
      'answered otherwise from 500 on': failed(load.troubles),
      'not answered': load.troubles.noAnswer,
    },
    breaches,
  )
}

function seconds(all: readonly number[]): string {
  return `${((all.at(-1) ?? 0) / 1000).toFixed(2)} s`
}
