import { randomUUID } from 'node:crypto'
import { getPaymentProblems } from '@sizzle/contract/payment-lists.ts'
import { readyTill, takeTillOrder } from '@sizzle/contract/till.ts'
import { TILL_ORDERS } from '@sizzle/domain/till/till.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kit/db/sql.ts'
import { aColleague } from '../../testing/a-colleague.ts'
import { aColleagueWithPin, aSharedTablet, openTablet } from '../../testing/a-shared-tablet.ts'
import { aTillOrder } from '../../testing/a-till-order.ts'
import { anOrder } from '../../testing/an-order.ts'
import { bodyOf, idOf } from '../../testing/body-of.ts'
import { type Caller, useTestApp } from '../../testing/test-app.ts'

// What a till took for cash without a network, handed in by the device's own key.

const app = useTestApp()
const db = () => app().database.db
let sam: string

beforeAll(async () => {
  sam = (await aColleagueWithPin(app(), 'staff', ['truro'], 'Sam Oduya')).id
})

async function ready(tablet: Caller, next: number | null = null) {
  const { till } = bodyOf(readyTill, await tablet.post('/readyTill', { next }))
  if (!till) throw new Error('no till')
  return till
}

/** A paired browser, at which nobody has typed a PIN, and its book. */
async function aTill(locationId = 'truro') {
  const { tablet, name } = await aSharedTablet(app(), locationId)
  return { tablet, name, book: await ready(tablet) }
}
type Till = Awaited<ReturnType<typeof aTill>>

const order = ({ book }: Pick<Till, 'book'>, place = 0, changes = {}) =>
  aTillOrder(app(), { letters: book.letters, number: book.from + place, takenBy: sam, ...changes })
const handIn = (tablet: Caller, taken: object) =>
  tablet.post('/takeTillOrder', taken, { 'idempotency-key': randomUUID() })
async function handedIn(tablet: Caller, taken: object) {
  const reply = await handIn(tablet, taken)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return bodyOf(takeTillOrder, reply)
}
type Stored = { status: string; payment_status: string; total: number; order_time: Date; created_by: string | null }
const stored = (id: string) =>
  db().one<Stored & { short_number: string; lines: number; paid: number; business_date: string }>(sql`
    select o.*, (select count(*)::int from order_lines l where l.location_id = 'truro' and l.order_id = o.id) as lines,
      (select coalesce(sum(amount + cash_rounding), 0)::int from payments p where p.location_id = 'truro' and p.order_id = o.id and tender = 'cash') as paid
    from orders o where o.location_id = 'truro' and o.id = ${id}`)
async function alertOf(orderId: string) {
  const { alerts } = bodyOf(getPaymentProblems, await (await app().admin()).get('/getPaymentProblems'))
  return alerts.find((one) => one.orderId === orderId && one.kind === 'taken_offline')?.detail ?? null
}

