import { randomUUID } from 'node:crypto'
import { getOrderDetails } from '@sizzle/contract/board.ts'
import { NEXT, type OrderStatus } from '@sizzle/domain/order/status.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { readLive } from '../testing/live-reader.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const START = new Date('2026-11-20T22:00:00.000Z')
let now = START
const app = useTestApp({}, () => now)
let customer: Caller
let cook: Caller
let other: Caller
let manager: Caller

beforeAll(async () => {
  await alwaysOpen(app())
  customer = await app().signUp()
  cook = await aColleague(app(), 'staff', ['truro'], 'Carla Cook')
  other = await aColleague(app(), 'staff', ['truro'], 'Otto Other')
  manager = await aColleague(app(), 'manager', ['truro'], 'Meera Manager')
})
beforeEach(() => {
  now = START
})
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

async function placed(): Promise<string> {
  return String((await customer.post('/createCustomerOrderCash', await anOrder(app()))).body.orderId)
}
async function move(orderId: string, ...statuses: string[]) {
  for (const status of statuses) {
    later(60_000)
    expect((await cook.post('/updateOrderStatus', { orderId, status })).status).toBe(200)
  }
}
const undo = (orderId: string, status: string, by = cook, headers = {}) =>
  by.post('/undoMove', { orderId, status }, headers)
type Row = Record<string, unknown> & { status: OrderStatus; version: number }
const rowOf = (orderId: string) => app().database.db.one<Row>(sql`select * from orders where id = ${orderId}`)
const standing = async (orderId: string) => {
  const { version: _, updated_at: __, ...row } = await rowOf(orderId)
  return row
}
const eventsOf = (orderId: string) =>
  app().database.db.many<{ kind: string; status: OrderStatus; actor_name: string; taken_back: boolean }>(sql`
    select kind, status, actor_name, taken_back_at is not null as taken_back from order_events where order_id = ${orderId} order by seq`)
const textsOf = (orderId: string) =>
  app().database.db.many<{ template: string; state: string; waits: boolean; keyed: boolean }>(sql`
    select template, state, due_at > now() + interval '4 seconds' as waits, dedupe_key is not null as keyed
    from messages where about_id = ${orderId} and kind = 'sms' order by created_at`)

/** The steps that stand are a path that the table of moves allows, and end where the order is. */
async function expectPath(orderId: string) {
  const path = (await eventsOf(orderId)).filter(({ kind, taken_back }) => kind === 'status' && !taken_back)
  for (const [index, { status }] of path.slice(1).entries())
    expect(NEXT[path[index]?.status ?? 'cancelled'] as readonly string[]).toContain(status)
  expect(path.at(-1)?.status).toBe((await rowOf(orderId)).status)
}

describe('taking back the last move', () => {
  it.each([
    ['pending', 'preparing', []],
    ['preparing', 'ready', ['preparing']],
    ['ready', 'completed', ['preparing', 'ready']],
  ] as const)('puts the order back to %s after %s, with every time as it was (kitchen 21)', async (from, to, path) => {
    const orderId = await placed()
    await move(orderId, ...path)
    const before = await standing(orderId)
    later(60_000)
    await cook.post('/updateOrderStatus', { orderId, status: to })
    expect(await standing(orderId)).not.toEqual(before)
    later(4_900)
    const live = await readLive(app().url, { cookie: other.cookie })
    const reply = await undo(orderId, to)
    expect(reply).toMatchObject({
      status: 200,
      body: { oldStatus: to, newStatus: from, changed: true, current: { status: from, by: 'Carla Cook' } },
    })
    const { version } = await rowOf(orderId)
    expect(reply.body.version).toBe(version)
    await live.until(({ event, data }) => event === 'change' && data.id === orderId && data.version === version)
    live.close()
    expect(await standing(orderId)).toEqual(before)
    await expectPath(orderId)
  })

  it('keeps both in the history, and tells the customer of neither', async () => {
    const orderId = await placed()
    await move(orderId, 'preparing')
    await undo(orderId, 'preparing')
    const details = bodyOf(getOrderDetails, await cook.get(`/getOrderDetails?orderId=${orderId}`)).order
    expect(details.timeline).toMatchObject([
      { kind: 'status', status: 'pending' },
      { kind: 'status', status: 'preparing', by: 'Carla Cook' },
      { kind: 'undo', status: 'pending', by: 'Carla Cook', note: 'Being Prepared' },
    ])
    expect(details.statusHistory.map(({ status }) => status)).toEqual(['pending'])
    expect(await textsOf(orderId)).toMatchObject([{ template: 'order_preparing', state: 'skipped', keyed: false }])
  })

  it('gives back what was earned, and the next completion earns it once', async () => {
    const figures = async () => {
      const { loyaltyPoints, totalOrders } = (await customer.get('/getProfile')).body.profile as Record<string, number>
      return [loyaltyPoints, totalOrders]
    }
    const before = await figures()
    const orderId = await placed()
    await cook.post('/processOrderPayment', { orderId, paymentData: { method: 'manual' } })
    await move(orderId, 'preparing', 'ready', 'completed')
    const earned = await figures()
    expect(earned).not.toEqual(before)
    await undo(orderId, 'completed')
    expect(await figures()).toEqual(before)
    expect((await rowOf(orderId)).payment_status).toBe('paid')
    await move(orderId, 'completed')
    expect(await figures()).toEqual(earned)
    await expectPath(orderId)
  })
})

