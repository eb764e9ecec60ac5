import { getGuestAnalytics, getSalesAnalytics, getSoldTogether } from '@sizzle/contract/analytics.ts'
import { getDashboardStats, getLocationSales, getRevenueAnalytics } from '@sizzle/contract/dashboard.ts'
import { PERIODS, REVENUE_RANGES } from '@sizzle/domain/analytics/periods.ts'
import { expect, it } from 'vitest'
import { type Dice, diceOf } from '../demo/dice.ts'
import { sql } from '../kit/db/sql.ts'
import { openLog } from '../kit/log.ts'
import { analyticsByHand } from '../testing/analytics-oracle.ts'
import { bodyOf } from '../testing/body-of.ts'
import { FIVE, kept, TEN, useEditing } from '../testing/editing.ts'
import { locationSalesByHand } from '../testing/location-sales-oracle.ts'
import { countedByHand } from '../testing/sales-oracle.ts'
import { until } from '../testing/until.ts'
import { addUpHouse } from './add-up-house.ts'
import { addUpMonths } from './add-up-months.ts'
import { countSales } from './count-sales.ts'

// Whatever happens to orders and their money, the figures are those that somebody gets who adds up every order by hand.

const { house, db, staff, manager, placed, tens, paidCard, send, pay } = useEditing()
const STEPS = 90
const STEPS_BETWEEN_LOOKS = 10
const STEPS_BETWEEN_ANALYTICS = 45

const job = () => ({ database: house().app.database, log: openLog('silent'), now: () => new Date(), attempt: 1 })
const count = () => countSales({}, job())
const twoDishes = (quantity: number) =>
  placed([
    { id: TEN, price: 10, quantity },
    { id: FIVE, price: 5, quantity: 1 },
  ])
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

/** What a kitchen and a till with more on the menu would have written. */
const dress = async (dice: Dice, id: string) => {
  const frozen = { groupId: 'g', optionId: 'o', itemId: null, taxClass: null }
  const heat = dice.pick(['Mild', 'Hot'])
  const options = [{ ...frozen, group: 'Heat', name: heat, quantity: dice.between(1, 2), price: 150, choices: [] }]
  const below = { ...frozen, group: 'Side', name: 'Naan', quantity: 2, price: 300, choices: options }
  const startedAfter = dice.between(-100, 30) * 30_000
  await db().run(sql`
    with changed as (
      update orders set updated_at = now(), prep_started_at = promised_at + ${startedAfter}::int * interval '1 millisecond',
        ready_at = promised_at + (${startedAfter}::int + ${dice.between(0, 150) * 61_000}::int) * interval '1 millisecond'
      where id = ${id} returning location_id, id
    ), charged as (
      insert into order_charges (location_id, order_id, n, kind, label, amount)
      select location_id, id, 90, 'discount', ${dice.pick(['Happy hour', 'Friends'])}, ${dice.between(1, 400)} from changed on conflict do nothing
    )
    update order_lines l set options = ${JSON.stringify(dice.chance(0.5) ? [below] : options)}::jsonb, name = ${dice.pick(['Dal', 'Naan'])}
    from changed c where l.location_id = c.location_id and l.order_id = c.id and l.line = 1`)
}

async function paidAndEdited(dice: Dice): Promise<void> {
  const orderId = await paidCard()
  if (dice.chance(0.5)) await send('/editOrder', orderId, { items: [kept(1, dice.between(1, 2))] })
}

