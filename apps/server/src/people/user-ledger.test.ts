import { randomUUID } from 'node:crypto'
import { adjustLoyalty, getUserLedger } from '@sizzle/contract/loyalty.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf, idOf } from '../testing/body-of.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
let admin: Caller
beforeAll(async () => {
  admin = await app().admin()
  await alwaysOpen(app())
})
const adjust = (userId: string, change: object) =>
  admin.post('/adjustLoyalty', { userId, reason: 'Cold naan', ...change })
const ledgerOf = async (userId: string, page = 1) =>
  bodyOf(getUserLedger, await admin.get(`/getUserLedger?userId=${userId}&page=${page}`))

const keptOf = (key: string) =>
  app().database.db.maybe<{ status: number; answer: object }>(
    sql`select status, answer from idempotency where key = ${key}`,
  )

describe('the ledger of a person', () => {
  it('shows every row with its order or its reason, newest first, and adds up to the figures (people 41)', async () => {
    const guest = await app().signUp()
    const userId = await idOf(guest)
    const placed = await guest.post('/createCustomerOrderCash', await anOrder(app()))
    const { orderId, shortNumber } = (placed.body.order ?? {}) as { orderId: string; shortNumber: string }
    await admin.post('/processOrderPayment', { orderId, paymentData: { method: 'manual' } })
    for (const status of ['preparing', 'ready', 'completed'])
      await admin.post('/updateOrderStatus', { orderId, status })
    const adjusted = bodyOf(adjustLoyalty, await adjust(userId, { points: 20 }))

    const { entries, figures, total } = await ledgerOf(userId)
    expect(total).toBe(2)
    expect(entries).toMatchObject([
      { kind: 'adjusted', points: 20, orders: 0, spent: 0, order: null, by: 'Owner', reason: 'Cold naan' },
      {
        kind: 'earned',
        orders: 1,
        order: { id: orderId, number: shortNumber, location: 'Truro Heights', subtotal: expect.any(Number) },
        by: null,
        reason: '',
      },
    ])
    const [, earned] = entries
    expect(earned?.points).toBe(Math.floor(earned?.order?.subtotal ?? 0))
    const sum = (name: 'points' | 'orders') => entries.reduce((all, entry) => all + entry[name], 0)
    expect([figures.points, figures.orders]).toEqual([sum('points'), sum('orders')])
    expect(adjusted.user).toMatchObject({
      loyaltyPoints: figures.points,
      totalOrders: figures.orders,
      totalSpent: figures.spent,
    })
  })

  it('stands by time, also where a later row tells of something earlier (people 41)', async () => {
    const userId = await idOf(await app().signUp())
    await app().database.db.run(sql`
      insert into ledger (user_id, kind, points, orders, spent, actor_id, at)
      select ${userId}, 'adjusted', n, 0, 0, ${userId}, now() - n * interval '1 hour' from generate_series(1, 3) n`)
    expect((await ledgerOf(userId)).entries.map(({ points }) => points)).toEqual([1, 2, 3])
  })

  it('goes on page by page, and a page behind the last one is empty', async () => {
    const userId = await idOf(await app().signUp())
    await app().database.db.run(sql`
      insert into ledger (user_id, kind, points, orders, spent, actor_id, at)
      select ${userId}, 'adjusted', n, 0, 0, ${userId}, now() from generate_series(1, 51) n`)
    expect((await ledgerOf(userId)).entries).toHaveLength(50)
    expect(await ledgerOf(userId, 9)).toMatchObject({ page: 9, pages: 2, total: 51, entries: [] })
  })

  it('of nobody is not found', async () => {
    expect((await admin.get(`/getUserLedger?userId=${randomUUID()}`)).body.code).toBe('user_not_found')
    expect((await adjust(randomUUID(), { points: 1 })).body.code).toBe('user_not_found')
  })
})

describe('a correction by hand', () => {
  it('never takes more than there is, also by two at once', async () => {
    const userId = await idOf(await app().signUp())
    await adjust(userId, { points: 10 })
    const replies = await Promise.all([1, 2, 3].map(() => adjust(userId, { points: -10 })))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('loyalty_below_zero')
    expect((await ledgerOf(userId)).figures.points).toBe(0)
  })

  it('sent twice under one key counts once', async () => {
    const userId = await idOf(await app().signUp())
    const key = { 'idempotency-key': randomUUID() }
    const wish = { userId, points: 5, reason: 'Twice' }
    const replies = await Promise.all([1, 2].map(() => admin.post('/adjustLoyalty', wish, key)))
    expect(replies.map((reply) => bodyOf(adjustLoyalty, reply).user.loyaltyPoints)).toEqual([5, 5])
    expect((await ledgerOf(userId)).figures.points).toBe(5)
    expect(await keptOf(key['idempotency-key'])).toEqual({ status: 200, answer: {} })
  })

  it('that was refused is refused again under its key, also when it would be possible by then', async () => {
    const userId = await idOf(await app().signUp())
    const key = { 'idempotency-key': randomUUID() }
    const take = () => admin.post('/adjustLoyalty', { userId, points: -5, reason: 'Too early' }, key)
    expect((await take()).body.code).toBe('loyalty_below_zero')
    await adjust(userId, { points: 9 })
    expect((await take()).body.code).toBe('loyalty_below_zero')
    expect((await ledgerOf(userId)).figures.points).toBe(9)
  })

  it.each([
    [{ points: 0 }, 'points'],
    [{ points: 5, reason: ' ' }, 'reason'],
    [{ points: 1.5 }, 'points'],
    [{ points: 1e12 }, 'points'],
    [{ points: 5, reason: 'x'.repeat(201) }, 'reason'],
  ])('is refused with %o', async (change, field) => {
    const { status, body } = await adjust(randomUUID(), change)
    expect([status, (body.fields as { field: string }[])[0]?.field]).toEqual([400, field])
  })
})
