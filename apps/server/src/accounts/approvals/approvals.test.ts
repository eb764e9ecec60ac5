import { randomUUID } from 'node:crypto'
import { approve, getApprovers } from '@sizzle/contract/approvals.ts'
import { getAudit } from '@sizzle/contract/audit.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kit/db/sql.ts'
import { aColleague } from '../../testing/a-colleague.ts'
import { aReservation } from '../../testing/a-reservation.ts'
import { aColleagueWithPin, aSharedTablet, openTablet, PIN } from '../../testing/a-shared-tablet.ts'
import { alwaysOpen, anOrder } from '../../testing/an-order.ts'
import { bodyOf } from '../../testing/body-of.ts'
import { setUpSecondStep } from '../../testing/second-step.ts'
import { type Caller, type Reply, useTestApp } from '../../testing/test-app.ts'

let ahead = 0
const app = useTestApp({}, () => new Date(Date.now() + ahead))
let customer: Caller
/** Sam works at the tablet; Mia is a manager there. */
let sam: { id: string; at: Caller }
let mia: string

beforeAll(async () => {
  await alwaysOpen(app())
  customer = await app().signUp()
  const { id } = await aColleagueWithPin(app(), 'staff', ['truro', 'new-glasgow'], 'Sam Oduya')
  sam = { id, at: await tabletOf(id) }
  mia = (await aColleagueWithPin(app(), 'manager', ['truro'], 'Mia Chen')).id
})

async function tabletOf(userId: string, locationId = 'truro'): Promise<Caller> {
  const { tablet } = await aSharedTablet(app(), locationId)
  return openTablet(app(), tablet, userId)
}
async function placed(): Promise<string> {
  return String((await customer.post('/createCustomerOrderCash', await anOrder(app()))).body.orderId)
}
/** Paid over the counter and not begun. */
async function paidOrder() {
  const orderId = await placed()
  const paid = await sam.at.post('/processOrderPayment', { orderId, paymentData: { method: 'manual' } })
  return { orderId, amount: Number(paid.body.amount) }
}
const ask = (asked: object, { userId = mia, pin = PIN, at = sam.at } = {}) =>
  at.post('/approve', { action: 'cancelOrder', amount: 0, ...asked, userId, pin })
async function approvalFor(asked: object): Promise<string> {
  const reply = await ask(asked)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return bodyOf(approve, reply).approvalId
}
const cancel = (orderId: string, approvalId?: string, at = sam.at) =>
  at.post('/cancelOrder', { orderId, cancelReason: 'Burned', ...(approvalId && { approvalId }) })
const said = ({ status, body }: Reply) => [status, body.code]
const order = (orderId: string) => `order:${orderId}`
const statusOf = async (orderId: string) =>
  (await app().database.db.one<{ status: string }>(sql`select status from orders where id = ${orderId}`)).status

describe('what needs a manager (people 51)', () => {
  it('says what it is and what goes back, and is done once a manager has approved exactly that', async () => {
    const { orderId, amount } = await paidOrder()
    expect(amount).toBeGreaterThan(0)
    const refused = await cancel(orderId)
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'needs_approval', action: 'cancelOrder', subject: order(orderId), amount },
    })
    const approvalId = await approvalFor({ subject: order(orderId), amount })
    const done = await cancel(orderId, approvalId)
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    expect(await statusOf(orderId)).toBe('cancelled')
    // Who works here did not change.
    expect((await sam.at.get('/session')).body.user).toMatchObject({ id: sam.id, role: 'staff' })
    const { entries } = bodyOf(getAudit, await (await app().admin()).get(`/getAudit?subject=${order(orderId)}`))
    expect(entries.map(({ action, actor, approvedBy }) => [action, actor.name, approvedBy])).toEqual([
      ['cancelOrder', 'Sam Oduya', 'Mia Chen'],
      ['approve', 'Sam Oduya', 'Mia Chen'],
    ])

    const back = { action: 'giveCashBack', subject: order(orderId), amount }
    expect(await sam.at.post('/giveCashBack', { orderId })).toMatchObject({ status: 403, body: back })
    const lent = await approvalFor(back)
    expect((await sam.at.post('/giveCashBack', { orderId, approvalId: lent })).status).toBe(200)
    expect((await sam.at.post('/giveCashBack', { orderId, approvalId: lent })).status).not.toBe(200)
  })

  it('is a reservation as well, which a guest still cancels alone', async () => {
    const made = await customer.post('/createReservation', aReservation())
    const { id } = Object(made.body.reservation)
    const send = (more: object) => sam.at.post('/cancelReservation', { id, reason: 'Weather conditions', ...more })
    expect(said(await send({}))).toEqual([403, 'needs_approval'])
    const approvalId = await approvalFor({ action: 'cancelReservation', subject: `reservation:${id}` })
    expect((await send({ approvalId })).status).toBe(200)
    const own = Object((await customer.post('/createReservation', aReservation({ time: '17:00' }))).body.reservation)
    expect((await customer.post('/cancelReservation', { id: own.id })).status).toBe(200)
  })

  it('is asked for at a shared tablet only; elsewhere the right is missing as before', async () => {
    const orderId = await placed()
    const staff = await aColleague(app(), 'staff', ['truro'])
    expect(said(await cancel(orderId, undefined, staff))).toEqual([403, 'permission-denied'])
    expect(said(await staff.get('/getApprovers'))).toEqual([409, 'not_a_tablet'])
    expect(said(await ask({ subject: order(orderId) }, { at: staff }))).toEqual([409, 'not_a_tablet'])
    const approvalId = await approvalFor({ subject: order(orderId) })
    expect(said(await cancel(orderId, approvalId, staff))).toEqual([403, 'permission-denied'])
    expect(await statusOf(orderId)).toBe('pending')
  })
})

