import { getOrderDetails } from '@sizzle/contract/board.ts'
import { getDayToClose } from '@sizzle/contract/closing.ts'
import { getOpenMoney } from '@sizzle/contract/open-money.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { inCoins } from '@sizzle/domain/pricing/tenders.ts'
import { beforeAll, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf, idOf } from '../testing/body-of.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
let admin: Caller
beforeAll(async () => {
  await alwaysOpen(app())
  admin = await app().admin()
})

const leave = (by: Caller, more: object = {}) =>
  by.post('/deleteMyAccount', { confirm: 'DELETE', password: 'Turmeric-42', ...more })

it('who is owed money hears of it, order by order, and goes without it only by saying so (people 68)', async () => {
  const guest = await app().signUp()
  const placed = await guest.post('/createCustomerOrderCash', await anOrder(app()))
  const { id: orderId, shortNumber } = placed.body.order as { id: string; shortNumber: string }
  expect((await admin.post('/processOrderPayment', { orderId, paymentData: { method: 'manual' } })).status).toBe(200)
  expect((await admin.post('/cancelOrder', { orderId, cancelReason: 'Out of paneer' })).status).toBe(200)
  const { total } = await app().database.db.one<{ total: number }>(sql`select total from orders where id = ${orderId}`)

  const told = await leave(guest)
  expect([told.status, told.body.code, told.body.owed]).toEqual([
    409,
    'money_owed',
    [{ shortNumber, location: 'Truro Heights', amount: inCoins(total) / 100 }],
  ])
  expect((await leave(guest, { leavesOwed: false })).body.code).toBe('money_owed')
  expect((await guest.get('/session')).body.user).not.toBeNull()
  const open = async () => bodyOf(getOpenMoney, await admin.get('/getOpenMoney')).toGiveBack.map((one) => one.orderId)
  const toClose = async () => bodyOf(getDayToClose, await admin.get('/getDayToClose?locationId=truro'))
  await admin.post('/countDrawer', { locationId: 'truro', date: (await toClose()).date, pieces: [] })
  expect(await open()).toContain(orderId)
  expect((await leave(guest, { leavesOwed: true })).status).toBe(200)

  // It was not paid out: it stays in the drawer, and nobody is asked to give it back any more.
  expect(await open()).not.toContain(orderId)
  expect(await toClose()).toMatchObject({ soFar: { cash: total / 100 }, lastCount: { cameAfter: 0 } })
  expect((await admin.post('/giveCashBack', { orderId })).body.code).toBe('cash_not_owed')
  const { order } = bodyOf(getOrderDetails, await admin.get(`/getOrderDetails?orderId=${orderId}`))
  expect(order.moneyBack).toMatchObject({ left: 0, refunded: 0 })
  const money = formatCad(inCoins(total))
  expect(order.timeline.at(-1)?.note).toBe(`${money} stays here: the customer deleted the account without it`)
})

it('who has it back hears nothing of it (people 68)', async () => {
  const guest = await app().signUp()
  const placed = await guest.post('/createCustomerOrderCash', await anOrder(app()))
  const orderId = String(placed.body.orderId)
  await admin.post('/processOrderPayment', { orderId, paymentData: { method: 'manual' } })
  await admin.post('/cancelOrder', { orderId, cancelReason: 'Out of paneer' })
  expect((await admin.post('/giveCashBack', { orderId })).status).toBe(200)
  expect((await leave(guest)).status).toBe(200)
})

it('money for an order that staff took under a confirmed address is the person’s as well (people 68)', async () => {
  const email = `owed-${crypto.randomUUID()}@guest.test`
  const guest = await app().signUp(email)
  await app().database.db.run(sql`update users set email_verified = true where id = ${await idOf(guest)}`)
  const customerInfo = { name: 'Priya S', email, phone: '(902) 555-0155' }
  const taken = await admin.post('/createAdminOrderCash', await anOrder(app(), { customerInfo, cashConfirmed: true }))
  const { orderId } = taken.body
  await admin.post('/cancelOrder', { orderId, cancelReason: 'Out of paneer' })
  expect((await leave(guest)).body.code).toBe('money_owed')
})
