import { createOrderPaymentLink, getPaymentLink } from '@sizzle/contract/payment-links.ts'
import { describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { bodyOf } from '../testing/body-of.ts'
import { kept, useEditing } from '../testing/editing.ts'
import { until } from '../testing/until.ts'

const editing = useEditing()
const { db, detailsOf, edit, manager, moneyOf, noBreaches, pay, staff, tens } = editing

const ask = (orderId: string, wish: object = {}, by = staff()) =>
  by.post('/createOrderPaymentLink', { orderId, ...wish })
async function linkOf(orderId: string, wish: object = {}) {
  const reply = await ask(orderId, wish)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return bodyOf(createOrderPaymentLink, reply)
}
/** The customer pays at the provider, and the provider says so. */
async function paid(sessionId: string) {
  const { stripe, tell, completed } = editing.house()
  await tell(completed(stripe.books.pay(sessionId)))
}
const standingOf = async (sessionId: string) =>
  bodyOf(getPaymentLink, await staff().get(`/getPaymentLink?sessionId=${sessionId}`))
const isReturned = ({ standing }: { standing: string }) => standing === 'returned'
const refundsOf = (sessionId: string) => editing.house().refundsOf(sessionId)
const backOf = (sessionId: string) =>
  until(
    () => refundsOf(sessionId),
    (refunds) => refunds.length > 0 && refunds.every(({ state }) => state === 'succeeded'),
  )

describe('an order that is paid in part by a link (money 71)', () => {
  it('exists at once, stays unpaid until both parts are there, and is no second order', async () => {
    const orderId = await tens(4)
    const before = await db().one<{ n: number }>(sql`select count(*)::int as n from orders`)
    expect((await pay(orderId, { tender: 'cash', amount: 20 })).body).toMatchObject({ left: 24 })
    const link = await linkOf(orderId)
    expect(link).toMatchObject({ amount: 24, left: 24 })
    expect(await standingOf(link.sessionId)).toMatchObject({
      standing: 'waiting',
      link: { amount: 24 },
      order: { id: orderId },
    })
    expect((await detailsOf(orderId)).paymentStatus).toBe('unpaid')
    await paid(link.sessionId)
    const order = await detailsOf(orderId)
    expect(order).toMatchObject({
      paymentStatus: 'paid',
      payments: [
        { tender: 'cash', amount: 20 },
        { tender: 'card', amount: 24 },
      ],
    })
    expect(order.timeline.at(-1)).toMatchObject({ kind: 'payment', note: '$24.00 paid by link' })
    expect(await standingOf(link.sessionId)).toMatchObject({ standing: 'paid', order: { id: orderId } })
    expect(await db().one(sql`select count(*)::int as n from orders`)).toEqual(before)
    await noBreaches()
  })

  it('gives each part back by its own way when it is cancelled', async () => {
    const orderId = await tens(2)
    const link = await linkOf(orderId, { amount: 12 })
    await paid(link.sessionId)
    expect((await detailsOf(orderId)).paymentStatus).toBe('unpaid')
    expect((await pay(orderId, { tender: 'cash' })).body).toMatchObject({ amount: 10, left: 0 })
    const { body } = await manager().post('/cancelOrder', { orderId, cancelReason: 'Out of it' })
    expect(body).toMatchObject({ refund: { amount: 12 }, message: expect.stringContaining('refund $10.00 by hand') })
    expect((await manager().post('/giveCashBack', { orderId })).body).toMatchObject({ amount: 10 })
    expect(await until(() => standingOf(link.sessionId), isReturned)).toMatchObject({ order: { id: orderId } })
    await noBreaches()
  })

  it('goes back to the card first when an edit makes it cheaper', async () => {
    const orderId = await tens(3)
    await pay(orderId, { tender: 'cash', amount: 11 })
    const { sessionId } = await linkOf(orderId)
    await paid(sessionId)
    const { settlement } = await edit(orderId, { items: [kept(1, 1)] })
    expect(settlement.back).toEqual([{ tender: 'card', amount: 22, isByProvider: true }])
    await backOf(sessionId)
    await noBreaches()
  })

  it('has its tip in both parts', async () => {
    const orderId = await tens(1, 3)
    await paid((await linkOf(orderId, { amount: 7 })).sessionId)
    await pay(orderId, { tender: 'cash' })
    expect((await moneyOf(orderId)).reduce((sum, { tip_part }) => sum + tip_part, 0)).toBe(300)
    await noBreaches()
  })
})

describe('a link of an order', () => {
  it.each<[string, object, number, string]>([
    ['for more than is left', { amount: 22.01 }, 409, 'payment_exceeds_order'],
    ['for nothing', { amount: 0 }, 400, 'payment_amount_invalid'],
    ['for less than nothing', { amount: -1 }, 400, 'payment_amount_invalid'],
  ])('is refused %s', async (_, wish, status, code) => {
    const reply = await ask(await tens(2), wish)
    expect([reply.status, reply.body.code]).toEqual([status, code])
  })

  it('is refused for an order that is paid, cancelled, or of another place', async () => {
    const orderId = await tens(1)
    const elsewhere = await aColleague(editing.house().app, 'staff', ['new-glasgow'])
    expect((await ask(orderId, {}, elsewhere)).body.code).toBe('order_not_found')
    await pay(orderId)
    expect((await ask(orderId)).body.code).toBe('already_paid')
    const cancelled = await tens(1)
    await manager().post('/cancelOrder', { orderId: cancelled, cancelReason: 'Out of it' })
    expect((await ask(cancelled)).body.code).toBe('payment_not_owed')
  })

  it('replaces older ones that ask for more than is left beside it', async () => {
    const orderId = await tens(2)
    const [half, other, all] = [
      await linkOf(orderId, { amount: 11 }),
      await linkOf(orderId, { amount: 11 }),
      await linkOf(orderId),
    ]
    expect((await standingOf(half.sessionId)).standing).toBe('withdrawn')
    expect((await standingOf(other.sessionId)).standing).toBe('withdrawn')
    expect((await standingOf(all.sessionId)).standing).toBe('waiting')
  })

  it('ends when the rest is taken at the counter, and what is paid there all the same goes back (money 72, money 88)', async () => {
    const orderId = await tens(2)
    const link = await linkOf(orderId)
    await pay(orderId)
    expect((await standingOf(link.sessionId)).standing).toBe('withdrawn')
    await paid(link.sessionId)
    expect(await backOf(link.sessionId)).toMatchObject([{ cause: 'late', amount: 2200 }])
    expect(await moneyOf(orderId)).toHaveLength(1)
    const { shortNumber } = await detailsOf(orderId)
    expect(await standingOf(link.sessionId)).toMatchObject({
      standing: 'returned',
      order: { id: orderId, shortNumber },
    })
    // Its customer is not told that there is no order.
    const page = await (await fetch(`${editing.house().app.url}${new URL(link.paymentLink).pathname}`)).text()
    expect(page).toContain('Your payment goes back to you')
    expect(page).toContain('Your payment has been refunded.')
    await noBreaches()
  })

  it('stays while a part is taken that leaves room for it', async () => {
    const orderId = await tens(2)
    const link = await linkOf(orderId, { amount: 11 })
    await pay(orderId, { amount: 11 })
    expect((await standingOf(link.sessionId)).standing).toBe('waiting')
    await paid(link.sessionId)
    expect((await detailsOf(orderId)).paymentStatus).toBe('paid')
    await noBreaches()
  })
})

describe('a link that is open while its order is edited (money 72)', () => {
  it('cannot be paid at the old price', async () => {
    const orderId = await tens(2)
    const link = await linkOf(orderId)
    expect(await edit(orderId, { items: [kept(1, 3)] })).toMatchObject({ endedLinks: 1, settlement: { left: 33 } })
    expect(await standingOf(link.sessionId)).toMatchObject({ standing: 'withdrawn', qrCodeData: null })
    expect(await linkOf(orderId)).toMatchObject({ amount: 33 })
  })

  it('and is paid meanwhile is a part of the order that is dearer now', async () => {
    const orderId = await tens(2)
    const link = await linkOf(orderId)
    await edit(orderId, { items: [kept(1, 3)] })
    await paid(link.sessionId)
    expect(await detailsOf(orderId)).toMatchObject({ paymentStatus: 'unpaid', payments: [{ amount: 22 }] })
    await noBreaches()
    expect((await pay(orderId)).body).toMatchObject({ amount: 11, left: 0 })
    await noBreaches()
  })

  it('and is paid meanwhile gives back what is too much for an order that is cheaper now', async () => {
    const orderId = await tens(3)
    const link = await linkOf(orderId)
    await edit(orderId, { items: [kept(1, 1)] })
    await paid(link.sessionId)
    expect(await backOf(link.sessionId)).toMatchObject([{ cause: 'edited', amount: 2200 }])
    expect(await detailsOf(orderId)).toMatchObject({ paymentStatus: 'paid', payments: [{ amount: 11 }] })
    await noBreaches()
    // Its letter is the only one that can say why (messages 74).
    const [letter] = await db().many<{ text: string }>(sql`
      select text from messages where about_id = ${orderId} and template = 'payment_refunded'`)
    expect(letter?.text).toContain('Reason: Less was left to pay when the payment arrived')
    expect(letter?.text).toContain('The order stands and is paid.')
    await manager().post('/cancelOrder', { orderId, cancelReason: 'Out of it' })
    await until(
      () => refundsOf(link.sessionId),
      (refunds) => refunds.length === 2 && refunds.every(({ state }) => state === 'succeeded'),
    )
    // A guest is told of the 11 that its cancellation gave back (money 108).
    expect((await detailsOf(orderId)).moneyBack).toMatchObject({ refunded: 33, edited: 22, left: 0 })
  })

  it('and is paid meanwhile says to payer and desk what counts and what goes back (money 107)', async () => {
    const orderId = await tens(3)
    await pay(orderId, { tender: 'cash', amount: 10 })
    const link = await linkOf(orderId)
    const { stripe } = editing.house()
    stripe.books.refundStatus = 'pending'
    await edit(orderId, { items: [kept(1, 2)] })
    const [changed] = await db().many<{ text: string }>(sql`
      select text from messages where about_id = ${orderId} and template = 'order_changed'`)
    expect(changed?.text).toContain('You have paid  $10.00\nLeft to pay  $12.00\n\nYour old payment link no longer')
    await paid(link.sessionId)
    const path = new URL(link.paymentLink).pathname
    const pageOf = async (at: string) => (await fetch(`${editing.house().app.url}${at}`)).text()
    await until(
      () => refundsOf(link.sessionId),
      ([refund]) => refund?.state === 'pending',
    )
    stripe.books.refundStatus = 'succeeded'
    const counts = 'Your order costs less now: $12.00 of this payment counts.'
    for (const page of [await pageOf(path), await pageOf(`${path}/thanks`)]) {
      expect(page).toContain('Paid: $23.00')
      expect(page).toContain(`${counts} $11.00 is going back to the card you paid with.`)
    }
    expect(await standingOf(link.sessionId)).toMatchObject({
      standing: 'paid',
      link: { amount: 23 },
      notNeeded: { amount: 11, isDone: false },
    })
    const made = stripe.books.refunds[0]
    if (!made) throw new Error('no refund was made')
    await editing.house().tell(stripe.books.event('refund.updated', { ...made, status: 'succeeded' }))
    await backOf(link.sessionId)
    expect(await pageOf(path)).toContain(`${counts} $11.00 was refunded to the card you paid with.`)
    expect(await standingOf(link.sessionId)).toMatchObject({ notNeeded: { amount: 11, isDone: true } })
    await noBreaches()
  })

  it('stays open when only the name changes', async () => {
    const orderId = await tens(1)
    const link = await linkOf(orderId)
    const { endedLinks } = await edit(orderId, { customerInfo: { name: 'Sam', email: '', phone: '' } })
    expect(endedLinks).toBe(0)
    expect((await standingOf(link.sessionId)).standing).toBe('waiting')
  })
})
