import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { type FakeTwilio, startFakeTwilio, TWILIO_LOGIN } from '../testing/fake-twilio.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { queueSms } from './queue-message.ts'

// What the provider of text messages tells us: answers of people, and what became of a text.

let twilio: FakeTwilio
let app: TestApp
beforeAll(async () => {
  twilio = await startFakeTwilio()
  app = await openTestApp({
    TWILIO_ACCOUNT_SID: TWILIO_LOGIN.sid,
    TWILIO_AUTH_TOKEN: TWILIO_LOGIN.token,
    TWILIO_FROM: '+19025550100',
    TWILIO_API_BASE: twilio.apiBase,
  })
})
afterAll(async () => {
  await app.stop()
  await twilio.stop()
})

async function tell(path: 'inbound' | 'status', fields: Record<string, string>, token = TWILIO_LOGIN.token) {
  const address = `/api/text-messages/${path}`
  const signed = Object.keys(fields)
    .toSorted()
    .reduce((text, name) => text + name + fields[name], app.url.replace('127.0.0.1', 'localhost') + address)
  return fetch(app.url + address, {
    method: 'POST',
    headers: { 'x-twilio-signature': createHmac('sha1', token).update(signed).digest('base64') },
    body: new URLSearchParams(fields),
  })
}
const answers = (From: string, Body: string, token?: string) => tell('inbound', { From, Body, MessageSid: 'SM' }, token)
const queue = (to: string) =>
  app.database.transaction((tx) => queueSms(tx, { to, template: 'custom', text: 'ready', causedBy: 'house' }))
const message = (id: string | undefined) =>
  app.database.db.one<{ state: string; last_error: string | null; provider_id: string; delivered_at: Date | null }>(sql`
    select state, last_error, provider_id, delivered_at from messages where id = ${id}`)
const becomes = (id: string | undefined, state: string) =>
  expect.poll(async () => (await message(id)).state).toBe(state)

describe('an answer to a text', () => {
  it('STOP ends all texts to that number, and START brings them back (messages 35)', async () => {
    const phone = '+19025550141'
    const stop = await answers(phone, ' Stop ')
    expect([stop.status, await stop.text()]).toEqual([200, expect.stringMatching(/<Response><\/Response>$/)])
    const stopped = await queue(phone)
    await becomes(stopped, 'skipped')
    expect((await message(stopped)).last_error).toBe('They answered STOP')
    await becomes(await queue('+19025550142'), 'sent')
    expect(await (await answers(phone, 'START')).text()).toContain('<Message>Sizzle &amp; Spice: you get')
    await becomes(await queue(phone), 'sent')
  })

  it('HELP is answered, and anything else is nothing', async () => {
    expect(await (await answers('+19025550143', 'help')).text()).toContain('Call (902) 555-0142')
    expect(await (await answers('+19025550143', 'Please stop at the door')).text()).toContain('<Response></Response>')
    await becomes(await queue('+19025550143'), 'sent')
  })

  it('that the provider has not signed does nothing', async () => {
    expect((await answers('+19025550144', 'STOP', 'not-the-token')).status).toBe(400)
    const bare = await fetch(`${app.url}/api/text-messages/inbound`, {
      method: 'POST',
      body: 'From=%2B19025550144&Body=STOP',
    })
    expect(bare.status).toBe(400)
    await becomes(await queue('+19025550144'), 'sent')
  })
})

describe('what became of a text', () => {
  const sent = async () => {
    const id = await queue('+19025550145')
    await becomes(id, 'sent')
    return { id, sid: (await message(id)).provider_id }
  }

  it('is written down when the phone had it, once (messages 36)', async () => {
    const { id, sid } = await sent()
    expect((await tell('status', { MessageSid: sid, MessageStatus: 'sent' })).status).toBe(204)
    expect((await message(id)).delivered_at).toBeNull()
    await tell('status', { MessageSid: sid, MessageStatus: 'delivered' })
    expect(await message(id)).toMatchObject({ state: 'sent', delivered_at: expect.any(Date) })
    await tell('status', { MessageSid: sid, MessageStatus: 'undelivered', ErrorCode: '30003' })
    expect((await message(id)).state).toBe('sent')
  })

  it('that did not arrive is failed, with the reason', async () => {
    const { id, sid } = await sent()
    await tell('status', { MessageSid: sid, MessageStatus: 'undelivered', ErrorCode: '30003' })
    expect(await message(id)).toMatchObject({
      state: 'failed',
      last_error: 'The provider says that it was undelivered (30003)',
    })
  })

  it('of somebody else’s message, or unsigned, changes nothing', async () => {
    const { id, sid } = await sent()
    expect((await tell('status', { MessageSid: 'SM-unknown', MessageStatus: 'failed' })).status).toBe(204)
    const fields = { MessageSid: sid, MessageStatus: 'failed' }
    expect((await tell('status', fields, 'not-the-token')).status).toBe(400)
    expect((await message(id)).state).toBe('sent')
  })
})
