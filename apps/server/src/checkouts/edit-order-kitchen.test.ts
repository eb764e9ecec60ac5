import { randomUUID } from 'node:crypto'
import { getOrderDetails } from '@sizzle/contract/board.ts'
import { editOrder } from '@sizzle/contract/edit-order.ts'
import { instantOf } from '@sizzle/domain/hours/local-time.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aDishOf } from '../testing/a-bill.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { anOrderOf, putMenu } from '../testing/a-menu-with-options.ts'
import { alwaysOpen } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { BAR, noStations, putStations } from '../testing/kitchen-stations.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const FRIDAY = '2026-11-20'
const NOON = instantOf('America/Halifax', FRIDAY, '12:00')
let now = NOON
const app = useTestApp({}, () => now)
const db = () => app().database.db
let staff: Caller
let manager: Caller
let TEN: string

beforeAll(async () => {
  await alwaysOpen(app())
  await putMenu(app())
  staff = await aColleague(app(), 'staff', ['truro'], 'Sam Staff')
  manager = await aColleague(app(), 'manager', ['truro'], 'Mia Manager')
  TEN = await aDishOf(app(), { price: 1000 })
})
beforeEach(async () => {
  now = NOON
  await db().run(sql`delete from slot_load`)
  await db().run(sql`delete from stock`)
  await db().run(sql`update menu_items set sold_out_until = null`)
  await noStations(app())
})

async function placed(lines: readonly { id: string; quantity: number }[], changes: Record<string, unknown> = {}) {
  const subtotal = lines.reduce((sum, { id, quantity }) => sum + quantity * (id === 'pop' ? 349 : 1000), 0)
  const reply = await staff.post('/createAdminOrderCash', anOrderOf(lines, subtotal, changes))
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return String(reply.body.orderId)
}
const detailsOf = async (orderId: string) =>
  bodyOf(getOrderDetails, await staff.get(`/getOrderDetails?orderId=${orderId}`)).order
const send = async (orderId: string, what: object) =>
  staff.post('/editOrder', { orderId, expectedVersion: (await detailsOf(orderId)).version, ...what })
const edit = async (orderId: string, what: object) => {
  const reply = await send(orderId, what)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return bodyOf(editOrder, reply)
}
const told = async (orderId: string) =>
  (
    await db().many<{ kind: string; revision: number; name: string; lines: { quantity: number; name: string }[] }>(sql`
      select t.kind, t.revision, s.name, t.lines from tickets t join stations s using (location_id)
      where s.id = t.station_id and t.order_id = ${orderId} order by t.revision, t.kind desc, s.position`)
  ).map(
    ({ kind, revision, name, lines }) =>
      `${kind} ${revision} ${name}: ${lines.map((line) => `${line.quantity} ${line.name}`).join(', ')}`,
  )
const later = { scheduledFor: { date: FRIDAY, time: '18:30' } }

describe('the stations', () => {
  it('are told the difference alone, in the transaction of the edit (ordering 44)', async () => {
    await putStations(app(), manager, { routes: [{ match: 'item', id: 'pop', stationId: BAR }] })
    const orderId = await placed([{ id: TEN, quantity: 2 }])
    await edit(orderId, {
      items: [
        { line: 1, id: TEN, quantity: 3 },
        { id: 'pop', quantity: 1 },
      ],
    })
    expect((await told(orderId)).slice(2)).toEqual([
      'new 2 Bar: 1 Pop',
      'add 2 Hot: 1 Dish of 1000',
      'add 2 Pass: 1 Dish of 1000, 1 Pop',
    ])
    await edit(orderId, { items: [{ line: 1, id: TEN, quantity: 3 }] })
    expect((await told(orderId)).slice(5)).toEqual(['void 3 Bar: 1 Pop', 'void 3 Pass: 1 Pop'])
    const before = await told(orderId)
    await edit(orderId, { customerInfo: { name: 'Sam', email: '', phone: '' } })
    expect(await told(orderId)).toEqual(before)
  })

  it('are told nothing of an order for later that they do not know yet, and of all of it when it is due', async () => {
    await putStations(app(), manager)
    const orderId = await placed([{ id: TEN, quantity: 2 }], later)
    const { fireAt } = await detailsOf(orderId)
    const { order } = await edit(orderId, { items: [{ line: 1, id: TEN, quantity: 6 }] })
    expect(await told(orderId)).toEqual([])
    // It is begun as much earlier as it takes longer, and promised for the same time.
    expect(new Date(fireAt ?? 0).getTime() - new Date(order.fireAt ?? 0).getTime()).toBe(12 * 60_000)
    expect(order).toMatchObject({ scheduledFor: order.promisedAt })
    now = new Date(new Date(order.fireAt ?? 0).getTime() - 3 * 60_000)
    await edit(orderId, { items: [{ line: 1, id: TEN, quantity: 8 }] })
    expect(await told(orderId)).toEqual(['new 1 Hot: 8 Dish of 1000', 'new 1 Pass: 8 Dish of 1000'])
  })
})

