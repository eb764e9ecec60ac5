import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { resetPasswordLetter } from '../messages/letters/account-letters.ts'
import { queueEmail } from '../messages/queue-message.ts'
import { idOf } from '../testing/body-of.ts'
import { type FakeSmtp, startFakeSmtp } from '../testing/fake-smtp.ts'
import { readLive } from '../testing/live-reader.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

// What the mail provider tells of letters that it took.
const KEYS = ['an-old-key-of-the-house', 'the-new-key-of-the-house'].map((key) => Buffer.from(key).toString('base64'))
const [OLD = '', NEW = ''] = KEYS
const LETTER = resetPasswordLetter({ name: 'Priya', url: 'https://order.example.test/reset?token=x', minutes: 60 })

let smtp: FakeSmtp
let app: TestApp
beforeAll(async () => {
  smtp = await startFakeSmtp()
  app = await openTestApp({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'orders@example.test',
    MAIL_WEBHOOK_SECRET: KEYS.map((key) => `whsec_${key}`).join(','),
  })
})
afterAll(async () => {
  await app.stop()
  await smtp.stop()
})

type Call = { key?: string; id?: string; secondsAgo?: number; prefix?: string }
const bodyOf = (messageId: string, type: string, more: object = {}) =>
  JSON.stringify({ type, data: { message_id: `<${messageId}@example.test>`, ...more } })

