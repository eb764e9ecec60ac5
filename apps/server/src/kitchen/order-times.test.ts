import { createCustomerOrderCash } from '@sizzle/contract/orders.ts'
import { instantOf } from '@sizzle/domain/hours/local-time.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { setHours, setRules } from '../testing/kitchen-rules.ts'
import { useTestApp } from '../testing/test-app.ts'

const HALIFAX = 'America/Halifax'
const FRIDAY = '2026-11-20'
let now = instantOf(HALIFAX, FRIDAY, '12:00')
const app = useTestApp({}, () => now)
const run = (statement: ReturnType<typeof sql>) => app().database.db.run(statement)

beforeEach(async () => {
  now = instantOf(HALIFAX, FRIDAY, '12:00')
  await setHours(app(), '11:30', '22:00')
  await setRules(app(), {})
  await run(sql`delete from slot_load`)
  await run(sql`delete from pauses`)
})

async function times(more = '', orderType = 'pickup', items = 4) {
  const guest = await app().guest()
  return guest.get(`/getOrderTimes?locationId=truro&orderType=${orderType}&items=${items}${more}`)
}
type Slots = { slots: { time: string }[] }
const slotsOf = ({ body }: { body: object }) => (body as Slots).slots.map(({ time }) => time)

describe('the times of an order', () => {
  it('are what the formula says at once, and slots of today and seven more days', async () => {
    const { status, body } = await times()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      asap: { minutes: 27, readyAt: '2026-11-20T16:27:00.000Z', text: 'As soon as possible (about 27 min)' },
      notNow: null,
      date: FRIDAY,
      next: { date: FRIDAY, time: '12:30', label: '12:30 p.m.' },
    })
    const days = body.days as { label: string }[]
    expect(days.map(({ label }) => label).slice(0, 3)).toEqual(['Today', 'Tomorrow', 'Sunday, November 22'])
    expect(days).toHaveLength(8)
    expect(slotsOf({ body }).slice(0, 2)).toEqual(['12:30', '12:45'])
    expect(slotsOf({ body }).at(-1)).toBe('21:45')
  })

  it('are those of the day that is asked about', async () => {
    expect(slotsOf(await times('&date=2026-11-22'))[0]).toBe('11:45')
    const { body } = await times('&date=2026-12-24')
    expect(body).toMatchObject({ date: '2026-12-24', slots: [] })
    expect((await times('&date=2026-02-31')).status).toBe(400)
  })

  it('end earlier for a delivery', async () => {
    expect(slotsOf(await times('', 'delivery')).at(-1)).toBe('21:30')
  })

  it('while closed are for later only, with when it opens', async () => {
    now = instantOf(HALIFAX, FRIDAY, '09:00')
    const { body } = await times()
    expect(body).toMatchObject({
      asap: null,
      notNow: { code: 'location_closed', text: 'Closed - Opens today at 11:30 a.m.' },
      next: { time: '11:45' },
    })
  })

  it('say when it closes where that is before an order of now is ready (times 39)', async () => {
    now = instantOf(HALIFAX, FRIDAY, '21:30')
    expect((await times()).body).toMatchObject({ asap: { minutes: 27, closesFirst: null } })
    now = instantOf(HALIFAX, FRIDAY, '21:50')
    expect((await times()).body).toMatchObject({ asap: { minutes: 27, closesFirst: '10 p.m.' } })
  })

  it('are kept by an order: it says the same as long as it is being made', async () => {
    now = instantOf(HALIFAX, FRIDAY, '21:50')
    const customer = await app().signUp()
    const answer = await customer.post('/createCustomerOrderCash', await anOrder(app(), {}))
    expect(bodyOf(createCustomerOrderCash, answer).order).toMatchObject({ status: 'pending', closesFirst: '10 p.m.' })
  })

  it('leave out a pause, which says until when', async () => {
    await run(sql`
      insert into pauses (location_id, id, order_type, from_at, until_at, by_name)
      values ('truro', gen_random_uuid(), 'delivery', ${now}, ${instantOf(HALIFAX, FRIDAY, '19:30')}, 'Dev Patel')`)
    const { body } = await times('', 'delivery')
    expect(body).toMatchObject({
      asap: null,
      notNow: { code: 'orders_paused', text: 'Not taking delivery orders until 7:30 p.m.' },
      next: { time: '19:30' },
    })
    expect((await times()).body).toMatchObject({ notNow: null, next: { time: '12:30' } })
  })

  it('say in a pause of everything what the location says of itself', async () => {
    await run(sql`
      insert into pauses (location_id, id, order_type, from_at, until_at, by_name)
      values ('truro', gen_random_uuid(), null, ${now}, ${instantOf(HALIFAX, FRIDAY, '19:30')}, 'Dev Patel')`)
    const text = 'Not taking orders until 7:30 p.m.'
    expect((await times()).body).toMatchObject({ asap: null, notNow: { code: 'orders_paused', text } })
    expect((await times('', 'delivery')).body).toMatchObject({ notNow: { text } })
  })

  it('leave out what is full, and the quote moves before anybody is refused', async () => {
    await setRules(app(), { slotOrders: 2, maxWaitMinutes: 30 })
    const fill = (time: string) =>
      run(sql`
        insert into slot_load (location_id, slot_at, orders, items)
        values ('truro', ${instantOf(HALIFAX, FRIDAY, time)}, 1, 3), ('new-glasgow', ${instantOf(HALIFAX, FRIDAY, time)}, 9, 30)
        on conflict (location_id, slot_at) do update set held_orders = slot_load.held_orders + 1`)
    await fill('12:15')
    expect((await times()).body).toMatchObject({ asap: { minutes: 27 } })
    await fill('12:15')
    expect((await times()).body).toMatchObject({ asap: { minutes: 30 }, next: { time: '12:30' } })
    for (const time of ['12:30', '12:30', '13:00', '13:00']) await fill(time)
    expect((await times()).body).toMatchObject({
      asap: null,
      notNow: {
        code: 'kitchen_full',
        text: 'The kitchen is full until 12:45 p.m. You can order for 12:45 p.m.',
      },
      next: { time: '12:45' },
    })
    expect(slotsOf(await times()).slice(0, 2)).toEqual(['12:45', '13:15'])
  })

  it.each([
    ['a location that is none', 'locationId=nowhere&orderType=pickup&items=1', 404, 'location_not_found'],
    ['no pieces', 'locationId=truro&orderType=pickup&items=0', 400, 'invalid_input'],
    ['too many pieces', 'locationId=truro&orderType=pickup&items=201', 400, 'invalid_input'],
    ['a type of nobody', 'locationId=truro&orderType=drone&items=1', 400, 'invalid_input'],
    ['a type that is not offered', 'locationId=new-glasgow&orderType=delivery&items=1', 409, 'order_type_unavailable'],
    ['a list that is none', 'locationId=truro&orderType=pickup&items=1&dishes=a,,b', 400, 'invalid_input'],
  ])('are refused for %s', async (_, question, status, code) => {
    const reply = await (await app().guest()).get(`/getOrderTimes?${question}`)
    expect([reply.status, reply.body.code]).toEqual([status, code])
  })
})
