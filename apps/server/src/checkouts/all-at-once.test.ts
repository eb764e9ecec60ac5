import { randomUUID } from 'node:crypto'
import * as closing from '@sizzle/contract/closing.ts'
import { createOrderPaymentLink } from '@sizzle/contract/payment-links.ts'
import { expect, it } from 'vitest'
import { bodyOf } from '../testing/body-of.ts'
import { deadlocks } from '../testing/deadlocks.ts'
import { kept, TEN, useEditing } from '../testing/editing.ts'
import { until } from '../testing/until.ts'

// Whoever needs several rows takes them in one order: the order that a session is for, the cart, the session, what is counted, the
// room of the kitchen, the number, payments, refunds. Everything that an evening does to orders runs here at the same moment.

const ROUNDS = 8
const editing = useEditing()
const { db, house, manager, pay, second, send, staff, tens } = editing

const move = (orderId: string, status: string) => second().post('/updateOrderStatus', { orderId, status })
const cancel = (orderId: string) => manager().post('/cancelOrder', { orderId, cancelReason: 'Out of it' })
const linkOf = async (orderId: string) =>
  bodyOf(createOrderPaymentLink, await staff().post('/createOrderPaymentLink', { orderId })).sessionId
const paid = (sessionId: string) => house().tell(house().completed(house().stripe.books.pay(sessionId)))

function counter(cartId: string, cashConfirmed: boolean) {
  return staff().post('/createAdminOrderCash', {
    customerInfo: { name: 'Walk-in Priya', email: '', phone: '(902) 555-0188' },
    items: [{ id: TEN, name: 'Ten', price: 10, quantity: 2 }],
    location: { id: 'truro', name: 'Truro Heights' },
    orderType: 'pickup',
    tipAmount: 0,
    pricing: { subtotal: 20, tax: 2, tip: 0, total: 22 },
    cartId,
    cashConfirmed,
  })
}

async function counted(date: string) {
  const drawer = { locationId: 'truro', date, pieces: [{ value: 0.05, count: 0 }] }
  return bodyOf(closing.countDrawer, await manager().post('/countDrawer', drawer)).countId
}
const close = (date: string, countId: string) =>
  manager().post('/closeDay', {
    locationId: 'truro',
    date,
    countId,
    left: 0,
    reason: 'Counted in a hurry',
    acceptsOpenOrders: true,
  })

async function ordersOf(count: number): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < count; n += 1) ids.push(await tens(2))
  return ids
}

it('orders are placed, moved, edited, paid by hand and by link, cancelled and the day closed at once, and nobody waits in a circle', async () => {
  const { date: today } = bodyOf(closing.getDayToClose, await manager().get('/getDayToClose?locationId=truro'))
  const countId = await counted(today)
  const before = await deadlocks(db())
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one = '', two = '', three = ''] = await ordersOf(3)
    const links = [await linkOf(one), await linkOf(two)]
    const sessionId = await house().start(undefined, {
      items: [{ id: TEN, name: 'Ten', price: 10, quantity: 3 }],
      pricing: { subtotal: 30, tax: 3, tip: 0, total: 33 },
      specialInstructions: randomUUID(),
    })
    const cartId = randomUUID()
    const replies = await Promise.all([
      ...[one, two, three].flatMap((orderId) => [
        move(orderId, 'preparing'),
        pay(orderId, { amount: 11 }),
        send('/editOrder', orderId, { items: [kept(1, 1)] }),
        move(orderId, 'ready'),
      ]),
      ...links.map(paid),
      paid(sessionId),
      cancel(three),
      counter(cartId, true),
      counter(cartId, false),
      counter(randomUUID(), true),
      // Once; afterwards it waits for the same locks to be told so.
      close(today, countId),
    ])
    expect(replies.filter(({ status }) => status >= 500)).toEqual([])
    expect(replies.at(-1)?.body).toMatchObject(round === 0 ? { success: true } : { code: 'day_closed' })
  }
  expect(await deadlocks(db())).toBe(before)
  // Refunds are on their way for a moment.
  const isQuiet = (breaches: readonly unknown[]) => breaches.length === 0
  expect(await until(() => house().breaches(), isQuiet)).toEqual([])
})