describe('an order that a till took', () => {
  it('stands on the board as it was taken and paid, under the till’s own number (offline 37)', async () => {
    const till = await aTill()
    const taken = await order(till)
    const { orderId, shortNumber } = await handedIn(till.tablet, taken)
    expect(shortNumber).toMatch(new RegExp(`^TRU-${till.book.letters}01$`))
    const row = await stored(orderId)
    expect(row).toMatchObject({ status: 'pending', payment_status: 'paid', created_by: sam, lines: 1 })
    expect(row.order_time.toISOString()).toBe(taken.takenAt)
    const total = Math.round(taken.order.pricing.total * 100)
    expect([row.total, Math.abs(row.paid - total) <= 2]).toEqual([total, true])
    const staff = await aColleague(app(), 'staff', ['truro'])
    const { body } = await staff.get('/getLocationOrders?locationId=truro')
    expect(JSON.stringify(body)).toContain(shortNumber)
    expect(await alertOf(orderId)).toBeNull()
  })

  it('is there once, however often, at once and days later it is sent (offline 38)', async () => {
    const till = await aTill()
    const taken = await order(till)
    const replies = await Promise.all(Array.from({ length: 6 }, () => handIn(till.tablet, taken)))
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const ids = new Set(replies.map((reply) => bodyOf(takeTillOrder, reply).orderId))
    // The first answers are forgotten after a day.
    await db().run(sql`delete from idempotency`)
    ids.add((await handedIn(till.tablet, taken)).orderId)
    expect(ids.size).toBe(1)
    expect((await stored([...ids][0] ?? '')).paid).toBeGreaterThan(0)
  })

  it('is taken by nobody but a paired till, and not once that is unpaired (offline 39)', async () => {
    const till = await aTill()
    const taken = await order(till)
    const signedIn = await aColleague(app(), 'admin', [])
    for (const caller of [await app().guest(), await app().signUp(), signedIn]) {
      expect((await handIn(caller, taken)).body.code).toBe('not_a_tablet')
      expect(bodyOf(readyTill, await caller.post('/readyTill', { next: 1 })).till).toBeNull()
    }
    const device = await db().one<{ id: string }>(sql`select id from devices where name = ${till.name}`)
    expect((await signedIn.post('/unpairTablet', { tabletId: device.id })).status).toBe(200)
    expect((await handIn(till.tablet, taken)).body.code).toBe('not_a_tablet')
    // Paired anew the same browser brings it in, under the number that the guest was told.
    const again = await aTill()
    const { shortNumber } = await handedIn(again.tablet, taken)
    expect(shortNumber).toBe(`TRU-${till.book.letters}01`)
  })

  it('is not refused for a new price, a hidden or deleted dish, closed doors or a person who has left (offline 40)', async () => {
    const till = await aTill()
    const owner = await app().admin()
    const leaver = await aColleagueWithPin(app(), 'staff', ['truro'], 'Lea Gone')
    const [repriced, hidden, gone] = [
      await order(till, 0, { takenBy: leaver.id }),
      await order(till, 1),
      await order(till, 2),
    ]
    const [item] = repriced.order.items
    expect((await owner.post('/updateUser', { userId: leaver.id, updates: { isActive: false } })).status).toBe(200)
    const before = await db().one<{ price: number }>(sql`
      select price from menu_items where location_id = 'truro' and id = ${item?.id ?? ''}`)
    const change = (price: number, isThere = true) =>
      db().run(sql`
        update menu_items set price = ${price}, is_available = ${isThere}
        where location_id = 'truro' and id = ${item?.id ?? ''}`)
    try {
      await db().run(sql`update locations set hours = '{}'::jsonb where id = 'truro'`)
      await change(before.price + 100)
      const first = await handedIn(till.tablet, repriced)
      expect(await stored(first.orderId)).toMatchObject({ created_by: leaver.id, payment_status: 'paid' })
      expect(await alertOf(first.orderId)).toMatchObject({
        takenBy: 'Lea Gone',
        differs: expect.stringContaining('was sold for'),
      })
      await change(before.price, false)
      const second = await handedIn(till.tablet, hidden)
      expect((await alertOf(second.orderId))?.differs).toContain('cannot be had any more')
    } finally {
      await change(before.price)
    }
    const unknown = {
      ...gone,
      order: {
        ...gone.order,
        items: gone.order.items.map((one) => ({ ...one, id: 'gone-dish', words: 'Size: Large' })),
      },
    }
    const third = await handedIn(till.tablet, unknown)
    const line = await db().one<{ name: string; options: unknown }>(sql`
      select name, options from order_lines where location_id = 'truro' and order_id = ${third.orderId}`)
    expect([line.name, JSON.stringify(line.options)]).toEqual([item?.name, expect.stringContaining('Size: Large')])
    expect(await stored(third.orderId)).toMatchObject({ payment_status: 'paid' })
  })

  it('is the order that its cart has become already, and paid once (offline 38)', async () => {
    const till = await aTill()
    const staff = await aColleague(app(), 'staff', ['truro'])
    const cartId = `cart-${randomUUID()}`
    const customerInfo = { name: 'Under Way', email: '', phone: '' }
    const cart = await anOrder(app(), { customerInfo, cartId })
    for (const cashConfirmed of [true, false]) {
      const ofCart = { ...cart, cartId: `${cartId}-${cashConfirmed}` }
      const first = await staff.post('/createAdminOrderCash', { ...ofCart, cashConfirmed })
      expect(first.status, JSON.stringify(first.body)).toBe(200)
      const taken = await order(till, cashConfirmed ? 0 : 1, { takenBy: await idOf(staff) })
      const second = await handedIn(till.tablet, { ...taken, order: { ...taken.order, cartId: ofCart.cartId } })
      expect(second.orderId).toBe(first.body.orderId)
      const { total, paid } = await stored(second.orderId)
      expect(Math.abs(paid - total)).toBeLessThanOrEqual(2)
      expect((await alertOf(second.orderId))?.differs).toContain('was not placed again')
    }
  })

  it('keeps the tax that was paid, and says that it differs (offline 40)', async () => {
    const till = await aTill()
    const taken = await order(till)
    const { pricing } = taken.order
    const [tax, total] = [pricing.tax + 1, pricing.total + 1].map((amount) => Math.round(amount * 100) / 100)
    const { orderId } = await handedIn(till.tablet, {
      ...taken,
      order: { ...taken.order, pricing: { ...pricing, tax, total } },
    })
    const taxes = await db().one<{ sum: number }>(sql`
      select sum(amount)::int as sum from order_taxes where location_id = 'truro' and order_id = ${orderId}`)
    expect([taxes.sum, (await stored(orderId)).total]).toEqual([
      Math.round((tax ?? 0) * 100),
      Math.round((total ?? 0) * 100),
    ])
    expect((await alertOf(orderId))?.differs).toContain('Tax of')
  })

  it('counts as taken now where its time cannot be, and a wrong clock is told (offline 41)', async () => {
    const till = await aTill()
    const DAY_MS = 86_400_000
    const tomorrow = new Date(Date.now() + DAY_MS).toISOString()
    const ahead = await handedIn(till.tablet, await order(till, 0, { takenAt: tomorrow, clock: tomorrow }))
    expect((await stored(ahead.orderId)).order_time.getTime()).toBeLessThan(Date.now() + 1)
    expect((await alertOf(ahead.orderId))?.differs).toContain('cannot be')
    const off = await order(till, 1)
    const yesterday = new Date(Date.parse(off.takenAt) - DAY_MS).toISOString()
    const { orderId } = await handedIn(till.tablet, { ...off, clock: yesterday })
    expect((await stored(orderId)).order_time.toISOString()).toBe(off.takenAt)
    expect((await alertOf(orderId))?.differs).toContain('24 hours behind')
  })

  it('that is one too many or too late is taken, and a manager hears of it (offline 41)', async () => {
    const till = await aTill()
    const heardAt = new Date(Date.now() - 3_600_000).toISOString()
    const late = await order(till, 0, { heardAt: new Date(Date.now() - 5 * 3_600_000).toISOString() })
    expect((await alertOf((await handedIn(till.tablet, late)).orderId))?.differs).toContain('4 hours')
    const next = await ready(till.tablet, till.book.from + 1)
    const ids: string[] = []
    for (let n = 0; n <= TILL_ORDERS; n += 1)
      ids.push((await handedIn(till.tablet, await order(till, 1 + n, { heardAt }))).orderId)
    expect(next.until - next.from + 1).toBe(TILL_ORDERS)
    const [last = ''] = ids.slice(-1)
    expect((await alertOf(last))?.differs).toContain('order 21')
    expect(await alertOf(ids[0] ?? '')).toBeNull()
  })

  it('whose amounts do not add up, or that is no order at all, is refused (offline 39)', async () => {
    const till = await aTill()
    const good = await order(till)
    const { pricing, items } = good.order
    const wrong: object[] = [
      { ...good, order: { ...good.order, pricing: { ...pricing, total: pricing.total + 5 } } },
      { ...good, order: { ...good.order, pricing: { ...pricing, subtotal: 1, total: 1 + pricing.tax } } },
      { ...good, order: { ...good.order, items: [] } },
      { ...good, order: { ...good.order, items: items.map((item) => ({ ...item, price: -3 })) } },
      { ...good, number: 0 },
      { ...good, letters: 'a' },
      { ...good, takenAt: 'yesterday' },
      { ...good, order: { ...good.order, customerInfo: { name: '' } } },
    ]
    const statuses: number[] = []
    for (const body of wrong) statuses.push((await handIn(till.tablet, body)).status)
    expect(statuses).toEqual(Array(wrong.length).fill(400))
    await handedIn(till.tablet, good)
  })
})