describe('what is counted', () => {
  const count = async (left: number) => {
    await db().run(sql`
      insert into stock (location_id, kind, id, units_left, set_at) values ('truro', 'item', ${TEN}, ${left}, ${now})
      on conflict (location_id, kind, id) do update set units_left = excluded.units_left, set_at = excluded.set_at`)
  }
  const left = async () =>
    (await db().one<{ units_left: number }>(sql`select units_left from stock where id = ${TEN}`)).units_left

  it('follows the order, up to what is there, and comes back with its cancellation (ordering 44)', async () => {
    await count(5)
    const orderId = await placed([{ id: TEN, quantity: 2 }])
    expect(await left()).toBe(3)
    await edit(orderId, { items: [{ line: 1, id: TEN, quantity: 4 }] })
    expect(await left()).toBe(1)
    const more = await send(orderId, { items: [{ line: 1, id: TEN, quantity: 6 }] })
    expect([more.body.code, more.body.userMessage]).toEqual(['item_unavailable', 'Only 5 left: Dish of 1000.'])
    // The last one: the dish is sold out, and this order may still be changed.
    await edit(orderId, { items: [{ line: 1, id: TEN, quantity: 5 }] })
    expect(await left()).toBe(0)
    await edit(orderId, { items: [{ line: 1, id: TEN, quantity: 1 }] })
    expect(await left()).toBe(4)
    await manager.post('/cancelOrder', { orderId, cancelReason: 'Out of it' })
    expect(await left()).toBe(5)
  })

  it('anew is not charged with what was taken of the count before', async () => {
    await count(5)
    const orderId = await placed([{ id: TEN, quantity: 3 }])
    now = new Date(now.getTime() + 60_000)
    await count(9)
    await edit(orderId, { items: [{ line: 1, id: TEN, quantity: 2 }] })
    expect(await left()).toBe(9)
    await edit(orderId, { items: [{ line: 1, id: TEN, quantity: 4 }] })
    expect(await left()).toBe(7)
  })

  it('of two orders that want the last one, one gets it', async () => {
    await count(3)
    const orders = [await placed([{ id: TEN, quantity: 1 }]), await placed([{ id: TEN, quantity: 1 }])]
    const items = [{ line: 1, id: TEN, quantity: 2 }]
    const replies = await Promise.all(orders.map((orderId) => send(orderId, { items })))
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await left()).toBe(0)
  })
})

