import { getOrderDetails } from '@sizzle/contract/board.ts'
import { cancelOrder } from '@sizzle/contract/cancel-order.ts'
import { editOrder } from '@sizzle/contract/edit-order.ts'
import { getOpenMoney } from '@sizzle/contract/open-money.ts'
import { giveCashBack } from '@sizzle/contract/payments.ts'
import { getOrderReceipt } from '@sizzle/contract/receipts.ts'
import { fromDollars, readOrder, readPayments, readRefunds } from '@sizzle/domain/order/read-order.ts'
import { receiptPayment } from '@sizzle/domain/order/standing.ts'
import { receiptRows, roundedForCash } from '@sizzle/domain/payment/cash-due.ts'
import { shownAmount } from '@sizzle/domain/pricing/bill-rows.ts'
import { beforeAll, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aDishOf, orderAtPrice, taxTruro } from '../testing/a-bill.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { bodyOf } from '../testing/body-of.ts'
import { useStripeApp } from '../testing/stripe-app.ts'
import type { Caller } from '../testing/test-app.ts'
import { until } from '../testing/until.ts'

const house = useStripeApp()
let manager: Caller
const PIECES = [1138, 1253]
let dishes: string[]

beforeAll(async () => {
  const { app } = house()
  manager = await aColleague(app, 'manager', ['truro'], 'Mia Manager')
  await taxTruro(app, { kind: 'own', lines: [{ name: 'HST', ratePer100k: 0 }] })
  dishes = await Promise.all(PIECES.map((price) => aDishOf(app, { price })))
})

/** $23.91 without tax, of which the dish of $12.53 may be taken off. */
async function orderPaidBy(...parts: { tender: string; amount?: number }[]) {
  const items = dishes.map((id) => ({ id, quantity: 1 }))
  const { order } = await orderAtPrice(house().app, house().customer, items)
  for (const part of parts)
    await manager.post('/processOrderPayment', { orderId: order.id, paymentData: { method: 'manual', ...part } })
  return { orderId: order.id, token: order.metadata.orderToken }
}
type Paid = Awaited<ReturnType<typeof orderPaidBy>>

const detailsOf = async (orderId: string) =>
  bodyOf(getOrderDetails, await manager.get(`/getOrderDetails?orderId=${orderId}`)).order
const cancel = async ({ orderId }: Paid) =>
  bodyOf(cancelOrder, await manager.post('/cancelOrder', { orderId, cancelReason: 'Out of paneer' })).message
const giveBack = async ({ orderId }: Paid) =>
  bodyOf(giveCashBack, await manager.post('/giveCashBack', { orderId })).returned
const openMoneyOf = async ({ orderId }: Paid) =>
  bodyOf(getOpenMoney, await manager.get('/getOpenMoney')).toGiveBack.find((one) => one.orderId === orderId)?.inCash
const letter = ({ orderId }: Paid, about: string) =>
  until(
    () =>
      house().app.database.db.maybe<{ text: string }>(sql`
        select text from messages where dedupe_key like ${`${about}:${orderId}%`} order by created_at desc limit 1`),
    (found) => found !== undefined,
  )

async function takeOff({ orderId }: Paid) {
  const { version } = await detailsOf(orderId)
  const kept = { line: 1, id: dishes[0], quantity: 1 }
  return bodyOf(editOrder, await manager.post('/editOrder', { orderId, expectedVersion: version, items: [kept] }))
}

async function receiptOf({ orderId, token }: Paid) {
  const { order, receipt } = bodyOf(
    getOrderReceipt,
    await (await house().app.guest()).get(`/getOrderReceipt?orderId=${orderId}&token=${encodeURIComponent(token)}`),
  )
  const rows = readOrder(order, fromDollars, 'receipt')
  const payments = readPayments(order.payments, fromDollars)
  const { sums } = receiptRows(order, rows, payments, readRefunds(receipt.refunds, fromDollars))
  return {
    paidBy: receiptPayment(order),
    rows: sums.flatMap((row) => (/^(rounding|total)$/.test(row.kind) ? [`${row.label} ${shownAmount(row)}`] : [])),
    paid: rows.bill.total + roundedForCash(order, rows.bill.total, payments),
    hand: order.moneyBack.hand ?? [],
  }
}