describe('numbers of a till', () => {
  it('are of a series of its own and never given twice, whatever it has lost (offline 38)', async () => {
    const [one, other] = [await aTill(), await aTill()]
    expect(one.book.letters).not.toBe(other.book.letters)
    const kept = await ready(one.tablet, one.book.from + 3)
    expect([kept.from, kept.until]).toEqual([one.book.from + 3, one.book.from + 3 + TILL_ORDERS - 1])
    const lost = await ready(one.tablet)
    expect(lost.from).toBe(kept.until + 1)
    const absurd = await ready(one.tablet, 900_000)
    expect(absurd.from).toBe(lost.until + 1)
    // An old copy of the storage has come back: what arrived since is not given again.
    await handedIn(one.tablet, await order({ book: absurd }))
    expect((await ready(one.tablet, 1)).from).toBe(absurd.from + 1)
  })

  it('that come twice are changed once, and a manager hears of both numbers (offline 41)', async () => {
    const till = await aTill()
    const [first, second] = [await order(till), await order(till)]
    const replies = await Promise.all([first, second].map((taken) => handedIn(till.tablet, taken)))
    const numbers = replies.map(({ shortNumber }) => shortNumber).toSorted()
    expect(new Set(numbers).size).toBe(2)
    const alerts = await Promise.all(replies.map(({ orderId }) => alertOf(orderId)))
    expect(alerts.filter((one) => one !== null)).toHaveLength(1)
    expect(JSON.stringify(alerts)).toContain(`told TRU-${till.book.letters}01`)
  })

  it('need nobody’s session: a till that has locked meanwhile sends all the same (offline 39)', async () => {
    const till = await aTill()
    const person = await openTablet(app(), till.tablet, sam)
    const taken = await order(till)
    await db().run(sql`delete from sessions where user_id = ${sam} and device_id is not null`)
    const { orderId } = await handedIn(person, taken)
    const entry = await db().one<{ actor_name: string; device: string }>(sql`
      select a.actor_name, d.name as device from audit a join devices d on d.id::text = a.device_id
      where a.subject = ${`order:${orderId}`} and a.action = 'takeTillOrder'`)
    expect(entry).toEqual({ actor_name: 'Sam Oduya', device: till.name })
  })
})
