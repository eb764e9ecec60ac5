import { addDays, instantOf } from '@sizzle/domain/hours/local-time.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { countOrders } from '../orders/unpaid.sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { anOrder } from '../testing/an-order.ts'
import { setHours, setRules } from '../testing/kitchen-rules.ts'
import { type Caller, type Reply, useTestApp } from '../testing/test-app.ts'

const HALIFAX = 'America/Halifax'
const FRIDAY = '2026-11-20'
const SATURDAY = '2026-11-21'
let now = instantOf(HALIFAX, FRIDAY, '12:00')
const app = useTestApp({}, () => now)
const db = () => app().database.db
let staff: Caller

const goTo = (time: string, date = FRIDAY) => {
  now = instantOf(HALIFAX, date, time)
}
const at = (time: string, date = FRIDAY) => instantOf(HALIFAX, date, time).toISOString()
const whenever = () => db().run(sql`update sessions set expires_at = '2030-01-01'`)

beforeAll(async () => {
  staff = await aColleague(app(), 'staff', ['truro'], 'Sam Staff')
})
beforeEach(async () => {
  goTo('12:00')
  await setHours(app(), '11:30', '22:00')
  await setRules(app(), {})
  await db().run(sql`delete from slot_load`)
  await db().run(sql`delete from pauses`)
  await db().run(sql`update locations set bump_minutes = null, bump_until = null`)
})

type Placed = {
  orderId: string
  order: Record<string, unknown> & { shortNumber: string; businessDate: string }
}
/** Four pieces, by somebody new. */
async function place(scheduledFor: object | null, changes: Record<string, unknown> = {}, by?: Caller) {
  const caller = by ?? (await app().signUp())
  await whenever()
  return caller.post('/createCustomerOrderCash', await anOrder(app(), { scheduledFor, ...changes }, 4))
}
const later = (time: string, date = FRIDAY, changes = {}) => place({ date, time }, changes)
function placed(reply: Reply): Placed {
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  // A cash order that was placed answers with its id and the order; the fields that are read are checked where they are read.
  return reply.body as unknown as Placed
}
const numberOf = (reply: Reply) => Number(placed(reply).order.shortNumber.split('-')[1])
const said = ({ status, body }: Reply) => [status, body.code, body.userMessage]
const DELIVERY = { orderType: 'delivery', deliveryInfo: { address: '1 Main St, Truro' } }