describe('the room in the kitchen', () => {
  const limit = (rules: object) =>
    db().run(sql`update locations set order_rules = order_rules || ${JSON.stringify(rules)}::jsonb where id = 'truro'`)
  const loads = () =>
    db().many<{ orders: number; items: number }>(sql`
      select orders, items from slot_load where location_id = 'truro' and orders + items > 0 order by slot_at`)

  it('follows the order: what has no room is added only on purpose, which is audited (ordering 44)', async () => {
    await limit({ slotItems: 4 })
    try {
      const orderId = await placed([{ id: TEN, quantity: 2 }], later)
      await placed([{ id: TEN, quantity: 1 }], later)
      const items = [{ line: 1, id: TEN, quantity: 4 }]
      const full = await send(orderId, { items })
      expect([full.status, full.body.code, full.body.time]).toEqual([409, 'edit_without_room', '6:30 p.m.'])
      expect(await loads()).toEqual([{ orders: 2, items: 3 }])
      expect((await edit(orderId, { items: [{ line: 1, id: TEN, quantity: 3 }] })).order.isOverbooked).toBe(false)
      expect((await edit(orderId, { items, overbook: true })).order.isOverbooked).toBe(true)
      expect(await loads()).toEqual([{ orders: 2, items: 5 }])
      const [audited] = await db().many(
        sql`select 1 from audit where action = 'overbook' and subject = ${`order:${orderId}`}`,
      )
      expect(audited).toBeDefined()
      // Less fits in any case.
      expect((await edit(orderId, { items: [{ line: 1, id: TEN, quantity: 2 }] })).order.isOverbooked).toBe(false)
      expect(await loads()).toEqual([{ orders: 2, items: 3 }])
    } finally {
      await limit({ slotItems: null })
    }
  })

  it('goes with the promise of an order that is wanted at once', async () => {
    const orderId = await placed([{ id: TEN, quantity: 1 }])
    await edit(orderId, { items: [{ line: 1, id: TEN, quantity: 9 }] })
    expect(await loads()).toEqual([{ orders: 1, items: 9 }])
    const { slot_at, promised_at } = await db().one<{ slot_at: Date; promised_at: Date }>(
      sql`select slot_at, promised_at from orders where id = ${orderId}`,
    )
    expect(promised_at.getTime() - slot_at.getTime()).toBeLessThan(15 * 60_000)
    expect(promised_at >= slot_at).toBe(true)
    await manager.post('/cancelOrder', { orderId, cancelReason: 'Out of it' })
    expect(await loads()).toEqual([])
  })
})

describe('another type of order', () => {
  it('is asked for as if it were new: in a pause it is refused, while the order itself may be changed', async () => {
    const orderId = await placed([{ id: TEN, quantity: 1 }])
    const pause = await staff.post('/pauseOrders', {
      locationId: 'truro',
      orderType: null,
      channel: null,
      length: { for: 'minutes', minutes: 30 },
    })
    expect(pause.status, JSON.stringify(pause.body)).toBe(200)
    const delivery = { orderType: 'delivery', deliveryInfo: { address: '12 Prince Street' } }
    const refused = await send(orderId, delivery)
    expect(refused.body.code).toBe('orders_paused')
    await edit(orderId, { items: [{ line: 1, id: TEN, quantity: 2 }] })
    await db().run(sql`update pauses set ended_at = ${now}`)
    expect((await edit(orderId, delivery)).order.deliveryInfo).toEqual({
      address: '12 Prince Street',
      instructions: '',
    })
    expect((await edit(orderId, { orderType: 'pickup' })).order.deliveryInfo).toBeNull()
  })

  it('is refused where the location does not offer it', async () => {
    const orderId = await placed([{ id: TEN, quantity: 1 }])
    await db().run(sql`update locations set features = array_remove(features, 'Dine-in') where id = 'truro'`)
    const reply = await send(orderId, { orderType: 'dine-in', tableInfo: { tableNumber: '4', partySize: 2 } })
    expect(reply.body.code).toBe('order_type_unavailable')
    await db().run(sql`update locations set features = features || '{Dine-in}' where id = 'truro'`)
  })
})

it('notes and choices travel with their line', async () => {
  const orderId = await placed([{ id: TEN, quantity: 1 }], { specialInstructions: randomUUID() })
  const { order } = await edit(orderId, { items: [{ line: 1, id: TEN, quantity: 1, note: 'No salt' }] })
  expect(order.items[0]?.note).toBe('No salt')
  expect((await edit(orderId, { items: [{ line: 1, id: TEN, quantity: 2 }] })).order.items[0]?.note).toBe('No salt')
  expect((await edit(orderId, { items: [{ line: 1, id: TEN, quantity: 2, note: '' }] })).order.items[0]?.note).toBe('')
})
