import { randomUUID } from 'node:crypto'
import { getOpenMoney } from '@sizzle/contract/open-money.ts'
import { describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { bodyOf } from '../testing/body-of.ts'
import { FIVE, kept, useEditing } from '../testing/editing.ts'
import type { Caller } from '../testing/test-app.ts'
import { until } from '../testing/until.ts'

const editing = useEditing()
const { db, detailsOf, edit, manager, moneyOf, noBreaches, paidCard, pay, refundsOf, second, settled, staff, tens } =
  editing

describe('an order that was paid', () => {
  it('by card and got cheaper gives the difference back to the card, and again (money 68)', async () => {
    const orderId = await paidCard()
    const less = await edit(orderId, { items: [kept(1, 2)] })
    expect(less.settlement).toEqual({
      difference: -11,
      left: 0,
      back: [{ tender: 'card', amount: 11, isByProvider: true }],
    })
    expect(less.message).toContain('$11.00 goes back to the card.')
    expect(less.order.paymentStatus).toBe('paid')
    await settled(orderId, 1)
    await edit(orderId, { items: [kept(1, 1)] })
    await settled(orderId, 2)
    expect(await moneyOf(orderId)).toMatchObject([{ amount: 3300, freed: 2200, asked_back: 2200 }])
    expect(await detailsOf(orderId)).toMatchObject({ paymentStatus: 'paid', moneyBack: { refunded: 22, left: 11 } })
    await noBreaches()
    const cancelled = await manager().post('/cancelOrder', { orderId, cancelReason: 'Out of it' })
    expect(cancelled.body).toMatchObject({ refund: { amount: 11 } })
    await noBreaches()
  })

  it('and got dearer is unpaid until the rest is there; then it is paid by both (money 69)', async () => {
    const orderId = await paidCard()
    const more = await edit(orderId, { items: [kept(1, 3), { id: FIVE, quantity: 1 }], tipAmount: 4 })
    expect(more.settlement).toEqual({ difference: 9.5, left: 9.5, back: [] })
    expect(more.order).toMatchObject({ paymentStatus: 'unpaid', paidAt: null })
    expect((await pay(orderId, { tender: 'cash' })).body).toMatchObject({
      amount: 9.5,
      left: 0,
      paymentStatus: 'paid',
    })
    await noBreaches()
    // Back to where it was: the card takes its money back first.
    const less = await edit(orderId, { items: [kept(1, 3)], tipAmount: 0 })
    expect(less.settlement.back).toEqual([{ tender: 'card', amount: 9.5, isByProvider: true }])
    await settled(orderId, 1)
    expect(await detailsOf(orderId)).toMatchObject({ paymentStatus: 'paid' })
    await noBreaches()
  })

  it('stays unpaid when a refund of an earlier edit goes through', async () => {
    const orderId = await paidCard()
    editing.house().stripe.books.refundStatus = 'pending'
    await edit(orderId, { items: [kept(1, 2)] })
    await until(
      () => refundsOf(orderId),
      ([refund]) => refund?.state === 'pending',
    )
    editing.house().stripe.books.refundStatus = 'succeeded'
    await edit(orderId, { items: [kept(1, 4)] })
    const [made] = editing.house().stripe.books.refunds
    if (made)
      await editing.house().tell(editing.house().stripe.books.event('refund.updated', { ...made, status: 'succeeded' }))
    await settled(orderId, 1)
    expect(await detailsOf(orderId)).toMatchObject({ paymentStatus: 'unpaid', payments: [{ amount: 22 }] })
    await noBreaches()
    expect((await pay(orderId)).body).toMatchObject({ amount: 22, left: 0 })
    await noBreaches()
  })

  it('in cash and got cheaper is a task of whoever stands at the counter (money 70)', async () => {
    const orderId = await tens(3)
    await pay(orderId)
    const less = await edit(orderId, { items: [{ id: FIVE, quantity: 1 }] })
    expect(less.message).toContain('Please give $27.50 back by hand.')
    expect(less.order).toMatchObject({ paymentStatus: 'paid', moneyBack: { byHand: 27.5, left: 33 } })
    const open = bodyOf(getOpenMoney, await staff().get('/getOpenMoney')).toGiveBack.find(
      (one) => one.orderId === orderId,
    )
    expect(open).toMatchObject({ amount: 27.5, inCash: 27.5, by: 'Sam Staff' })
    const both = await Promise.all([1, 2].map(() => staff().post('/giveCashBack', { orderId })))
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 403])
    expect(both.find(({ status }) => status === 200)?.body).toMatchObject({ amount: 27.5 })
    expect((await detailsOf(orderId)).moneyBack).not.toHaveProperty('byHand')
    await noBreaches()
    await manager().post('/cancelOrder', { orderId, cancelReason: 'Out of it' })
    expect((await manager().post('/giveCashBack', { orderId })).body).toMatchObject({ amount: 5.5 })
    expect(await detailsOf(orderId)).toMatchObject({ paymentStatus: 'refunded' })
    await noBreaches()
  })

  it('in part and got cheaper than that is paid, and the rest goes back', async () => {
    const orderId = await tens(3)
    await pay(orderId, { tender: 'cash', amount: 15 })
    const less = await edit(orderId, { items: [kept(1, 1)] })
    expect(less.order.paymentStatus).toBe('paid')
    expect(less.settlement).toMatchObject({ left: 0, back: [{ tender: 'cash', amount: 4 }] })
    await noBreaches()
  })

  it('divides its tip over what each payment still pays', async () => {
    const orderId = await tens(2, 2)
    await pay(orderId, { tender: 'card', amount: 12 })
    await pay(orderId)
    await edit(orderId, { items: [kept(1, 1)], tipAmount: 3 })
    const parts = await moneyOf(orderId)
    expect(parts.reduce((sum, { tip_part }) => sum + tip_part, 0)).toBe(300)
    await noBreaches()
  })
})

