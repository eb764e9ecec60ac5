import { randomUUID } from 'node:crypto'
import { countAudience, getCampaign, getCampaigns } from '@sizzle/contract/campaigns.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kit/db/sql.ts'
import { bodyOf } from '../../testing/body-of.ts'
import { type FakeSmtp, startFakeSmtp } from '../../testing/fake-smtp.ts'
import { type Caller, openTestApp, type TestApp } from '../../testing/test-app.ts'

// The same offer to many people.
const WORDS = { subject: '{offerTitle} for {customerName}', message: 'Hello {customerName}!', offerTitle: 'Thali week' }
const CODED = { templateData: { ...WORDS, validUntil: '2099-12-31' }, code: 'thali', percent: 10 }

let smtp: FakeSmtp
let app: TestApp
let admin: Caller
beforeAll(async () => {
  smtp = await startFakeSmtp()
  app = await openTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'orders@example.test' })
  admin = await app.admin()
})
afterEach(async () => {
  const { db } = app.database
  await db.run(sql`update campaigns set state = 'done', started_at = now(), ended_at = now() where state <> 'done'`)
  await db.run(sql`delete from consents`)
})
afterAll(async () => {
  await app.stop()
  await smtp.stop()
})

/** An account with a confirmed address that agreed to offers. */
async function aReader(name = 'Priya', email = `${randomUUID()}@example.test`) {
  const { id } = await app.database.db.one<{ id: string }>(sql`
    insert into users (id, email, name, email_verified) values (gen_random_uuid(), ${email}, ${name}, true) returning id`)
  await says(id, email, true)
  return { id, email }
}
const says = (id: string, email: string, given: boolean, source = 'profile') =>
  app.database.db.run(sql`
    insert into consents (user_id, purpose, given, email, wording, source, at)
    values (${id}, 'marketing', ${given}, ${email}, 'Yes', ${source}, now())`)

const wish = (more: object = {}) => ({
  name: 'Week',
  audience: {},
  templateData: WORDS,
  code: '',
  perMinute: 6000,
  ...more,
})
async function saved(more: object = {}) {
  const { status, body } = await admin.post('/saveCampaign', wish(more))
  expect(status, JSON.stringify(body)).toBe(200)
  return { campaignId: String(body.campaignId), expectedVersion: Number(body.version) }
}
async function started(more: object = {}) {
  const made = await saved(more)
  const { status, body } = await admin.post('/startCampaign', made)
  expect(status, JSON.stringify(body)).toBe(200)
  return made.campaignId
}
const read = async (campaignId: string) =>
  bodyOf(getCampaign, await admin.get(`/getCampaign?campaignId=${campaignId}`)).campaign
const ends = (campaignId: string) => expect.poll(async () => (await read(campaignId)).state).toBe('done')
const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to.includes(email))

