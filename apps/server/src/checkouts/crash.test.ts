import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { openLog } from '../kit/log.ts'
import { stripePayments } from '../outside/pay/stripe.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { idOf } from '../testing/body-of.ts'
import type { CrashTask } from '../testing/crash-program.ts'
import { useStripeApp } from '../testing/stripe-app.ts'
import type { Caller } from '../testing/test-app.ts'
import { testCardPayments } from '../testing/test-card-payments.ts'
import { until } from '../testing/until.ts'
import { reconcile } from './reconcile.ts'

const PROGRAM = join(import.meta.dirname, '../testing/crash-program.ts')
const NEVER = 1_000_000
const AT_ONCE = 3
/** `npm run faults` dies at every point; every fifth shows each day that recovery still works, in a fifth of the time. */
const STRIDE = process.env.FAULTS === 'all' ? 1 : 5

const house = useStripeApp()
let manager: Caller
let managerId: string

beforeAll(async () => {
  manager = await aColleague(house().app, 'manager', ['truro'], 'Meera Manager')
  managerId = await idOf(manager)
})

/** How many points the process passed; undefined when it was killed at one. */
function run(work: CrashTask['work'], crashAt: number): Promise<number | undefined> {
  const { app, stripe } = house()
  const task: CrashTask = { databaseUrl: app.database.connectionString, apiBase: stripe.apiBase, crashAt, work }
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(task)], { stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  child.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (signal === 'SIGKILL') resolve(undefined)
      else if (code === 0) resolve(Number(said.join('')))
      else reject(new Error(said.join('')))
    })
  })
}

/** Dead, or at its end: a run passes a point or two fewer than the one that counted them. */
function expectDeath(passed: number | undefined, point: number, whole = 0) {
  if (passed === undefined) return
  expect(passed, `point ${point}`).toBeLessThan(point)
  expect(passed, `point ${point}`).toBeGreaterThanOrEqual(whole - 2)
}

async function eachPoint(last: number, tryPoint: (point: number) => Promise<void>) {
  const points = Array.from({ length: Math.ceil(last / STRIDE) }, (_, index) => 1 + index * STRIDE)
  const worker = async () => {
    for (let point = points.shift(); point !== undefined; point = points.shift()) await tryPoint(point)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

const paid = () => house().paidOrder(undefined, { specialInstructions: randomUUID() })
const cancelling = (orderId: string) => ({
  kind: 'cancel' as const,
  body: JSON.stringify({ orderId, cancelReason: 'Out of paneer' }),
  key: randomUUID(),
  userId: managerId,
})
const provider = () =>
  stripePayments({ secretKey: 'sk_test_of_nobody', webhookSecrets: [], apiBase: house().stripe.apiBase })

describe('a process that is killed', () => {
  it('at any await of cancelling a paid order and refunding it leaves one refund or an order that goes on', async () => {
    const whole = await run(cancelling((await paid()).order.id), NEVER)
    expect(whole).toBeGreaterThan(30)
    await eachPoint(whole ?? 0, async (point) => {
      const { sessionId, order } = await paid()
      const work = cancelling(order.id)
      expectDeath(await run(work, point), point, whole)
      // Every second time the manager presses the same button again; otherwise nobody comes back.
      const isRepeated = point % 2 === 0
      if (isRepeated) {
        const reply = await manager.post('/cancelOrder', JSON.parse(work.body), { 'idempotency-key': work.key })
        expect(reply.body, `point ${point}`).toMatchObject({ newStatus: 'cancelled', refund: { success: true } })
      }
      const after = await house().orderOf(sessionId)
      if (isRepeated) expect(after?.status, `point ${point}`).toBe('cancelled')
    })
    await reconcile(
      testCardPayments(house().app.database, provider()),
      openLog('silent'),
      () => new Date(Date.now() + 20 * 60_000),
    )
    const breaches = await until(
      () => house().breaches(),
      (found) => found.length === 0,
    )
    expect(breaches).toEqual([])
    for (const { amount } of house().stripe.books.refunds) expect(amount).toBeGreaterThan(0)
    const intents = house().stripe.books.refunds.map((refund) => refund.payment_intent)
    expect(new Set(intents).size).toBe(intents.length)
  }, 300_000)

  it('at any await of working off a payment leaves nothing, and the repeated event makes one order', async () => {
    const event = async () => {
      const sessionId = await house().start(undefined, { specialInstructions: randomUUID() })
      const told = house().completed(house().stripe.books.pay(sessionId))
      return { sessionId, told, work: { kind: 'event' as const, body: JSON.stringify(told) } }
    }
    const whole = await run((await event()).work, NEVER)
    expect(whole).toBeGreaterThan(20)
    await eachPoint(whole ?? 0, async (point) => {
      const { sessionId, told, work } = await event()
      expectDeath(await run(work, point), point, whole)
      expect((await house().tell(told)).status).toBe(200)
      expect(await house().orderOf(sessionId), `point ${point}`).toMatchObject({ payment_status: 'paid' })
    })
    expect(await house().breaches()).toEqual([])
  }, 300_000)
})
