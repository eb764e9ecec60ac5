import { createAdminPaymentLink } from '@sizzle/contract/payments.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { useStripeApp } from '../testing/stripe-app.ts'
import type { Caller } from '../testing/test-app.ts'
import { until } from '../testing/until.ts'

const house = useStripeApp()
const db = () => house().app.database.db
let staff: Caller

beforeAll(async () => {
  staff = await aColleague(house().app, 'staff', ['truro'], 'Sam Staff')
})

/** A new person each time, so that tests do not share orders. */
function aPerson() {
  const n = Math.floor(Math.random() * 9000) + 1000
  return { name: 'Priya Sharma', email: `${crypto.randomUUID()}@example.test`, phone: `(902) 555-${n}` }
}
async function aLink(customerInfo: object, changes: Record<string, unknown> = {}) {
  const orderData = await anOrder(house().app, { paymentMethod: 'online', customerInfo, ...changes })
  const reply = await staff.post('/createAdminPaymentLink', { orderData, sendSMS: false })
  return bodyOf(createAdminPaymentLink, reply).sessionId
}
const own = (customerInfo: object, changes: Record<string, unknown> = {}) =>
  house().start(undefined, { customerInfo, ...changes })
const pay = (sessionId: string) => house().tell(house().completed(house().stripe.books.pay(sessionId)))
const refundedBySelf = (sessionId: string) =>
  until(
    () => house().refundsOf(sessionId),
    (refunds) => refunds.some(({ state }) => state === 'succeeded'),
  )
const alertsAbout = (sessionId: string) =>
  db().many<{ kind: string }>(sql`select kind from payment_alerts where session_id = ${sessionId}`)
const stateOf = async (sessionId: string) =>
  (await db().one<{ state: string }>(sql`select state from payment_sessions where id = ${sessionId}`)).state
const lettersTo = (email: string) =>
  db().many(sql`select id from messages where template = 'payment_refunded' and recipient = ${email}`)
const cash = async (customerInfo: object, changes: Record<string, unknown> = {}) =>
  house().customer.post('/createCustomerOrderCash', await anOrder(house().app, { customerInfo, ...changes }))
const take = (orderId: string) => staff.post('/processOrderPayment', { orderId, paymentData: { method: 'manual' } })

describe('a link of staff and the customer’s own checkout of the same cart', () => {
  it.each([
    ['one after the other', false],
    ['at the same moment', true],
  ])(
    'are one wish: both paid %s make one order, and the other money goes back with alert and letter',
    async (_, together) => {
      const person = aPerson()
      // Staff type what they hear: no account, no note, the phone alone.
      const link = await aLink({ name: 'Priya', email: '', phone: person.phone })
      const mine = await own(person, { specialInstructions: 'No onions, please' })
      if (together) await Promise.all([pay(link), pay(mine)])
      else await pay(link).then(() => pay(mine))
      const [first, second] = (await house().orderOf(link)) ? [link, mine] : [mine, link]
      expect(await house().orderOf(first)).toBeDefined()
      expect(await house().orderOf(second)).toBeUndefined()
      expect(await refundedBySelf(second)).toMatchObject([{ cause: 'late' }])
      expect(await alertsAbout(second)).toMatchObject([{ kind: 'late_money' }])
      if (second === mine) expect(await lettersTo(person.email)).toHaveLength(1)
      expect(await house().breaches()).toEqual([])
    },
  )

  it('are two wishes of two people, and of one person with two notes or a later meal', async () => {
    const person = aPerson()
    const stranger = await aLink(aPerson())
    const one = await own(person, { specialInstructions: 'No onions' })
    const two = await own(person, { specialInstructions: 'Extra onions' })
    for (const sessionId of [stranger, one, two]) await pay(sessionId)
    const later = await own(person, { specialInstructions: 'No onions' })
    await pay(later)
    for (const sessionId of [stranger, one, two, later]) expect(await house().orderOf(sessionId)).toBeDefined()
    expect(await house().breaches()).toEqual([])
  })
})

