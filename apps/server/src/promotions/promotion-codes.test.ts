import { createCustomerOrderCash } from '@sizzle/contract/orders.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aNewcomer, aPhone, orderWithCode, placeWithCode } from '../testing/a-code.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { type Reply, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
beforeAll(() => alwaysOpen(app()))

const usesOf = (code: string) =>
  app().database.db.many<{ state: string; over_limit: boolean }>(sql`
    select state, over_limit from promotion_uses where code = ${code.replace('-', '')} order by at`)
const why = ({ status, body }: Reply) => [status, body.code, body.userMessage]
const manager = () => aColleague(app(), 'manager', ['truro'])

describe('a code at the checkout', () => {
  it('is a line of the bill in order, receipt, letter and figures of the day (promotions 3)', async () => {
    const { person, code } = await aNewcomer(app())
    const reply = await placeWithCode(app(), person, ` ${code.toLowerCase().replace('-', ' ')} `)
    const { order } = bodyOf(createCustomerOrderCash, reply)
    const goods = order.items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0)
    const off = Math.round(goods / 10)
    expect(order.charges).toEqual([{ kind: 'discount', label: 'Welcome 10%', amount: off / 100, taxClass: null }])
    expect(order.pricing.subtotal).toBe((goods - off) / 100)
    const receipt = await person.get(`/getOrderReceipt?orderId=${order.id}&token=${order.metadata.orderToken}`)
    expect(JSON.stringify(receipt.body)).toContain('Welcome 10%')
    const [letter] = await app().database.db.many<{ text: string }>(sql`
      select text from messages where about_id = ${order.id} and template = 'order_confirmation'`)
    expect(letter?.text).toContain('Welcome 10%')
    expect(await usesOf(code)).toEqual([{ state: 'used', over_limit: false }])
  })

  it('in twenty orders at once is one discount, and the others say why (promotions 5)', async () => {
    const { person, code } = await aNewcomer(app())
    const replies = await Promise.all(Array.from({ length: 20 }, () => placeWithCode(app(), person, code)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = replies.filter(({ status }) => status !== 200)
    expect(new Set(refused.map((reply) => why(reply).join()))).toEqual(
      new Set(['409,promotion_code_invalid,You have used this code already']),
    )
    expect(refused[0]?.body.fields).toMatchObject([{ field: 'promotionCode' }])
  })

  it('of two people with one phone at the same moment counts for one of them (promotions 6)', async () => {
    const [one, two] = [await aNewcomer(app()), await aNewcomer(app())]
    const [plain] = [await orderWithCode(app(), one.code)]
    const { phone } = plain.customerInfo
    const customer = (email: string) => ({ customerInfo: { ...plain.customerInfo, email, phone } })
    const replies = await Promise.all([
      placeWithCode(app(), one.person, one.code, customer(one.email)),
      placeWithCode(app(), two.person, two.code, customer(two.email)),
    ])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('is for the first order of account, phone and address (promotions 6)', async () => {
    const phone = aPhone()
    const earlier = await app().signUp()
    const info = { name: 'Priya Sharma', email: 'earlier@example.test', phone, firebaseId: null }
    await earlier.post('/createCustomerOrderCash', await anOrder(app(), { customerInfo: info }))
    const { person, code } = await aNewcomer(app())
    const first = [
      409,
      'promotion_code_invalid',
      'This code is for the first order of an account, phone number and email address',
    ]
    const samePhone = { customerInfo: { ...info, email: 'other@example.test' } }
    expect(why(await placeWithCode(app(), person, code, samePhone))).toEqual(first)
    const asked = async (orderer?: object) =>
      why(await person.post('/checkPromotionCode', { code, orderer }))[2] ?? null
    // The field asks with what is typed; each answer to that is a try of the account, also where it is right.
    expect(await asked()).toBe(null)
    expect(await asked({ phone })).toBe(first[2])
    expect(await asked({ phone: aPhone(), email: info.email })).toBe(first[2])
    for (let n = 2; n < 10; n += 1) expect(await asked({ phone: aPhone() })).toBe(null)
    expect(await asked({ phone: aPhone() })).toBe('Too many tries. Please wait a moment.')
    // A price is asked for as often as one likes, so it tells nobody whether a number has ordered here.
    const { items, location, pricing: frontendPricing } = await anOrder(app())
    const question = { items, tipAmount: 0, frontendPricing, location, promotionCode: code }
    expect((await person.post('/validatePricing', question)).body.promotionProblem).toBe(null)
    expect((await person.post('/validatePricing', { ...question, orderer: { phone } })).status).toBe(400)
    const sameEmail = { customerInfo: { ...info, phone: aPhone() } }
    expect(why(await placeWithCode(app(), person, code, sameEmail))).toEqual(first)
    await person.post('/createCustomerOrderCash', await anOrder(app()))
    expect(why(await placeWithCode(app(), person, code))).toEqual(first)
    expect(await usesOf(code)).toEqual([])
  })

  it('of somebody else, a made-up one and no code at all read alike; an old one says so to its owner (promotions 2)', async () => {
    const { person, code } = await aNewcomer(app())
    const stranger = await app().signUp()
    const invalid = [409, 'promotion_code_invalid', 'This code is not valid for this order']
    for (const typed of [code, 'WELCOME-AAAAAA', '1', "' or 1=1 --", 'ÄÖÜ🍛'])
      expect(why(await placeWithCode(app(), stranger, typed))).toEqual(invalid)
    await app().database.db.run(sql`
      update promotion_codes set made_at = now() - interval '91 days', expires_at = now() - interval '1 day'
      where code = ${code.replace('-', '')}`)
    expect(why(await placeWithCode(app(), person, code))).toEqual([
      409,
      'promotion_code_invalid',
      'This code has expired',
    ])
  })

  it('costs the order nothing else: the price that was shown must be the one with it', async () => {
    const { person, code } = await aNewcomer(app())
    const reply = await person.post('/createCustomerOrderCash', {
      ...(await orderWithCode(app(), code)),
      pricing: (await anOrder(app())).pricing,
    })
    expect(reply).toMatchObject({ status: 400, body: { code: 'pricing_mismatch' } })
    expect(await usesOf(code)).toEqual([])
  })

  it('is free again when its order is cancelled before it is cooked, and not afterwards (promotions 7)', async () => {
    const { person, code } = await aNewcomer(app())
    const { order } = bodyOf(createCustomerOrderCash, await placeWithCode(app(), person, code))
    expect((await person.post('/cancelMyOrder', { orderId: order.id, reason: 'Later' })).status).toBe(200)
    const again = bodyOf(createCustomerOrderCash, await placeWithCode(app(), person, code)).order
    const by = await manager()
    await by.post('/updateOrderStatus', { orderId: again.id, status: 'preparing' })
    await by.post('/cancelOrder', { orderId: again.id, reason: 'Out of rice' })
    expect(why(await placeWithCode(app(), person, code))).toEqual([
      409,
      'promotion_code_invalid',
      'You have used this code already',
    ])
  })

  it('takes its share of what the order is after an edit (promotions 3)', async () => {
    const { person, code } = await aNewcomer(app())
    const { order } = bodyOf(createCustomerOrderCash, await placeWithCode(app(), person, code))
    const [item] = order.items
    const reply = await (await manager()).post('/previewOrderEdit', {
      orderId: order.id,
      expectedVersion: order.version,
      items: [{ id: item?.id, quantity: 5, line: 1 }],
    })
    expect(reply.status).toBe(200)
    const goods = Math.round((item?.price ?? 0) * 100) * 5
    expect(reply.body.charges).toMatchObject([{ kind: 'discount', amount: Math.round(goods / 10) / 100 }])
  })

  it('is asked about before it is used, and ten wrong ones are enough for a while (promotions 2)', async () => {
    const { person, code } = await aNewcomer(app())
    expect(await person.post('/checkPromotionCode', { code: code.toLowerCase() })).toMatchObject({
      status: 200,
      body: { code, label: 'Welcome', percent: 10 },
    })
    const tries = []
    for (let n = 0; n < 11; n += 1) tries.push(await person.post('/checkPromotionCode', { code: 'WELCOME-AAAAAA' }))
    expect(tries[9]?.body.code).toBe('promotion_code_invalid')
    expect(why(tries[10] as Reply)).toEqual([429, 'too_many_codes', 'Too many tries. Please wait a moment.'])
  })

  it('shows in the price that is asked for, and so does why it does not count', async () => {
    const { person, code } = await aNewcomer(app())
    const { items, pricing, location } = await anOrder(app())
    const ask = async (by: typeof person, promotionCode: string) =>
      (await by.post('/validatePricing', { items, tipAmount: 0, frontendPricing: pricing, location, promotionCode }))
        .body
    const off = Math.round(pricing.subtotal * 10) / 100
    expect(await ask(person, code)).toMatchObject({
      promotion: { label: 'Welcome 10%', amount: off },
      promotionProblem: null,
      pricing: { subtotal: Math.round((pricing.subtotal - off) * 100) / 100 },
    })
    expect(await ask(await app().guest(), code)).toMatchObject({
      promotion: null,
      promotionProblem: 'This code is not valid for this order',
      pricing: { subtotal: pricing.subtotal },
    })
  })
})