describe('an approval', () => {
  it('opens nothing else: another order, amount, action, person, tablet or location (people 52)', async () => {
    const [{ orderId, amount }, other] = [await paidOrder(), await paidOrder()]
    const elsewhere = await tabletOf(sam.id, 'new-glasgow')
    const colleague = await aColleagueWithPin(app(), 'staff', ['truro'])
    const approvals = [
      [await approvalFor({ subject: order(other.orderId), amount }), sam.at],
      [await approvalFor({ subject: order(orderId), amount: amount - 0.01 }), sam.at],
      [await approvalFor({ subject: order(orderId), amount, action: 'giveCashBack' }), sam.at],
      [await approvalFor({ subject: order(orderId), amount }), await tabletOf(colleague.id)],
      [await approvalFor({ subject: order(orderId), amount }), await tabletOf(sam.id)],
      [randomUUID(), sam.at],
    ] as const
    for (const [approvalId, at] of approvals)
      expect(said(await cancel(orderId, approvalId, at))).toEqual([409, 'approval_invalid'])
    const whole = await approvalFor({ subject: order(orderId), amount })
    expect(said(await cancel(orderId, whole, elsewhere))).toEqual([404, 'order_not_found'])
    expect(await statusOf(orderId)).toBe('pending')
    expect((await cancel(orderId, whole)).status).toBe(200)
  })

  it('is used once, also by two at the same time, and not after 120 seconds (people 52)', async () => {
    const first = await paidOrder()
    await cancel(first.orderId, await approvalFor({ subject: order(first.orderId), amount: first.amount }))
    const back = { action: 'giveCashBack', subject: order(first.orderId), amount: first.amount }
    const approvalId = await approvalFor(back)
    const twice = await Promise.all(
      [1, 2].map(() => sam.at.post('/giveCashBack', { orderId: first.orderId, approvalId })),
    )
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])

    const orderId = await placed()
    const late = await approvalFor({ subject: order(orderId) })
    try {
      ahead = 121_000
      expect(said(await cancel(orderId, late))).toEqual([409, 'approval_invalid'])
    } finally {
      ahead = 0
    }
    expect((await cancel(orderId, late)).status).toBe(200)
  })

  it('is kept where the action is refused for another reason', async () => {
    const orderId = await placed()
    const approvalId = await approvalFor({ subject: order(orderId) })
    const stale = { orderId, cancelReason: 'Burned', expectedVersion: 99, approvalId }
    expect(said(await sam.at.post('/cancelOrder', stale))).toEqual([409, 'order_changed'])
    expect((await cancel(orderId, approvalId)).status).toBe(200)
  })

  it('is worth nothing once its manager is none any more', async () => {
    const orderId = await placed()
    const { id } = await aColleagueWithPin(app(), 'manager', ['truro'])
    const { approvalId } = bodyOf(approve, await ask({ subject: order(orderId) }, { userId: id }))
    const owner = await app().admin()
    expect((await owner.post('/updateUser', { userId: id, updates: { role: 'staff' } })).status).toBe(200)
    expect(said(await cancel(orderId, approvalId))).toEqual([409, 'approval_invalid'])
    expect(said(await ask({ subject: order(orderId) }, { userId: id }))).toEqual([403, 'wrong_pin'])
  })
})

describe('the PIN of a manager', () => {
  it('is asked of managers and admins of this location alone, and of nobody who needs a second step', async () => {
    const away = await aColleagueWithPin(app(), 'manager', ['new-glasgow'])
    const owner = await aColleagueWithPin(app(), 'admin', [])
    const careful = await aColleagueWithPin(app(), 'manager', ['truro'])
    await setUpSecondStep(careful.caller, new Date(Date.now() + ahead))
    const { people } = bodyOf(getApprovers, await sam.at.get('/getApprovers'))
    const ids = people.map(({ id }) => id)
    for (const id of [mia, owner.id]) expect(ids).toContain(id)
    for (const id of [sam.id, away.id, careful.id]) expect(ids).not.toContain(id)
    const subject = order(await placed())
    for (const userId of [sam.id, away.id, careful.id, randomUUID()])
      expect(said(await ask({ subject }, { userId })), userId).toEqual([403, 'wrong_pin'])
    expect((await ask({ subject }, { userId: owner.id })).status).toBe(200)
  })

  it('is counted with those at the door of the tablet: after five wrong ones its manager waits (people 48)', async () => {
    const { tablet } = await aSharedTablet(app())
    const at = await openTablet(app(), tablet, sam.id)
    const { id } = await aColleagueWithPin(app(), 'manager', ['truro'])
    const subject = order(await placed())
    for (let tries = 0; tries < 5; tries++)
      expect(said(await ask({ subject }, { userId: id, pin: '5555', at }))).toEqual([403, 'wrong_pin'])
    expect(said(await ask({ subject }, { userId: id, at }))).toEqual([429, 'too-many-attempts'])
    expect(said(await tablet.post('/unlockTablet', { userId: id, pin: PIN }))).toEqual([429, 'too-many-attempts'])
  })
})