it('a card at the terminal is told as a card, to the cent, to guest and office (money 98)', async () => {
  const paid = await orderPaidBy({ tender: 'card' })
  expect(await receiptOf(paid)).toEqual({ paidBy: 'Card', rows: ['Total CAD $23.91'], paid: 2391, hand: [] })
  expect(await cancel(paid)).toContain('the refund of $23.91 manually')
  const { hand, paidBy } = await receiptOf(paid)
  expect([paidBy, hand]).toEqual(['Card', [{ tender: 'card', toGive: 23.91, returned: 0, refunded: 0 }]])
  const told = await letter(paid, 'order-cancelled')
  expect(told?.text).toContain('To be given back: $23.91')
  expect(told?.text).toContain('You paid $23.91 by card. Please come by or call, and we’ll give it back.')
  expect(await openMoneyOf(paid)).toBe(23.91)
  expect(await giveBack(paid)).toBe(23.91)
  expect((await receiptOf(paid)).hand).toEqual([{ tender: 'card', toGive: 0, returned: 23.91, refunded: 23.91 }])
  expect(await house().breaches()).toEqual([])
})

it('cash and a card go back each by its own way, in one sum that all name (money 98)', async () => {
  const paid = await orderPaidBy({ tender: 'card', amount: 10.02 }, { tender: 'cash' })
  expect((await receiptOf(paid)).paidBy).toBe('Card and cash')
  expect(await cancel(paid)).toContain('the refund of $23.92 manually')
  const told = await letter(paid, 'order-cancelled')
  for (const sentence of ['You paid $10.02 by card.', 'You paid $13.90 in cash.'])
    expect(told?.text).toContain(sentence)
  expect((await detailsOf(paid.orderId)).timeline.at(-1)?.note).toBe('Refund by hand: $23.92')
  expect(await openMoneyOf(paid)).toBe(23.92)
  expect(await giveBack(paid)).toBe(23.92)
})

it('of an order that got cheaper, the coins that came less those that go back are what it costs (money 97)', async () => {
  const paid = await orderPaidBy({ tender: 'cash' })
  expect((await receiptOf(paid)).rows).toEqual(['Rounded for cash −$0.01', 'Total CAD $23.90'])
  expect((await takeOff(paid)).message).toContain('Please give $12.55 back by hand.')
  const cheaper = { paidBy: 'Cash', rows: ['Rounded for cash −$0.03', 'Total CAD $11.35'], paid: 1135 }
  const cash = { tender: 'cash', toGive: 0, returned: 0, refunded: 0 }
  expect(await receiptOf(paid)).toEqual({ ...cheaper, hand: [{ ...cash, toGive: 12.55 }] })
  const told = await letter(paid, 'order-edited')
  expect(told?.text).toContain('You get back at the counter  $12.55')
  expect(told?.text).toContain('Total  $11.35')
  expect(await openMoneyOf(paid)).toBe(12.55)
  expect(await giveBack(paid)).toBe(12.55)
  const back = { ...cash, returned: 12.55, refunded: 12.53, edited: 12.55 }
  expect(await receiptOf(paid)).toEqual({ ...cheaper, hand: [back] })
  await cancel(paid)
  expect((await receiptOf(paid)).hand).toEqual([{ ...back, toGive: 11.35 }])
  expect((await letter(paid, 'order-cancelled'))?.text).toContain('You paid $11.35 in cash.')
  expect((await detailsOf(paid.orderId)).timeline.at(-1)?.note).toBe('Refund by hand: $11.35')
  expect(await openMoneyOf(paid)).toBe(11.35)
  expect(await giveBack(paid)).toBe(11.35)
  expect((await receiptOf(paid)).hand).toEqual([{ ...cash, returned: 23.9, refunded: 23.91, edited: 12.55 }])
  expect(await house().breaches()).toEqual([])
})