function call(body: string, { key = NEW, id = `evt_${randomUUID()}`, secondsAgo = 0, prefix = 'webhook' }: Call = {}) {
  const timestamp = String(Math.floor(Date.now() / 1000) - secondsAgo)
  const signature = createHmac('sha256', Buffer.from(key, 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64')
  return fetch(`${app.url}/api/e-mail/events`, {
    method: 'POST',
    headers: {
      [`${prefix}-id`]: id,
      [`${prefix}-timestamp`]: timestamp,
      [`${prefix}-signature`]: `v1,${Buffer.from('x').toString('base64')} v1,${signature}`,
    },
    body,
  })
}
const tell = (messageId: string, type: string, more: object = {}, options: Call = {}) =>
  call(bodyOf(messageId, type, more), options)

async function queued(to = `${randomUUID()}@example.test`) {
  const id = await app.database.transaction((tx) =>
    queueEmail(tx, { to: { address: to }, letter: LETTER, causedBy: 'house' }),
  )
  return { id: id ?? '', to }
}
async function sent() {
  const made = await queued()
  await expect.poll(async () => (await message(made.id)).state).toBe('sent')
  return made
}
const message = (id: string) =>
  app.database.db.one<{ state: string; last_error: string | null; delivered_at: Date | null }>(sql`
    select state, last_error, delivered_at from messages where id = ${id}`)
const listed = (email: string) =>
  app.database.db.maybe<{ reason: string; note: string }>(
    sql`select reason, note from suppressions where email = ${email}`,
  )

describe('a letter that the provider took', () => {
  it('says when the mailbox had it (messages 38)', async () => {
    const { id, to } = await sent()
    expect((await tell(id, 'email.delivered')).status).toBe(204)
    expect(await message(id)).toMatchObject({ state: 'sent', delivered_at: expect.any(Date) })
    expect(await listed(to)).toBeUndefined()
  })

  it('that came back has failed after all, and its address gets no offers', async () => {
    const { id, to } = await sent()
    await tell(id, 'email.bounced', { bounce: { type: 'Permanent', message: 'No such mailbox' } })
    expect(await message(id)).toMatchObject({ state: 'failed', last_error: 'No such mailbox' })
    expect(await listed(to)).toEqual({ reason: 'bounced', note: 'No such mailbox' })
  })

  it.each(['email.bounced', 'email.complained'])(
    'of somebody with an account: open pages hear of %s (messages 72)',
    async (type) => {
      const to = `${randomUUID()}@example.test`
      const userId = await idOf(await app.signUp(to))
      const page = await readLive(app.url, { cookie: (await app.admin()).cookie })
      const { id } = await queued(to)
      await expect.poll(async () => (await message(id)).state).toBe('sent')
      await tell(id, type)
      await page.until(({ data }) => data.topic === 'user.changed' && data.id === userId)
      page.close()
    },
  )

  it('that a full mailbox refused has failed, and nothing is held against the address', async () => {
    const { id, to } = await sent()
    await tell(id, 'email.bounced', { bounce: { type: 'Transient', message: 'Mailbox full' } })
    expect(await message(id)).toMatchObject({ state: 'failed', last_error: 'Mailbox full' })
    expect(await listed(to)).toBeUndefined()
  })

  it('that its reader complained of stays sent, and the address gets no offers', async () => {
    const { id, to } = await sent()
    await tell(id, 'email.complained')
    expect((await message(id)).state).toBe('sent')
    expect(await listed(to)).toMatchObject({ reason: 'complained' })
  })

  it('ends the same in whatever order, and also when told before we noted the sending (messages 39)', async () => {
    const events = ['email.delivered', 'email.bounced', 'email.complained']
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
    ].map((order) => order.map((n) => events[n] ?? ''))
    for (const order of orders) {
      const { id, to } = await sent()
      for (const type of order) await tell(id, type)
      expect(await message(id)).toMatchObject({ state: 'failed', delivered_at: expect.any(Date) })
      expect(await listed(to)).toMatchObject({ reason: 'complained' })
    }
    const address = `${randomUUID()}@example.test`
    smtp.on(address, 'slow')
    const { id } = await queued(address)
    await expect.poll(async () => (await message(id)).state).toBe('sending')
    await tell(id, 'email.bounced', { bounce: { message: 'No such mailbox' } })
    await expect.poll(async () => (await message(id)).state).toBe('failed')
    expect(await message(id)).toMatchObject({ last_error: 'No such mailbox' })
  })
})

describe('a call', () => {
  it('that comes twice, also at the same moment, does its work once', async () => {
    const { id, to } = await sent()
    const event = `evt_${randomUUID()}`
    const both = await Promise.all([1, 2].map(() => tell(id, 'email.bounced', {}, { id: event })))
    expect(both.map(({ status }) => status)).toEqual([204, 204])
    await app.database.db.run(sql`delete from suppressions where email = ${to}`)
    expect((await tell(id, 'email.bounced', {}, { id: event })).status).toBe(204)
    expect(await listed(to)).toBeUndefined()
  })

  it('counts with either secret while one is exchanged, and under the provider’s own header names', async () => {
    const { id } = await sent()
    expect((await tell(id, 'email.opened', {}, { key: OLD, prefix: 'svix' })).status).toBe(204)
    expect((await tell(id, 'email.delivered', {}, { key: OLD, prefix: 'svix' })).status).toBe(204)
    expect((await message(id)).delivered_at).not.toBeNull()
  })

  it('of somebody else, of yesterday or about no letter of ours changes nothing (messages 38)', async () => {
    const { id } = await sent()
    const wrong = [
      { key: Buffer.from('no key of ours').toString('base64') },
      { secondsAgo: 301 },
      { secondsAgo: -301 },
      { id: 'a b' },
    ]
    for (const options of wrong) {
      const refused = await tell(id, 'email.bounced', {}, options)
      expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'webhook_signature_invalid' }])
    }
    expect(
      (await fetch(`${app.url}/api/e-mail/events`, { method: 'POST', body: bodyOf(id, 'email.bounced') })).status,
    ).toBe(400)
    for (const body of [
      '',
      '{',
      '[]',
      'null',
      '{"type":"email.bounced","data":{"message_id":"x"}}',
      bodyOf(randomUUID(), 'email.bounced'),
      bodyOf(id, 'toString'),
    ])
      expect((await call(body)).status).toBe(204)
    expect((await message(id)).state).toBe('sent')
  })
})
