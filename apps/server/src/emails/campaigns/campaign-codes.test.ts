import { createCustomerOrderCash } from '@sizzle/contract/orders.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kit/db/sql.ts'
import { insertCampaignCodes } from '../../promotions/promotions.sql.ts'
import { placeWithCode } from '../../testing/a-code.ts'
import { alwaysOpen, anOrder } from '../../testing/an-order.ts'
import { bodyOf } from '../../testing/body-of.ts'
import { type Caller, useTestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'

// The code that each reader of a campaign gets.
const app = useTestApp()
const db = () => app().database.db
let admin: Caller
beforeAll(async () => {
  await alwaysOpen(app())
  admin = await app().admin()
})

/** Somebody who takes offers and has had the one to welcome them. */
async function aReader() {
  const email = `${crypto.randomUUID()}@example.test`
  const person = await app().signUp(email)
  const { id } = await db().one<{ id: string }>(sql`
    update users set email_verified = true where email = ${email} returning id`)
  await db().run(sql`
    insert into consents (user_id, purpose, given, email, wording, source, at)
    values (${id}, 'marketing', true, ${email}, 'Yes', 'profile', now())`)
  return { person, id }
}

const WORDS = { subject: 'Thali week', message: 'Hello!', offerTitle: 'Thali week', validUntil: '2099-12-31' }
const CODE = { code: 'Thali', percent: 10 }
async function saved(perMinute: number, code: object = CODE) {
  const offer = { name: 'Week', audience: {}, templateData: WORDS, ...code, perMinute }
  return admin.post('/saveCampaign', offer)
}
async function started(perMinute = 6000, code: object = CODE) {
  const { status, body } = await saved(perMinute, code)
  expect(status, JSON.stringify(body)).toBe(200)
  const { campaignId, version } = body
  expect((await admin.post('/startCampaign', { campaignId, expectedVersion: version })).status).toBe(200)
  return String(campaignId)
}
const campaignOf = async (campaignId: string) =>
  (await admin.get(`/getCampaign?campaignId=${campaignId}`)).body.campaign as {
    state: string
    version: number
    report: Record<string, number>
  }
const ended = (campaignId: string) =>
  until(
    () => campaignOf(campaignId),
    ({ state }) => state === 'done',
  )
const codeOf = async (campaignId: string, userId: string) =>
  (
    await db().one<{ code: string }>(sql`
      select code from promotion_codes where campaign_id = ${campaignId} and user_id = ${userId}`)
  ).code

const dollars = (amounts: readonly number[]) =>
  amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100

describe('a code of a campaign', () => {
  it('makes one order of its reader cheaper, also when it is not the first one (promotions 9)', async () => {
    const [reader, other] = [await aReader(), await aReader()]
    await reader.person.post('/createCustomerOrderCash', await anOrder(app()))
    const campaignId = await started()
    await ended(campaignId)
    const code = await codeOf(campaignId, reader.id)
    expect(code).toMatch(/^THALI[A-HJKMNP-Z2-9]{6}$/)
    expect((await placeWithCode(app(), other.person, code)).body.userMessage).toBe(
      'This code is not valid for this order',
    )
    const replies = await Promise.all(Array.from({ length: 10 }, () => placeWithCode(app(), reader.person, code)))
    const placed = replies.filter(({ status }) => status === 200)
    expect(placed).toHaveLength(1)
    expect(new Set(replies.flatMap(({ body }) => body.userMessage ?? []))).toEqual(
      new Set(['You have used this code already']),
    )
    const [first] = placed
    if (first === undefined) throw new Error('nothing was placed')
    const { charges } = bodyOf(createCustomerOrderCash, first).order
    expect(charges).toMatchObject([{ kind: 'discount', label: 'Thali week 10%' }])
    expect((await campaignOf(campaignId)).report).toMatchObject({ ordersWithCode: 1, codesOverLimit: 0 })
    const [mine] = [await codeOf(campaignId, other.id)]
    expect((await placeWithCode(app(), other.person, mine)).status).toBe(200)
  })

  it('says what the orders with codes brought and what the codes took off, without cancelled ones (messages 53)', async () => {
    const [reader, other] = [await aReader(), await aReader()]
    const campaignId = await started()
    await ended(campaignId)
    expect((await campaignOf(campaignId)).report).toMatchObject({ salesWithCode: 0, discountWithCode: 0 })
    const placed = await Promise.all(
      [reader, other].map(async ({ person, id }) => {
        const reply = await placeWithCode(app(), person, await codeOf(campaignId, id))
        return bodyOf(createCustomerOrderCash, reply).order
      }),
    )
    const sums = (orders: typeof placed) => ({
      ordersWithCode: orders.length,
      salesWithCode: dollars(orders.map(({ pricing }) => pricing.subtotal)),
      discountWithCode: dollars(orders.map(({ charges }) => charges[0]?.amount ?? 0)),
    })
    expect(sums(placed).discountWithCode).toBeGreaterThan(0)
    expect((await campaignOf(campaignId)).report).toMatchObject(sums(placed))
    const [first, second] = placed
    expect((await other.person.post('/cancelMyOrder', { orderId: second?.id, reason: 'Later' })).status).toBe(200)
    expect((await campaignOf(campaignId)).report).toMatchObject(sums(first ? [first] : []))
  })

  it('is one for each reader, and never one that somebody else has (promotions 9)', async () => {
    const [one, two] = [await aReader(), await aReader()]
    const campaignId = await started()
    await ended(campaignId)
    await db().run(sql`delete from promotion_codes where campaign_id = ${campaignId}`)
    const add = (userId: string, code: string) =>
      insertCampaignCodes(db(), campaignId, [{ userId, code, label: 'Thali week' }])
    expect(await add(one.id, 'SPICEAAAAAA')).toBe(1)
    expect(await add(two.id, 'SPICEAAAAAA')).toBe(0)
    expect(await add(one.id, 'SPICEBBBBBB')).toBe(0)
    expect(await add(two.id, 'SPICEBBBBBB')).toBe(1)
  })

  it.each([
    ['with codes', CODE, sql`update campaigns set code_ends_at = now() where state = 'stopped'`],
    [
      'without one',
      { code: '' },
      sql`update campaigns set letter = jsonb_set(letter, '{values,validUntil}', '"2020-01-01"') where state = 'stopped'`,
    ],
  ])(
    '%s goes to nobody after its last day: what waits is left out, and it does not go on (promotions 9)',
    async (_, code, isOver) => {
      for (let n = 0; n < 3; n += 1) await aReader()
      const campaignId = await started(1, code)
      await until(
        () => campaignOf(campaignId),
        ({ report }) => (report.captured ?? 0) > 0,
      )
      expect((await admin.post('/stopCampaign', { campaignId })).status).toBe(200)
      await db().run(isOver)
      const { version } = await campaignOf(campaignId)
      const again = await admin.post('/startCampaign', { campaignId, expectedVersion: version })
      expect(again.body).toMatchObject({ code: 'campaign_over' })
      await db().run(sql`update campaigns set state = 'sending', due_at = now() where id = ${campaignId}`)
      await saved(1) // whoever sends campaigns hears of it, and looks
      const { report } = await ended(campaignId)
      expect(report).toMatchObject({ waiting: 0, captured: 1 })
      expect(report.skipped).toBeGreaterThanOrEqual(2)
    },
  )
})