describe('the customer’s text message', () => {
  it('waits until the step stands, is let go with it, and is armed again by the next step there', async () => {
    const orderId = await placed()
    await move(orderId, 'preparing')
    expect(await textsOf(orderId)).toEqual([{ template: 'order_preparing', state: 'queued', waits: true, keyed: true }])
    await undo(orderId, 'preparing')
    await move(orderId, 'preparing')
    await move(orderId, 'ready')
    await undo(orderId, 'ready')
    await move(orderId, 'ready')
    expect((await textsOf(orderId)).map(({ template, state }) => [template, state])).toEqual([
      ['order_preparing', 'skipped'],
      ['order_preparing', 'queued'],
      ['order_ready', 'skipped'],
      ['order_ready', 'queued'],
    ])
  })

  it('that has left makes it too late, whatever the clock says', async () => {
    const orderId = await placed()
    await move(orderId, 'preparing')
    await app().database.db.run(sql`update messages set due_at = now() where about_id = ${orderId} and kind = 'sms'`)
    await app().database.transaction((tx) => announce(tx, 'message.changed', { id: '', version: 1 }))
    await expect.poll(async () => (await textsOf(orderId))[0]?.state).toBe('captured')
    expect(await undo(orderId, 'preparing')).toMatchObject({ status: 409, body: { code: 'undo_too_late' } })
    expect((await rowOf(orderId)).status).toBe('preparing')
    expect((await eventsOf(orderId)).some(({ taken_back }) => taken_back)).toBe(false)
  })
})

describe('is refused', () => {
  it('after five seconds', async () => {
    const orderId = await placed()
    await move(orderId, 'preparing')
    later(5_001)
    expect(await undo(orderId, 'preparing')).toMatchObject({
      status: 409,
      body: { code: 'undo_too_late', current: { status: 'preparing', by: 'Carla Cook' } },
    })
  })

  it('to a colleague, to staff elsewhere and to customers', async () => {
    const orderId = await placed()
    await move(orderId, 'preparing')
    expect(await undo(orderId, 'preparing', other)).toMatchObject({ status: 409, body: { code: 'undo_not_yours' } })
    const elsewhere = await aColleague(app(), 'staff', ['new-glasgow'])
    expect((await undo(orderId, 'preparing', elsewhere)).status).toBe(404)
    expect((await undo(orderId, 'preparing', customer)).status).toBe(401)
    expect((await undo(randomUUID(), 'preparing')).status).toBe(404)
  })

  it('once a colleague has moved the order on', async () => {
    const orderId = await placed()
    await move(orderId, 'preparing')
    await other.post('/updateOrderStatus', { orderId, status: 'ready' })
    expect(await undo(orderId, 'preparing')).toMatchObject({
      status: 409,
      body: { code: 'order_changed', current: { status: 'ready', by: 'Otto Other' } },
    })
  })

  it('for a cancellation, and for an order that nothing has happened to', async () => {
    const [cancelled, fresh] = [await placed(), await placed()]
    await manager.post('/cancelOrder', { orderId: cancelled, cancelReason: 'Rain' })
    expect((await undo(cancelled, 'cancelled', manager)).body.code).toBe('undo_not_possible')
    expect((await undo(fresh, 'pending')).body.code).toBe('undo_not_possible')
  })
})

describe('at once', () => {
  it('many presses take back one step, and a repeated one hears the same', async () => {
    const orderId = await placed()
    await move(orderId, 'preparing')
    await cook.post('/updateOrderStatus', { orderId, status: 'ready' })
    const key = { 'idempotency-key': randomUUID() }
    const replies = await Promise.all([
      ...Array.from({ length: 6 }, () => undo(orderId, 'ready')),
      undo(orderId, 'ready', cook, key),
      undo(orderId, 'ready', cook, key),
    ])
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    expect(new Set(replies.filter(({ body }) => body.changed).map(({ body }) => body.version)).size).toBe(1)
    expect((await eventsOf(orderId)).filter(({ kind }) => kind === 'undo')).toHaveLength(1)
    expect((await rowOf(orderId)).status).toBe('preparing')
    await expectPath(orderId)
  })

  it('against a colleague who moves the order on: one of them wins, and the path is a legal one', async () => {
    for (let round = 0; round < 6; round++) {
      const orderId = await placed()
      await move(orderId, 'preparing')
      const [taken, moved] = await Promise.all([
        undo(orderId, 'preparing'),
        other.post('/updateOrderStatus', { orderId, status: 'ready' }),
      ])
      expect([taken.status, moved.status].toSorted((a, b) => a - b)).toEqual([200, 409])
      expect((await rowOf(orderId)).status).toBe(taken.status === 200 ? 'pending' : 'ready')
      await expectPath(orderId)
    }
  })

  it('step by step to the start, each by its own press', async () => {
    const orderId = await placed()
    for (const status of ['preparing', 'ready', 'completed']) await cook.post('/updateOrderStatus', { orderId, status })
    for (const status of ['completed', 'ready', 'preparing']) expect((await undo(orderId, status)).status).toBe(200)
    expect(await rowOf(orderId)).toMatchObject({
      status: 'pending',
      prep_started_at: null,
      ready_at: null,
      completed_at: null,
      accepted_at: null,
    })
    await expectPath(orderId)
  })
})

afterAll(async () => {
  const { odd } = await app().database.db.one<{ odd: number }>(sql`
    select count(*)::int as odd from order_events where taken_back_at is not null and kind <> 'status'`)
  expect(odd).toBe(0)
})