describe('an order for later', () => {
  it('can be placed while closed, for a time when it is open', async () => {
    goTo('09:00')
    const { order, orderId } = placed(await later('18:30'))
    expect(order).toMatchObject({
      status: 'pending',
      scheduledFor: at('18:30'),
      promisedAt: at('18:30'),
      estimatedReady: at('18:30'),
      businessDate: FRIDAY,
    })
    const row = await db().one(sql`
      select fire_at, slot_at, slot_items, quoted_minutes, formula_minutes, is_overbooked from orders where id = ${orderId}`)
    expect(row).toEqual({
      fire_at: new Date(at('18:03')),
      slot_at: new Date(at('18:30')),
      slot_items: 4,
      quoted_minutes: 27,
      formula_minutes: 27,
      is_overbooked: false,
    })
    expect(said(await place(null))).toEqual([409, 'location_closed', 'Closed - Opens today at 11:30 a.m.'])
  })

  it.each([
    ['pickup', '21:45', {}],
    ['delivery', '21:30', DELIVERY],
  ])('for %s is taken until %s', async (_, last, changes) => {
    placed(await later(last, FRIDAY, changes))
    const words = last === '21:45' ? '9:45 p.m.' : '9:30 p.m.'
    const refused = [409, 'scheduled_after_last_order', `We stop taking orders at ${words}`]
    expect(said(await later('22:00', FRIDAY, changes))).toEqual(refused)
  })

  it.each([
    ['a time of no slot', '18:32', FRIDAY, 400, 'scheduled_time_invalid', 'Please choose one of the times offered.'],
    ['a time in the past', '11:45', FRIDAY, 409, 'scheduled_too_soon', 'Please choose a time on or after 12:30 p.m.'],
    [
      'a time that is too near',
      '12:15',
      FRIDAY,
      409,
      'scheduled_too_soon',
      'Please choose a time on or after 12:30 p.m.',
    ],
    [
      'before the first order',
      '11:30',
      SATURDAY,
      409,
      'scheduled_too_soon',
      'Please choose a time on or after tomorrow at 11:45 a.m.',
    ],
    ['no date', '18:30', '2027-02-31', 400, 'scheduled_time_invalid', 'Please choose one of the times offered.'],
    ['no time', '24:00', FRIDAY, 400, 'scheduled_time_invalid', 'Please choose one of the times offered.'],
    ['words', 'six', 'today', 400, 'scheduled_time_invalid', 'Please choose one of the times offered.'],
    ['day 8', '18:30', '2026-11-28', 409, 'scheduled_too_far_ahead', 'Orders can be placed up to 7 days ahead.'],
  ])('for %s (%s on %s) is refused', async (_, time, date, status, code, sentence) => {
    expect(said(await later(time, date))).toEqual([status, code, sentence])
  })

  it('reaches as many days ahead as the location says, at most 30', async () => {
    await setRules(app(), { daysAhead: 30 })
    placed(await later('18:30', addDays(FRIDAY, 30)))
    expect(said(await later('18:30', addDays(FRIDAY, 31)))[2]).toBe('Orders can be placed up to 30 days ahead.')
  })

  it('is refused during a pause, for a closed day and for an order type that is off, and not around them', async () => {
    await db().run(sql`
      insert into pauses (location_id, id, order_type, from_at, until_at, by_name)
      values ('truro', gen_random_uuid(), 'delivery', ${now}, ${at('19:30')}, 'Dev Patel')`)
    const paused = [409, 'orders_paused', 'Not taking delivery orders until 7:30 p.m.']
    expect(said(await later('18:30', FRIDAY, DELIVERY))).toEqual(paused)
    expect(said(await place(null, DELIVERY))).toEqual(paused)
    placed(await later('19:30', FRIDAY, DELIVERY))
    placed(await later('18:30'))
    const closed = [{ date: SATURDAY, closed: true }]
    await db().run(sql`update locations set exceptions = ${JSON.stringify(closed)}::jsonb where id = 'truro'`)
    expect(said(await later('18:30', SATURDAY))).toEqual([
      409,
      'scheduled_closed',
      'The restaurant is closed at that time. Please choose another one.',
    ])
  })

  it('counts to the day on which it is cooked, with the next number of that day (times 23)', async () => {
    const first = numberOf(await later('18:30', SATURDAY))
    const today = numberOf(await place(null))
    expect(placed(await later('19:00', SATURDAY)).order.businessDate).toBe(SATURDAY)
    goTo('12:00', SATURDAY)
    expect(numberOf(await place(null))).toBe(first + 2)
    expect(today).toBeGreaterThan(0)
  })

  it('at 01:30 of a kitchen that is open to 02:00 belongs to the evening before, at once and later', async () => {
    await setHours(app(), '17:00', '02:00')
    const evening = numberOf(await later('18:30'))
    goTo('01:00', SATURDAY)
    const night = placed(await place({ date: SATURDAY, time: '01:30' }))
    expect(night.order).toMatchObject({ businessDate: FRIDAY, scheduledFor: at('01:30', SATURDAY) })
    goTo('01:30', SATURDAY)
    const last = await place(null)
    expect(placed(last).order.businessDate).toBe(FRIDAY)
    expect(numberOf(last)).toBe(evening + 2)
  })

  it.each([
    ['the spring change skips', '2027-03-13', '2027-03-14', '02:30', '2027-03-14T06:30:00.000Z'],
    ['autumn shows twice', '2026-10-31', '2026-11-01', '01:30', '2026-11-01T04:30:00.000Z'],
  ])('for a time that %s is made once, behind or the first', async (_, today, date, time, instant) => {
    await setHours(app(), '00:00', '00:00')
    goTo('20:00', today)
    expect(placed(await later(time, date)).order.scheduledFor).toBe(instant)
  })
})

