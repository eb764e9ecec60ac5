import { instantOf } from '@sizzle/domain/hours/local-time.ts'
import { type SettingOf, settingIn } from '@sizzle/domain/settings/settings.ts'
import { beforeAll, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { anOrder } from '../testing/an-order.ts'
import { setHours, setRules } from '../testing/kitchen-rules.ts'
import { useTestApp } from '../testing/test-app.ts'
import { learnTimes } from './learn-times.ts'

const now = instantOf('America/Halifax', '2026-11-20', '13:00')
const app = useTestApp({}, () => now)
const db = () => app().database.db
const settingOf: SettingOf = (name, ...[at]) => settingIn(name, at ?? null, { fixed: {}, stored: () => null }).value
const learn = () => learnTimes(db(), settingOf, now)

beforeAll(async () => {
  await setHours(app(), '00:00', '00:00')
  await setRules(app(), { learnsTimes: true })
})

async function orders(count: number, changes: Record<string, unknown> = {}) {
  const ids: string[] = []
  for (let n = 0; n < count; n += 1) {
    const customer = await app().signUp()
    const { body } = await customer.post('/createCustomerOrderCash', await anOrder(app(), changes, 4))
    ids.push(String(body.orderId))
  }
  return ids
}
/** Ready so many minutes after it was placed, a minute apart from each other. */
async function makeReady(ids: readonly string[], minutes: number) {
  for (const [n, id] of ids.entries())
    await db().run(sql`
      update orders set order_time = ${now}::timestamptz - make_interval(mins => ${n}),
        ready_at = ${now}::timestamptz + make_interval(mins => ${minutes - n}), status = 'ready' where id = ${id}`)
}
const facts = () => db().many(sql`select order_type, day_part, factor_percent, samples from prep_facts order by 1, 2`)
const minutesNow = async (orderType = 'pickup') => {
  const guest = await app().guest()
  const { body } = await guest.get(`/getOrderTimes?locationId=truro&orderType=${orderType}&items=4`)
  return (body.asap as { minutes: number }).minutes
}

it('quotes follow what the last orders took, from the twentieth on (times 30)', async () => {
  const ids = await orders(19)
  // The formula says 27 minutes.
  await makeReady(ids, 54)
  await learn()
  expect(await facts()).toEqual([{ order_type: 'pickup', day_part: 'lunch', factor_percent: 100, samples: 19 }])
  expect(await minutesNow()).toBe(27)
  await makeReady([...ids, ...(await orders(1))], 54)
  await learn()
  expect(await facts()).toEqual([{ order_type: 'pickup', day_part: 'lunch', factor_percent: 200, samples: 20 }])
  expect(await minutesNow()).toBe(55)
})

it('what one press made ready, and what was recalled, teaches nothing', async () => {
  await db().run(sql`update orders set ready_at = ${now}::timestamptz + interval '54 minutes'`)
  await learn()
  expect(await facts()).toEqual([{ order_type: 'pickup', day_part: 'lunch', factor_percent: 100, samples: 0 }])
  const ids = await db().many<{ id: string }>(sql`select id from orders order by order_time desc`)
  await makeReady(
    ids.map(({ id }) => id),
    54,
  )
  await db().run(sql`update order_events set taken_back_at = ${now} where order_id = ${ids[0]?.id}`)
  await learn()
  expect(await facts()).toEqual([{ order_type: 'pickup', day_part: 'lunch', factor_percent: 100, samples: 19 }])
})

it('deliveries and pickups that took the kitchen as long are stretched alike, and the ride stays as it is (kitchen 45)', async () => {
  await db().run(sql`update order_events set taken_back_at = null`)
  const pickups = await db().many<{ id: string }>(sql`select id from orders`)
  const deliveries = await orders(20, { orderType: 'delivery', deliveryInfo: { address: '1 Main Street, Truro' } })
  const mixed = deliveries.flatMap((id, n) => [id, ...pickups.slice(n, n + 1).map((one) => one.id)])
  const learned = async (minutes: number) => {
    await makeReady(mixed, minutes)
    await learn()
    return [await facts(), await minutesNow('pickup'), await minutesNow('delivery')]
  }
  const lunch = (order_type: string, factor_percent: number) => ({
    order_type,
    day_part: 'lunch',
    factor_percent,
    samples: 20,
  })
  // The formula says 27 minutes, and 37 with a ride of ten.
  expect(await learned(27)).toEqual([[lunch('delivery', 100), lunch('pickup', 100)], 27, 37])
  expect(await learned(54)).toEqual([[lunch('delivery', 200), lunch('pickup', 200)], 55, 65])
})

it('a location that does not learn is left alone', async () => {
  await setRules(app(), {})
  await db().run(sql`delete from prep_facts`)
  await learn()
  expect(await facts()).toEqual([])
})
