import { settleEvent } from '../checkouts/settle-event.ts'
import { openDatabase } from '../kit/db/open.ts'
import { openLog } from '../kit/log.ts'
import { runOperation } from '../kit/run-operation.ts'
import { cancelOrder } from '../moves/cancel-order.ts'
import { stripePayments } from '../outside/pay/stripe.ts'
import { crashPoints } from './crash-points.ts'
import { testCardPayments } from './test-card-payments.ts'

// A process that does one thing of the real program and dies on the way: `cancel` an order that was paid by card, or work
// off a payment `event`. Says how many points it passed when it gets to the end.

export type CrashTask = {
  readonly databaseUrl: string
  readonly apiBase: string
  readonly crashAt: number
  readonly work:
    | { readonly kind: 'cancel'; readonly body: string; readonly key: string; readonly userId: string }
    | { readonly kind: 'event'; readonly body: string }
}

// Written by the test that started this process.
const { databaseUrl, apiBase, crashAt, work } = JSON.parse(process.argv[2] ?? '') as CrashTask
const log = openLog('silent')
const points = crashPoints(crashAt)
const real = await openDatabase({ databaseUrl, dataDir: '', log, poolSize: 3 })
const database = points.database(real)
const provider = points.provider(stripePayments({ secretKey: 'sk_test_of_nobody', webhookSecrets: [], apiBase }))
const cards = testCardPayments(database, provider)

if (work.kind === 'event') await settleEvent(cards, provider.readEvent(work.body), 'stripe', new Date())
else {
  const who = {
    kind: 'person' as const,
    userId: work.userId,
    sessionId: '',
    email: 'meera@example.test',
    name: 'Meera Manager',
    role: 'manager' as const,
    locationIds: ['truro'],
  }
  const request = {
    who,
    now: new Date(),
    clock: () => new Date(),
    requestId: 'crash',
    address: '127.0.0.1',
    log,
    setCookie: () => undefined,
  }
  await runOperation(cancelOrder(cards), JSON.parse(work.body), request, database, {
    key: work.key,
    body: work.body,
  })
}
process.stdout.write(`${points.passed()}\n`)
await real.close()