describe('a campaign', () => {
  it('goes to everybody who takes offers, once each, in their own name, with a way out (messages 42)', async () => {
    const readers = [await aReader('Priya Sharma'), await aReader('Sam, "Bcc: v@example.test"'), await aReader('')]
    const refused = await aReader()
    await says(refused.id, refused.email, false)
    const { body } = await admin.get('/countAudience')
    expect(body.count).toBe(3)
    const campaignId = await started(CODED)
    await ends(campaignId)
    expect(await read(campaignId)).toMatchObject({
      total: 3,
      code: 'THALI',
      percent: 10,
      report: { sent: 3, waiting: 0, skipped: 0 },
    })
    for (const { email } of readers) expect(mailsTo(email)).toHaveLength(1)
    expect(mailsTo(refused.email)).toEqual([])
    const raw = mailsTo(readers[0]?.email ?? '')[0]?.raw ?? ''
    expect(raw).toMatch(/^Subject: Thali week for Priya Sharma/m)
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
    const codes = readers.map(({ email }) => /THALI-[A-Z2-9]{6}/.exec(mailsTo(email)[0]?.raw ?? '')?.[0])
    expect(codes).not.toContain(undefined)
    expect(new Set(codes).size).toBe(readers.length)
    const letters = await app.database.db.one<{ kept: number }>(
      sql`select count(*)::int as kept from messages where promotional`,
    )
    expect(letters.kept).toBe(0)
    const [listed] = bodyOf(getCampaigns, await admin.get('/getCampaigns')).campaigns
    expect(listed).toMatchObject({ id: campaignId, total: 3, waiting: 0, captured: 0 })
  })

  it('asks for consent and the list of bounced addresses again when it is a letter’s turn (messages 43)', async () => {
    for (let n = 0; n < 3; n++) await aReader()
    const campaignId = await started({ perMinute: 1 })
    await expect.poll(async () => (await read(campaignId)).report.sent).toBe(1)
    const { db } = app.database
    const waiting = await db.many<{ id: string; email: string }>(sql`
      select u.id, u.email from campaign_letters l join users u on u.id = l.user_id
      where l.campaign_id = ${campaignId} and l.state = 'waiting'`)
    const [leaves, bounced] = waiting
    if (!leaves || !bounced) throw new Error('two wait')
    await says(leaves.id, leaves.email, false)
    await db.run(sql`insert into suppressions (email, reason) values (${bounced.email}, 'bounced')`)
    await db.run(sql`update campaigns set per_minute = 6000, due_at = now() where id = ${campaignId}`)
    await ends(campaignId)
    expect((await read(campaignId)).report).toMatchObject({ sent: 1, skipped: 2 })
    expect([...mailsTo(leaves.email), ...mailsTo(bounced.email)]).toEqual([])
  })

  it('stops between two letters and goes on where it stopped', async () => {
    for (let n = 0; n < 4; n++) await aReader()
    const campaignId = await started({ perMinute: 1 })
    await expect.poll(async () => (await read(campaignId)).report.sent).toBe(1)
    expect((await admin.post('/stopCampaign', { campaignId })).status).toBe(200)
    expect((await admin.post('/stopCampaign', { campaignId })).body).toMatchObject({
      code: 'campaign_state',
      state: 'stopped',
    })
    await app.database.db.run(sql`update campaigns set per_minute = 6000 where id = ${campaignId}`)
    const { version, report } = await read(campaignId)
    expect(report.waiting).toBe(3)
    const both = await Promise.all(
      [1, 2].map(() => admin.post('/startCampaign', { campaignId, expectedVersion: version })),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    await ends(campaignId)
    expect((await read(campaignId)).report).toMatchObject({ sent: 4, uncertain: 0 })
  })

  it('keeps its pace: the next batch is due when the last one has used up its time (messages 45)', async () => {
    for (let n = 0; n < 3; n++) await aReader()
    const campaignId = await started({ perMinute: 12 })
    await expect.poll(async () => (await read(campaignId)).report.sent).toBe(1)
    const due = () =>
      app.database.db.one<{ seconds: number; lease: string | null }>(sql`
        select extract(epoch from due_at - now())::float8 as seconds, lease from campaigns where id = ${campaignId}`)
    await expect.poll(async () => (await due()).lease).toBeNull()
    const { seconds } = await due()
    expect(seconds).toBeGreaterThan(2)
    expect(seconds).toBeLessThanOrEqual(5)
  })

  it('is announced once a batch, not once a letter', async () => {
    for (let n = 0; n < 30; n++) await aReader()
    const campaignId = await started()
    await ends(campaignId)
    const changes = await app.database.db.many<{ topic: string }>(
      sql`select topic from changes where entity_id = ${campaignId}`,
    )
    expect(changes).toHaveLength(3) // written, started, one batch
  })

  it('tells apart what the server refuses, what it asks to try again and what may have left (messages 44)', async () => {
    const [gone, later, dropped, fine] = [await aReader(), await aReader(), await aReader(), await aReader()]
    smtp.on(gone.email, 550)
    smtp.on(later.email, 450)
    smtp.on(dropped.email, 'drop')
    const campaignId = await started()
    await expect.poll(async () => (await read(campaignId)).report.waiting).toBe(1)
    // The dropped line cuts whatever else was on its way at that moment.
    const { report } = await read(campaignId)
    expect(report.failed).toBeLessThanOrEqual(1)
    expect(report.uncertain).toBeGreaterThanOrEqual(1)
    smtp.on(later.email, 'deliver')
    smtp.on(dropped.email, 'deliver')
    await app.database.db.run(sql`update campaign_letters set due_at = now() where campaign_id = ${campaignId}`)
    await app.database.db.run(sql`update campaigns set due_at = now() where id = ${campaignId}`)
    await ends(campaignId)
    expect(mailsTo(later.email)).toHaveLength(1)
    expect(mailsTo(dropped.email)).toHaveLength(1)
    expect(mailsTo(fine.email).length).toBeLessThanOrEqual(1)
    expect(mailsTo(gone.email)).toEqual([])
    const listed = await app.database.db.maybe(sql`select 1 from suppressions where email = ${gone.email}`)
    expect(listed).toBeDefined()
  })

  it('counts who left by the link in it', async () => {
    const { id, email } = await aReader()
    await aReader()
    const campaignId = await started()
    await ends(campaignId)
    await says(id, email, false, 'unsubscribe link')
    expect((await read(campaignId)).report).toMatchObject({ sent: 2, unsubscribed: 1 })
  })

  it('counts the orders that followed, those with its codes, and codes beyond their limit (messages 53)', async () => {
    const reader = await aReader()
    await anOrder(reader.id, 'truro', 1)
    const campaignId = await started(CODED)
    await ends(campaignId)
    await anOrder((await aReader()).id, 'truro', 0)
    await anOrder(reader.id, 'truro', 0, 'cancelled')
    await anOrder(reader.id, 'new-glasgow', 0)
    const { db } = app.database
    await db.run(sql`
      insert into promotion_codes (code, kind, user_id, label, percent, made_at, expires_at)
      values ('WELCOMEABCDEF', 'welcome', ${reader.id}, 'Welcome', 10, now(), now() + interval '1 day')`)
    const { code } = await db.one<{ code: string }>(sql`
      select code from promotion_codes where campaign_id = ${campaignId} and user_id = ${reader.id}`)
    for (const [used, isOverLimit] of [
      [code, false],
      [code, true],
      ['WELCOMEABCDEF', false],
    ] as const)
      await db.run(sql`
        insert into promotion_uses (code, use_key, location_id, order_id, state, over_limit, at)
        values (${used}, gen_random_uuid(), 'truro', ${await anOrder(reader.id, 'truro', 0)}, 'used', ${isOverLimit}, now())`)
    expect((await read(campaignId)).report).toMatchObject({ ordersAfter: 4, ordersWithCode: 2, codesOverLimit: 1 })
  })
})

async function anOrder(userId: string, locationId: string, daysAgo: number, status = 'completed') {
  const { id } = await app.database.db.one<{ id: string }>(sql`
      insert into orders (location_id, id, short_number, status, payment_status, payment_method, order_type, user_id, customer_name,
        customer_email, customer_phone, subtotal, tax, tip, total, tax_rate_per_100k, order_time, promised_at,
        business_date, updated_at)
      values (${locationId}, gen_random_uuid(), 'X-1', ${status}, 'paid', 'cash', 'pickup', ${userId}, 'Priya', 'p@example.test', '',
        100, 0, 0, 100, 0, now() - ${daysAgo} * interval '1 day', now(),
        now()::date, now()) returning id`)
  return id
}

describe('the choice of people', () => {
  const count = async (query: string) => bodyOf(countAudience, await admin.get(`/countAudience?${query}`)).count

  it('is by purchases at a place, by absence and by points, and counts at once (messages 42)', async () => {
    const [lately, long, never] = [await aReader(), await aReader(), await aReader()]
    await anOrder(lately.id, 'truro', 10)
    await anOrder(long.id, 'new-glasgow', 70)
    await anOrder(never.id, 'truro', 5, 'cancelled')
    await app.database.db.run(sql`
      insert into ledger (user_id, kind, points, orders, spent, actor_id, at) values (${long.id}, 'adjusted', 150, 0, 0, ${long.id}, now())`)
    expect(await count('')).toBe(3)
    expect(await count('boughtWithinDays=90')).toBe(2)
    expect(await count('boughtWithinDays=90&boughtAt=truro')).toBe(1)
    expect(await count('noOrderForDays=60')).toBe(2)
    expect(await count('boughtWithinDays=90&noOrderForDays=60')).toBe(1)
    expect(await count('minPoints=150')).toBe(1)
    expect(await count('minPoints=151')).toBe(0)
    expect((await admin.get('/countAudience?boughtWithinDays=0')).status).toBe(400)
  })

  it('that fits nobody is not started', async () => {
    expect((await admin.post('/startCampaign', await saved())).body.code).toBe('campaign_for_nobody')
  })
})

it('a draft is deleted once, with its picture, and nothing that was started (messages 53)', async () => {
  await aReader()
  const { campaignId, expectedVersion } = await saved()
  const remove = (version: number) => admin.post('/deleteCampaign', { campaignId, expectedVersion: version })
  expect((await remove(expectedVersion + 1)).body.code).toBe('campaign_changed')
  const both = await Promise.all([remove(expectedVersion), remove(expectedVersion)])
  expect(both.map(({ body }) => body.code ?? 'deleted').toSorted()).toEqual(['campaign_not_found', 'deleted'])
  expect((await admin.get(`/getCampaign?campaignId=${campaignId}`)).body.code).toBe('campaign_not_found')
  const kept = await saved()
  const race = await Promise.all([admin.post('/startCampaign', kept), admin.post('/deleteCampaign', kept)])
  expect(race.filter(({ status }) => status === 200)).toHaveLength(1)
  const running = await saved()
  await admin.post('/startCampaign', running)
  expect((await admin.post('/deleteCampaign', running)).body.code).toBe('campaign_state')
})

it('a campaign that is written is changed by one of two, and not once it runs', async () => {
  await aReader()
  const { campaignId, expectedVersion } = await saved()
  const change = (name: string) =>
    admin.post('/saveCampaign', wish({ campaignId, expectedVersion, name, perMinute: 1 }))
  const both = await Promise.all([change('One'), change('Two')])
  expect(both.map(({ body }) => body.code ?? 'saved').toSorted()).toEqual(['campaign_changed', 'saved'])
  const { version } = await read(campaignId)
  expect((await admin.post('/startCampaign', { campaignId, expectedVersion })).body.code).toBe('campaign_changed')
  await admin.post('/startCampaign', { campaignId, expectedVersion: version })
  expect((await admin.post('/saveCampaign', wish({ campaignId, expectedVersion: version + 1 }))).body.code).toBe(
    'campaign_state',
  )
  for (const [wrong, field] of [
    [{ name: '' }, 'name'],
    [{ ...CODED, code: 'THALI-10' }, 'code'],
    [{ ...CODED, percent: undefined }, 'percent'],
    [{ ...CODED, templateData: { ...WORDS, validUntil: '2020-01-01' } }, 'validUntil'],
    [{ templateData: { ...WORDS, message: 'Until {validUntil}.' } }, 'validUntil'],
    [{ templateData: { ...WORDS, offerTitle: '' } }, 'offerTitle'],
    [{ templateData: { ...WORDS, title: 'For {nobody}' } }, 'title'],
    [{ templateData: { ...WORDS, terms: 'For {nobody}' } }, 'terms'],
    [{ templateData: { ...WORDS, subject: 'a\nb' } }, 'subject'],
  ] as const)
    expect((await admin.post('/saveCampaign', wish(wrong))).body.fields).toMatchObject([{ field }])
  for (const call of ['/startCampaign', '/stopCampaign'])
    expect(
      (await admin.post(call, { campaignId: randomUUID(), ...(call === '/startCampaign' && { expectedVersion: 1 }) }))
        .body.code,
    ).toBe('campaign_not_found')
})
