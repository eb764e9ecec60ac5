import { getDashboardStats } from '@sizzle/contract/dashboard.ts'
import { PERIODS } from '@sizzle/domain/analytics/periods.ts'
import { expect, it } from 'vitest'
import { type Dice, diceOf } from '../demo/dice.ts'
import { sql } from '../kit/db/sql.ts'
import { openLog } from '../kit/log.ts'
import { bodyOf } from '../testing/body-of.ts'
import { kept, useEditing } from '../testing/editing.ts'
import { countedByHand } from '../testing/sales-oracle.ts'
import { until } from '../testing/until.ts'
import { countSales } from './count-sales.ts'

// Whatever happens to orders and their money, the figures are those that somebody gets who adds up every order by hand.

const { house, db, staff, manager, tens, paidCard, send, pay } = useEditing()
const STEPS = 90
const STEPS_BETWEEN_LOOKS = 10

const count = () =>
  countSales({}, { database: house().app.database, log: openLog('silent'), now: () => new Date(), attempt: 1 })
const NEXT: Readonly<Record<string, string>> = { pending: 'preparing', preparing: 'ready', ready: 'completed' }
type Known = { id: string; status: string; payment: string | null }
const anOrder = async (dice: Dice): Promise<Known | undefined> => {
  const all = await db().many<Known>(sql`
    select id, status, (select p.id from payments p where p.order_id = o.id limit 1) as payment from orders o order by id`)
  return all[dice.between(0, all.length - 1)]
}
/** As if it had been ordered then, by somebody else. */
const moveToDay = (id: string, daysAgo: number, who: number) =>
  db().run(sql`
    update orders set business_date = business_date - ${daysAgo}::int, order_time = order_time - ${daysAgo}::int * interval '1 day',
      customer_email = ${['', 'tom@example.test', 'ana@example.test'][who]}, customer_phone = ${['', '+19025550100'][who % 2]}
    where id = ${id}`)

async function paidAndEdited(dice: Dice): Promise<void> {
  const orderId = await paidCard()
  if (dice.chance(0.5)) await send('/editOrder', orderId, { items: [kept(1, dice.between(1, 2))] })
}

/** One thing that people do; what is refused changes nothing. */
async function step(dice: Dice): Promise<void> {
  const order = await anOrder(dice)
  const kind = order ? dice.between(1, 10) : 1
  if (kind <= 2 || !order) await tens(dice.between(1, 3), dice.between(0, 2))
  else if (kind === 3) await paidAndEdited(dice)
  else if (kind === 4) await staff().post('/updateOrderStatus', { orderId: order.id, status: NEXT[order.status] })
  else if (kind === 5) await manager().post('/cancelOrder', { orderId: order.id, cancelReason: 'Out of paneer' })
  else if (kind === 6) await pay(order.id)
  else if (kind === 7)
    await manager().post('/refundPayment', { paymentId: order.payment, amount: dice.between(1, 20), reason: 'Cold' })
  else if (kind === 8) await send('/editOrder', order.id, { items: [kept(1, dice.between(1, 4))] })
  else if (kind === 9) await staff().post('/undoMove', { orderId: order.id, status: order.status })
  else await moveToDay(order.id, dice.between(0, 12), dice.between(0, 2))
}

/** The provider is asked after the answer, and its own answer changes the figures. */
const refundsUnderWay = async () =>
  (
    await db().one<{ count: number }>(sql`
    select count(*)::int as count from refunds where state in ('requested', 'pending')`)
  ).count

async function expectFigures(): Promise<void> {
  await until(refundsUnderWay, (count) => count === 0)
  for (const period of PERIODS)
    for (const locationId of [undefined, 'truro', 'new-glasgow']) {
      const query = new URLSearchParams({ period, ...(locationId && { locationId }) }).toString()
      const said = bodyOf(getDashboardStats, await house().admin.get(`/getDashboardStats?${query}`))
      const byHand = await countedByHand(db(), period, new Date(said.lastUpdated), locationId)
      expect(said).toMatchObject(byHand)
    }
}

it.each(['a', 'b'])(
  'the figures equal a recount after any sequence of changes, counted or not (money 74): %s',
  { timeout: 120_000 },
  async (seed) => {
    const dice = diceOf(seed)
    for (let n = 1; n <= STEPS; n += 1) {
      await step(dice)
      if (dice.chance(0.15)) await count()
      if (n % STEPS_BETWEEN_LOOKS === 0) await expectFigures()
    }
    await count()
    const { marks } = await db().one<{ marks: number }>(sql`select count(*)::int as marks from sales_marks`)
    expect(marks).toBe(0)
    await expectFigures()
  },
)

it('counting while orders come in loses none of them', async () => {
  const placing = Array.from({ length: 12 }, () => tens(1))
  const counting = Array.from({ length: 6 }, () => count())
  await Promise.all([...placing, ...counting])
  await expectFigures()
  await count()
  await expectFigures()
})

it('every kind of change was among them', async () => {
  const happened = await db().one<Record<string, number>>(sql`
    select (select count(*) from refunds where state = 'succeeded' and cause = 'manager')::int as refunds,
      (select count(*) from refunds where state = 'succeeded' and cause = 'edited')::int as freed,
      (select count(*) from order_edits)::int as edits,
      (select count(*) from orders where status = 'cancelled')::int as cancelled,
      (select count(*) from order_events where kind = 'undo')::int as undone,
      (select count(*) from payments where tender = 'cash')::int as cash`)
  for (const [kind, times] of Object.entries(happened)) expect(times, kind).toBeGreaterThan(0)
})