describe('the quote', () => {
  const minutes = (order: Record<string, unknown>) => (Date.parse(String(order.promisedAt)) - now.getTime()) / 60_000
  const quoted = async () => minutes(placed(await place(null)).order)
  const learn = (factor: number) =>
    db().run(sql`
      insert into prep_facts (location_id, order_type, day_part, factor_percent, samples, at)
      values ('truro', 'pickup', 'lunch', ${factor}, 30, ${now})
      on conflict (location_id, order_type, day_part) do update set factor_percent = ${factor}`)
  const bump = (until: string) =>
    db().run(sql`update locations set bump_minutes = 10, bump_until = ${at(until)} where id = 'truro'`)

  it('is the plain formula while nothing was learned and nobody is behind', async () => {
    expect(await quoted()).toBe(27)
  })

  it('is stretched by what was learned and by a bump, up to five minutes, where the location learns', async () => {
    await learn(130)
    expect(await quoted()).toBe(27)
    await bump('12:30')
    expect(await quoted()).toBe(40)
    await setRules(app(), { learnsTimes: true })
    expect(await quoted()).toBe(50)
    goTo('12:30')
    expect(await quoted()).toBe(40)
    goTo('14:00')
    expect(await quoted()).toBe(27)
  })

  it('of checkout, price check and confirmation is the same (times 29)', async () => {
    await bump('13:00')
    const guest = await app().guest()
    const { body } = await guest.get('/getOrderTimes?locationId=truro&orderType=pickup&items=4')
    const { items, pricing, location } = await anOrder(app(), {}, 4)
    const asked = { items, tipAmount: 0, frontendPricing: pricing, location, orderType: 'pickup' }
    const checked = await guest.post('/validatePricing', asked)
    const { order } = placed(await place(null))
    const { readyAt } = body.asap as { readyAt: string }
    expect([checked.body.estimatedReady, order.promisedAt]).toEqual([readyAt, readyAt])
    const chosen = await guest.post('/validatePricing', { ...asked, scheduledFor: { date: FRIDAY, time: '18:30' } })
    expect(chosen.body.estimatedReady).toBe(at('18:30'))
  })
})

describe('on the board', () => {
  const board = async (id: string) => {
    const { body } = await staff.get('/getLocationOrders?locationId=truro&status=active&limit=200')
    return (body.orders as { id: string }[]).find((order) => order.id === id)
  }

  it('an order for later is listed from the start, is not due before its time, and is counted apart (times 24)', async () => {
    const counts = async () => (await staff.get('/getLocationOrderCounts?locationId=truro')).body
    const before = await counts()
    const { orderId } = placed(await later('18:30'))
    expect(await board(orderId)).toMatchObject({
      fireAt: at('18:03'),
      isOverbooked: false,
      isOverdue: false,
      orderAge: 0,
      estimatedWaitTime: 390,
    })
    const after = await counts()
    expect(after).toMatchObject({ later: Number(before.later) + 1, pending: before.pending })
    expect(after.total).toBe(Number(before.total) + 1)
    goTo('18:05')
    expect(await board(orderId)).toMatchObject({ orderAge: 2, isOverdue: false })
    expect(Number((await counts()).pending)).toBeGreaterThan(Number(before.pending))
    goTo('18:31')
    expect(await board(orderId)).toMatchObject({ isOverdue: true })
  })

  it('starting keeps the time that was chosen while it is ahead, and adds 45 minutes after it', async () => {
    const start = async (id: string) => {
      const { status } = await staff.post('/updateOrderStatus', { orderId: id, status: 'preparing' })
      expect(status).toBe(200)
      return board(id)
    }
    const [early, late] = [placed(await later('18:30')), placed(await later('18:30'))]
    goTo('18:00')
    expect(await start(early.orderId)).toMatchObject({ estimatedReady: at('18:30'), promisedAt: at('18:30') })
    goTo('18:40')
    expect(await start(late.orderId)).toMatchObject({ estimatedReady: at('19:25'), promisedAt: at('18:30') })
  })
})

describe('the same dishes', () => {
  it('for another time are another wish; for the same time they are asked about (times 25)', async () => {
    const person = await app().signUp()
    const order = (time: string | null) =>
      place(time === null ? null : { date: FRIDAY, time }, { orderAgain: false }, person)
    for (const time of [null, '18:30', '19:00']) placed(await order(time))
    expect((await order('18:30')).body.code).toBe('ordered_the_same')
    expect((await order(null)).body.code).toBe('ordered_the_same')
  })
})

describe('unpaid orders', () => {
  it('for later count until their time, however long ago they were placed', async () => {
    const counted = async (id: string, ago: string) => {
      await db().run(sql`update orders set order_time = order_time - ${ago}::interval where id = ${id}`)
      const { user_id } = await db().one<{ user_id: string }>(sql`select user_id from orders where id = ${id}`)
      const day = new Date(now.getTime() - 86_400_000)
      return (await countOrders(db(), user_id, 'no phone', { open: day, placed: day })).open
    }
    expect(await counted(placed(await later('18:30', addDays(FRIDAY, 6))).orderId, '5 days')).toBe(1)
    expect(await counted(placed(await place(null)).orderId, '5 days')).toBe(0)
  })
})