describe('two who edit at once', () => {
  it('are one edit: the second learns who changed what (ordering 42)', async () => {
    const orderId = await tens(1)
    const { version } = await detailsOf(orderId)
    const asked = (items: object[], by: Caller) => by.post('/editOrder', { orderId, expectedVersion: version, items })
    expect((await asked([kept(1, 2)], staff())).status).toBe(200)
    const late = await asked([{ id: FIVE, quantity: 1 }], second())
    expect([late.status, late.body.code]).toEqual([409, 'order_changed'])
    expect(late.body.lastChange).toMatchObject({
      kind: 'edit',
      by: 'Sam Staff',
      note: '+1 Dish of 1000, $11.00 -> $22.00',
    })
  })

  it('of twenty at once one changes the order, and none the books (ordering 42)', async () => {
    const orderId = await tens(4)
    await pay(orderId)
    const { version } = await detailsOf(orderId)
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 === 0 ? staff() : second()).post('/editOrder', {
          orderId,
          expectedVersion: version,
          items: [kept(1, 1 + (n % 3))],
        }),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['order_changed']),
    )
    const [edits] = await db().many<{ n: number }>(
      sql`select count(*)::int as n from order_edits where order_id = ${orderId}`,
    )
    expect(edits?.n).toBe(1)
    await noBreaches()
  })

  it('one press that is sent five times is one edit', async () => {
    const orderId = await paidCard()
    const { version } = await detailsOf(orderId)
    const wish = { orderId, expectedVersion: version, items: [kept(1, 1)] }
    const headers = { 'idempotency-key': randomUUID() }
    await Promise.all([1, 2, 3, 4].map(() => staff().post('/editOrder', wish, headers)))
    const again = await staff().post('/editOrder', wish, headers)
    expect(again.body).toMatchObject({ changed: true, version: version + 1 })
    await settled(orderId, 1)
    expect(await refundsOf(orderId)).toMatchObject([{ amount: 2200, cause: 'edited' }])
    await noBreaches()
  })

  it('an edit and a cancellation are one after the other', async () => {
    const orderId = await paidCard()
    const { version } = await detailsOf(orderId)
    const [edited, cancelled] = await Promise.all([
      staff().post('/editOrder', { orderId, expectedVersion: version, items: [kept(1, 1)] }),
      manager().post('/cancelOrder', { orderId, cancelReason: 'Out of it' }),
    ])
    expect(cancelled?.status).toBe(200)
    if (edited?.status !== 200) expect(edited?.body.code).toBe('order_not_editable')
    await until(
      () => moneyOf(orderId),
      ([payment]) => payment?.asked_back === payment?.amount,
    )
    await until(
      () => refundsOf(orderId),
      (refunds) => refunds.every(({ state }) => state === 'succeeded'),
    )
    await noBreaches()
  })
})