describe('cash for the same cart', () => {
  it('ordered while a checkout was open sends the card’s money back when it comes after all', async () => {
    const person = aPerson()
    const mine = await own(person)
    expect((await cash(person)).status).toBe(200)
    await pay(mine)
    expect(await house().orderOf(mine)).toBeUndefined()
    expect(await refundedBySelf(mine)).toMatchObject([{ cause: 'late' }])
  })

  it('taken first ends the open link, which then makes no order any more', async () => {
    const person = aPerson()
    const orderId = String((await cash(person)).body.orderId)
    const link = await aLink(person)
    expect((await take(orderId)).status).toBe(200)
    expect((await staff.get(`/getPaymentLink?sessionId=${link}`)).body.standing).toBe('withdrawn')
    await pay(link)
    expect(await house().orderOf(link)).toBeUndefined()
    expect(await refundedBySelf(link)).toMatchObject([{ cause: 'late' }])
    expect(await house().breaches()).toEqual([])
  })

  it('taken for a part of it ends the link as well (money 59)', async () => {
    const person = aPerson()
    const orderId = String((await cash(person)).body.orderId)
    const link = await aLink(person)
    const part = { orderId, paymentData: { method: 'manual', amount: 1 } }
    expect((await staff.post('/processOrderPayment', part)).status).toBe(200)
    await pay(link)
    expect(await house().orderOf(link)).toBeUndefined()
    expect(await refundedBySelf(link)).toMatchObject([{ cause: 'late' }])
    expect(await house().breaches()).toEqual([])
  })

  it('is refused when the provider has said paid', async () => {
    const person = aPerson()
    const orderId = String((await cash(person)).body.orderId)
    const link = await aLink(person)
    await pay(link)
    const paid = await house().orderOf(link)
    expect(await take(orderId)).toMatchObject({
      status: 409,
      body: { code: 'paid_by_link', userMessage: expect.stringContaining(paid?.short_number ?? 'a number') },
    })
    const noted = await staff.post('/updateOrderPaymentStatus', { orderId, paymentStatus: 'paid' })
    expect(noted.body.code).toBe('paid_by_link')
  })

  it('and the link at the same moment: one of them is paid, never both', async () => {
    for (let round = 0; round < 8; round++) {
      const person = aPerson()
      const orderId = String((await cash(person)).body.orderId)
      const link = await aLink(person)
      const [taken] = await Promise.all([take(orderId), pay(link)])
      const order = await house().orderOf(link)
      if (taken.status === 200) {
        expect(order).toBeUndefined()
        expect(await refundedBySelf(link)).toMatchObject([{ cause: 'late' }])
      } else {
        expect(taken.body.code).toBe('paid_by_link')
        expect(order).toBeDefined()
      }
    }
    expect(await house().breaches()).toEqual([])
  })

  it('leaves links of other people and of a meal that was wanted once more alone', async () => {
    const person = aPerson()
    const orderId = String((await cash(person)).body.orderId)
    const [stranger, again] = [await aLink(aPerson()), await own(person, { orderAgain: true })]
    await take(orderId)
    expect([await stateOf(stranger), await stateOf(again)]).toEqual(['open', 'open'])
  })
})

describe('the same cart once more', () => {
  it('is asked about, by cash and by card, when the screen can ask; a yes places it (ordering 20)', async () => {
    const person = aPerson()
    const asking = { orderAgain: false }
    const first = await cash(person, asking)
    // The customer of this house has ordered these dishes in the other tests as well, and is asked at once.
    expect([200, 409]).toContain(first.status)
    const again = await cash(person, asking)
    expect(again).toMatchObject({
      status: 409,
      body: {
        code: 'ordered_the_same',
        userMessage: expect.stringMatching(/^You ordered the same at \d{1,2}(:\d\d)? [ap]\.m\. Order again\?$/),
        order: { shortNumber: expect.stringMatching(/^TRU-\d{3}$/) },
      },
    })
    const orderData = await anOrder(house().app, { paymentMethod: 'online', customerInfo: person, ...asking })
    expect((await house().customer.post('/createCustomerPayment', { orderData })).body.code).toBe('ordered_the_same')
    expect((await cash(person, { orderAgain: true })).status).toBe(200)
    const other = await house().app.signUp()
    const reply = await other.post('/createCustomerOrderCash', await anOrder(house().app, asking))
    expect(reply.status).toBe(200)
  })

  it('is not asked about another cart, a cancelled order, or one of hours ago', async () => {
    const newcomer = await house().app.signUp()
    const order = async (quantity = 2) =>
      newcomer.post('/createCustomerOrderCash', await anOrder(house().app, { orderAgain: false }, quantity))
    const first = await order()
    expect((await order(3)).status).toBe(200)
    await newcomer.post('/cancelMyOrder', { orderId: first.body.orderId })
    const second = await order()
    expect(second.status).toBe(200)
    await db().run(
      sql`update orders set order_time = order_time - interval '3 hours' where id = ${second.body.orderId}`,
    )
    expect((await order()).status).toBe(200)
  })

  it('pressed in two tabs at once is one order and one question', async () => {
    const newcomer = await house().app.signUp()
    const payload = await anOrder(house().app, { orderAgain: false })
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => newcomer.post('/createCustomerOrderCash', payload)),
    )
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
  })
})