/** One thing that people do; what is refused changes nothing. */
async function step(dice: Dice): Promise<void> {
  const order = await anOrder(dice)
  const kind = order ? dice.between(1, 12) : 1
  if (kind === 1 || !order) await tens(dice.between(1, 3), dice.between(0, 2))
  else if (kind === 2) await twoDishes(dice.between(1, 2))
  else if (kind === 3) await paidAndEdited(dice)
  else if (kind === 4) await staff().post('/updateOrderStatus', { orderId: order.id, status: NEXT[order.status] })
  else if (kind === 5) await manager().post('/cancelOrder', { orderId: order.id, cancelReason: 'Out of paneer' })
  else if (kind === 6) await pay(order.id)
  else if (kind === 7)
    await manager().post('/refundPayment', { paymentId: order.payment, amount: dice.between(1, 20), reason: 'Cold' })
  else if (kind === 8) await send('/editOrder', order.id, { items: [kept(1, dice.between(1, 4))] })
  else if (kind === 9) await staff().post('/undoMove', { orderId: order.id, status: order.status })
  else if (kind === 10) await dress(dice, order.id)
  // Within weeks, and over months and years.
  else await moveToDay(order.id, dice.between(0, kind === 11 ? 12 : 900), dice.between(0, 2))
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

async function expectAnalytics(): Promise<void> {
  for (const range of REVENUE_RANGES)
    for (const locationId of [undefined, 'truro']) {
      const query = new URLSearchParams({ range, ...(locationId && { locationId }) }).toString()
      const byHand = await analyticsByHand(db(), range, new Date(), locationId)
      const { admin } = house()
      expect(bodyOf(getSalesAnalytics, await admin.get(`/getSalesAnalytics?${query}`))).toMatchObject(byHand.sales)
      const { customers } = bodyOf(getGuestAnalytics, await admin.get(`/getGuestAnalytics?${query}`))
      expect(customers).toEqual(byHand.customers)
      const place = new URLSearchParams(locationId && { locationId }).toString()
      const { sums, before, revenue } = bodyOf(getRevenueAnalytics, await admin.get(`/getRevenueAnalytics?${query}`))
      expect(sums).toMatchObject({ orders: byHand.sales.orders, revenue: byHand.sales.revenue })
      expect(revenue.reduce((all, { orders }) => all + orders, 0)).toBe(byHand.sales.orders)
      expect(before === null).toBe(range === 'years')
      expect(bodyOf(getSoldTogether, await admin.get(`/getSoldTogether?${place}`))).toMatchObject(byHand.together)
    }
}

async function expectLocations(): Promise<void> {
  for (const range of REVENUE_RANGES) {
    const byHand = await locationSalesByHand(db(), range, new Date())
    const { locations } = bodyOf(getLocationSales, await house().admin.get(`/getLocationSales?range=${range}`))
    expect(locations.filter(({ orders }) => orders > 0).map(({ name: _, ...sales }) => sales)).toEqual(
      byHand.toSorted((one, other) => other.revenue - one.revenue),
    )
    const [best] = byHand
    if (!best) continue
    const about = `/getLocationSales?range=${range}&locationId=${best.id}`
    expect(bodyOf(getLocationSales, await house().admin.get(about)).locations).toMatchObject([best])
  }
}

/** Sums of locations are those of their days, and months of visits those of theirs, whether days are marked or not. */
async function expectSums(): Promise<void> {
  const kept = await db().many(sql`
    select stretch, from_date::text, location_id, days, orders, revenue::text from location_sums order by 1, 2, 3`)
  const added = await db().many(sql`
    select s.stretch, date_trunc(s.stretch, d.business_date::timestamp)::date::text as from_date, d.location_id, count(*)::int as days,
      sum(d.pickup + d.delivery + d.dine_in)::int as orders, sum(d.total - d.refunded)::bigint::text as revenue
    from sales_days d, (values ('week'), ('month'), ('year')) s (stretch) group by 1, 2, 3 order by 1, 2, 3`)
  expect(kept).toEqual(added)
  const visits = await db().many(sql`
    select from_date::text, fresh, of_month, of_years from house_visit_months order by 1`)
  const addedVisits = await db().many(sql`
    select date_trunc('month', business_date::timestamp)::date::text as from_date, sum(fresh)::int as fresh, sum(of_month)::int as of_month,
      array[sum(of_years[1]), sum(of_years[2]), sum(of_years[3]), sum(of_years[4]), sum(of_years[5])]::int[] as of_years
    from house_visits group by 1 order by 1`)
  expect(visits).toEqual(addedVisits)
}

/** What is kept of customers follows from the days, and where no day is marked from the orders. */
async function expectVisits(): Promise<void> {
  const kept = await db().many(sql`
    select location_id, customer::text, first_date::text, last_date::text from customer_visits order by 1, 2`)
  const recounted = await db().many(sql`
    select location_id, customer_number(customer_email, customer_phone)::text as customer, min(business_date)::text as first_date,
      max(business_date)::text as last_date
    from orders where status <> 'cancelled' and customer_number(customer_email, customer_phone) is not null group by 1, 2 order by 1, 2`)
  expect(kept).toEqual(recounted)
}

it.each(['a', 'b'])(
  'the figures equal a recount after any sequence of changes, counted or not (money 74): %s',
  async (seed) => {
    const dice = diceOf(seed)
    const houseDice = diceOf(`house ${seed}`)
    for (let n = 1; n <= STEPS; n += 1) {
      await step(dice)
      if (dice.chance(0.15)) await count()
      if (dice.chance(0.15)) await addUpMonths({}, job())
      if (houseDice.chance(0.3)) await addUpHouse({}, job())
      if (n % STEPS_BETWEEN_LOOKS === 0) await expectFigures()
      if (n % STEPS_BETWEEN_LOOKS === 0) await expectLocations()
      if (n % STEPS_BETWEEN_ANALYTICS === 0) await expectAnalytics()
    }
    await count()
    const { marks } = await db().one<{ marks: number }>(sql`select count(*)::int as marks from sales_marks`)
    expect(marks).toBe(0)
    await expectVisits()
    await addUpMonths({}, job())
    await addUpHouse({}, job())
    await expectFigures()
    await expectAnalytics()
    await expectLocations()
    await expectSums()
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
      (select count(*) from payments where tender = 'cash')::int as cash,
      (select count(*) from sales_months)::int as months,
      (select count(*) from sales_years)::int as years,
      (select count(*) from customer_months)::int as customer_months,
      (select count(*) from house_parts where to_date > from_date)::int as house_months,
      (select count(*) from house_visits)::int as house_visits`)
  for (const [kind, times] of Object.entries(happened)) expect(times, kind).toBeGreaterThan(0)
})
