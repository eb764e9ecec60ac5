import { getLocationOrders } from '@sizzle/contract/board.ts'
import type { Accepting } from '@sizzle/domain/locations/order-rules.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { setRules } from '../testing/kitchen-rules.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const START = new Date('2026-11-20T22:00:00.000Z')
const seconds = (count: number) => new Date(START.getTime() + count * 1000)
let now = START
const app = useTestApp({}, () => now)
let customer: Caller
let cook: Caller

beforeAll(async () => {
  await alwaysOpen(app())
  customer = await app().signUp()
  cook = await aColleague(app(), 'staff', ['truro'], 'Carla Cook')
})
beforeEach(async () => {
  now = START
  await app().database.db.run(sql`delete from kitchen_watches`)
})

const watch = (locationIds: readonly string[], by = cook) => by.post('/watchKitchens', { locationIds })

async function placed(accepting: Accepting, changes = {}) {
  await setRules(app(), { accepting })
  const { body } = await customer.post('/createCustomerOrderCash', await anOrder(app(), changes))
  const reply = await cook.get('/getLocationOrders?locationId=truro&limit=200')
  const order = bodyOf(getLocationOrders, reply).orders.find(({ orderId }) => orderId === body.orderId)
  if (!order) throw new Error('the order is not on the board')
  return order
}

describe('an order that is accepted by itself (kitchen 34)', () => {
  it.each<[Accepting, number | null, boolean]>([
    ['by_itself', 0, true],
    ['by_itself', 29, true],
    ['by_itself', 30, false],
    ['by_itself', null, false],
    ['apart', 0, false],
    ['with_start', 0, false],
  ])('accepting %s, a screen seen %s seconds ago: %s', async (accepting, ago, isAccepted) => {
    if (ago !== null) await watch(['truro'])
    now = seconds(ago ?? 0)
    const order = await placed(accepting)
    expect(order).toMatchObject({ status: 'pending', acceptedAt: isAccepted ? now.toISOString() : null })
  })

  it('says so in its history', async () => {
    await watch(['truro'])
    const { orderId } = await placed('by_itself')
    const { body } = await cook.get(`/getOrderDetails?orderId=${orderId}`)
    expect(body.order).toMatchObject({ timeline: [{ kind: 'status' }, { kind: 'accept', by: '', note: 'By itself' }] })
    expect((await cook.post('/updateOrderStatus', { orderId, status: 'preparing' })).body).toMatchObject({
      changed: true,
    })
  })

  it('is not one for later: that calls when its time has come', async () => {
    await watch(['truro'])
    const order = await placed('by_itself', { scheduledFor: { date: '2026-11-20', time: '21:00' } })
    expect(order.acceptedAt).toBeNull()
  })

  it('needs a screen of its own kitchen', async () => {
    const elsewhere = await aColleague(app(), 'staff', ['new-glasgow'])
    await watch(['new-glasgow'], elsewhere)
    expect((await placed('by_itself')).acceptedAt).toBeNull()
  })
})

describe('a screen that says it is there', () => {
  it('is believed for 30 seconds, and its older words change nothing', async () => {
    now = seconds(10)
    expect((await watch(['truro', 'truro'])).body).toMatchObject({ until: seconds(40).toISOString() })
    now = START
    await watch(['truro'])
    const kept = await app().database.db.one<{ seen_at: Date }>(sql`select seen_at from kitchen_watches`)
    expect(kept.seen_at).toEqual(seconds(10))
  })

  it.each([[['truro', 'new-glasgow']], [['no-such-place']]])('of %j is refused as a whole', async (locationIds) => {
    expect(await watch(locationIds)).toMatchObject({ status: 404, body: { code: 'location_not_found' } })
    const kept = await app().database.db.many(sql`select * from kitchen_watches`)
    expect(kept).toEqual([])
  })
})
