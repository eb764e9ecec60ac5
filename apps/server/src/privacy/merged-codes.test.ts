import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { placeWithCode } from '../testing/a-code.ts'
import { alwaysOpen } from '../testing/an-order.ts'
import { idOf } from '../testing/body-of.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

// What becomes of the codes of two accounts that become one.
const app = useTestApp()
const db = () => app().database.db
let admin: Caller
beforeAll(async () => {
  await alwaysOpen(app())
  admin = await app().admin()
})

async function aGuest() {
  const caller = await app().signUp(`${crypto.randomUUID()}@example.test`)
  return { caller, id: await idOf(caller) }
}
async function aCampaign() {
  const { id } = await db().one<{ id: string }>(sql`
    insert into campaigns (id, name, audience, letter, code, percent, code_ends_at, per_minute, created_at)
    values (gen_random_uuid(), 'Week', '{}', '{"values":{}}', 'THALI', 10, now() + interval '1 day', 60, now()) returning id`)
  return id
}
/** One to welcome its owner where no campaign is named. */
async function aCode(userId: string, campaignId: string | null = null) {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => 'ABCDEFGH'.charAt(byte % 8))
  const code = `THALI${letters.join('')}`
  await db().run(sql`
    insert into promotion_codes (code, kind, campaign_id, user_id, label, percent, made_at, expires_at)
    values (${code}, ${campaignId === null ? 'welcome' : 'campaign'}, ${campaignId}, ${userId}, 'Thali week', 10, now(),
            now() + interval '1 day')`)
  return code
}
async function merge(userId: string, otherId: string) {
  const { body } = await admin.get(`/getUser?userId=${userId}`)
  const other = await admin.get(`/getUser?userId=${otherId}`)
  const versions = { expectedVersion: Object(body.user).version, otherVersion: Object(other.body.user).version }
  const merged = await admin.post('/mergeUsers', { userId, otherId, ...versions })
  expect(merged.status, JSON.stringify(merged.body)).toBe(200)
}

describe('the codes of two accounts that are merged', () => {
  it('make an order of the one that stays cheaper, once (promotions 10)', async () => {
    const [kept, other] = [await aGuest(), await aGuest()]
    const code = await aCode(other.id, await aCampaign())
    const before = await placeWithCode(app(), kept.caller, code)
    expect(before.body.userMessage).toBe('This code is not valid for this order')
    await merge(kept.id, other.id)
    expect((await placeWithCode(app(), kept.caller, code)).status).toBe(200)
    const again = await placeWithCode(app(), kept.caller, code)
    expect(again.body.userMessage).toBe('You have used this code already')
  })

  it('that are for the same are those of the one that stays (promotions 10)', async () => {
    const [kept, other] = [await aGuest(), await aGuest()]
    const campaignId = await aCampaign()
    const mine = [await aCode(kept.id, campaignId), await aCode(kept.id)]
    const theirs = [await aCode(other.id, campaignId), await aCode(other.id)]
    const alone = await aCode(other.id, await aCampaign())
    await merge(kept.id, other.id)
    const owned = await db().many<{ code: string }>(sql`select code from promotion_codes where user_id = ${kept.id}`)
    expect(owned.map(({ code }) => code).toSorted()).toEqual([...mine, alone].toSorted())
    const refused = await placeWithCode(app(), kept.caller, theirs[0] ?? '')
    expect(refused.body.userMessage).toBe('This code is not valid for this order')
  })
})
