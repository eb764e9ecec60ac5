import { healthCheckAdvanced } from '@sizzle/contract/health.ts'
import { getMessage, getMessages, getSMSTemplates } from '@sizzle/contract/messages.ts'
import { createCustomerOrderCash } from '@sizzle/contract/orders.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { LETTER } from '../testing/an-outbox.ts'
import { bodyOf } from '../testing/body-of.ts'
import { startFakeSmtp } from '../testing/fake-smtp.ts'
import { readLive } from '../testing/live-reader.ts'
import { AN_ORDER, LETTERS } from '../testing/sample-letters.ts'
import { openTestApp, useTestApp } from '../testing/test-app.ts'
import { orderConfirmationLetter } from './letters/order-letters.ts'
import { type EmailIntent, queueEmail, queueSms } from './queue-message.ts'

const app = useTestApp()
beforeAll(() => alwaysOpen(app()))

async function queue(address: string, changes: Partial<EmailIntent> = {}, on = app()) {
  const id = await on.database.transaction((tx) =>
    queueEmail(tx, { to: { address }, letter: LETTER, causedBy: 'house', ...changes }),
  )
  return String(id)
}
const stateOf = async (id: string, on = app()) =>
  (await on.database.db.one<{ state: string }>(sql`select state from messages where id = ${id}`)).state
const list = async (query: string) => {
  return bodyOf(getMessages, await (await app().admin()).get(`/getMessages${query}`))
}

describe('the outbox in the back office', () => {
  it('keeps what no provider took, readable with its link, and says that nobody got it (messages 5)', async () => {
    const id = await queue('captured@example.test', { letter: LETTERS['reset password'] ?? LETTER })
    await expect.poll(() => stateOf(id)).toBe('captured')
    const { message } = bodyOf(getMessage, await (await app().admin()).get(`/getMessage?messageId=${id}`))
    expect(message).toMatchObject({ state: 'captured', isWithheld: false, recipient: 'captured@example.test' })
    expect(message.text).toContain('https://order.example.test/reset-password?token=')
    const { messages } = await list('?search=captured@')
    expect(messages).toMatchObject([{ id, state: 'captured', excerpt: '' }])
    expect(await (await app().admin()).get('/getMessages').then(({ body }) => body.providers)).toEqual({
      email: 'captured',
      sms: 'captured',
    })
  })

  it('is filtered by state and kind, searched literally, and counted', async () => {
    const letter = orderConfirmationLetter({ ...AN_ORDER, shortNumber: 'TRU-100%' })
    await queue('percent@example.test', { letter, about: { kind: 'order', id: 'x' }, locationId: 'truro' })
    await queue('no one@example.test')
    await app().database.transaction((tx) =>
      queueSms(tx, { to: '9025550177', template: 'order_ready', text: 'ready', causedBy: 'house' }),
    )
    await expect.poll(async () => (await list('')).counts.queued).toBe(0)
    expect((await list('?search=TRU-100%25')).messages).toMatchObject([
      { subject: letter.subject, locationId: 'truro' },
    ])
    expect((await list('?search=100%25%25')).total).toBe(0)
    expect((await list('?search=(902)%20555-0177')).total).toBe(1)
    expect((await list('?kind=sms')).messages).toMatchObject([
      { kind: 'sms', recipient: '+19025550177', excerpt: 'ready' },
    ])
    expect((await list('?state=skipped')).messages).toMatchObject([{ recipient: 'no one@example.test' }])
    expect((await list('?state=captured&kind=email')).counts).toMatchObject({ skipped: 1, sent: 0 })
  })

  it('says whom to call about an order, also where the message is a letter (messages 61)', async () => {
    const admin = await app().admin()
    const wish = await anOrder(app())
    const { order } = bodyOf(
      createCustomerOrderCash,
      await (await app().signUp()).post('/createCustomerOrderCash', wish),
    )
    const { id } = await app().database.db.one<{ id: string }>(
      sql`select id from messages where about_id = ${order.id}`,
    )
    const { message } = bodyOf(getMessage, await admin.get(`/getMessage?messageId=${id}`))
    expect(message).toMatchObject({ kind: 'email', guestPhone: order.customerInfo.phone, booking: null })
    const about = { kind: 'order' as const, id: 'x' }
    const astray = await queue('astray@example.test', { about, locationId: 'truro' })
    const other = bodyOf(getMessage, await admin.get(`/getMessage?messageId=${astray}`)).message
    expect(other).toMatchObject({ guestPhone: null, booking: null })
  })

  it('shows pages', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, one) => queue(`page-${one}@example.test`)))
    const [first, second] = [await list('?search=page-'), await list('?search=page-&page=2')]
    expect([first.messages.length, second.messages.length, first.total, first.pages]).toEqual([25, 5, 30, 2])
    const all = [...first.messages, ...second.messages]
    expect(new Set(all.map(({ id }) => id)).size).toBe(30)
    const times = all.map(({ createdAt }) => String(createdAt))
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('belongs to admins', async () => {
    const customer = await app().signUp()
    const { apiKey } = await app().admin()
    for (const path of ['/getMessages', '/getMessage?messageId=019aa0c5-0000-7000-8000-000000000000'])
      expect((await customer.get(path)).status).toBe(401)
    const bold = await customer.post('/retryMessage', { messageId: crypto.randomUUID() }, { 'x-api-key': apiKey })
    expect(bold.status).toBe(403)
  })

  it('tells open screens of admins, and nobody else, when a message changes', async () => {
    const admin = await app().admin()
    const readers = [await readLive(app().url, { cookie: admin.cookie }), await readLive(app().url)]
    await Promise.all(readers.map((reader) => reader.until(({ event }) => event === 'hello')))
    const id = await queue('live@example.test')
    await readers[0]?.until(({ data }) => data.topic === 'message.changed' && data.id === id && data.version === 2)
    expect(readers[1]?.events.filter(({ data }) => data.topic === 'message.changed')).toEqual([])
    for (const reader of readers) reader.close()
  })

  it('lists the text messages to staff', async () => {
    const reply = await (await app().admin()).get('/getSMSTemplates')
    const { templates, textsEnabled } = bodyOf(getSMSTemplates, reply)
    expect(textsEnabled).toBe(false)
    expect(templates.find(({ id }) => id === 'order_ready')).toMatchObject({
      message: expect.stringContaining('your order {orderNumber}'),
      frenchMessage: expect.stringContaining('votre commande {orderNumber}'),
    })
  })
})

describe('trying a failed message again', () => {
  it('sends it, once, with an audit row; what has not failed stays as it is', async () => {
    const smtp = await startFakeSmtp()
    const mailing = await openTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'orders@example.test' })
    try {
      const admin = await mailing.admin()
      smtp.on('full@example.test', 550)
      const id = await queue('full@example.test', {}, mailing)
      await expect.poll(() => stateOf(id, mailing)).toBe('failed')
      const { body } = await admin.get(`/getMessage?messageId=${id}`)
      expect(body.message).toMatchObject({
        isWithheld: true,
        text: '',
        html: '',
        lastError: expect.stringContaining('550'),
      })

      smtp.on('full@example.test', 'deliver')
      const answers = await Promise.all([1, 2, 3].map(() => admin.post('/retryMessage', { messageId: id })))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
      await expect.poll(() => stateOf(id, mailing)).toBe('sent')
      expect(smtp.mails).toHaveLength(1)
      const rows = await mailing.database.db.many(sql`select * from audit where action = 'retryMessage'`)
      expect(rows).toMatchObject([{ subject: `message:${id}`, actor_name: 'Owner', after: { state: 'queued' } }])
      expect(rows).toMatchObject([{ before: { state: 'failed', attempts: 1, problem: 'refused' } }])
      expect(JSON.stringify(rows)).not.toContain('full@')
      expect((await admin.post('/retryMessage', { messageId: id })).body.code).toBe('message_not_failed')
      expect((await admin.post('/retryMessage', { messageId: crypto.randomUUID() })).status).toBe(404)
    } finally {
      await mailing.stop()
      await smtp.stop()
    }
  })

  it('shows in the health check, with mail and SMS apart', async () => {
    const body = bodyOf(healthCheckAdvanced, await (await app().admin()).get('/healthCheckAdvanced'))
    expect(body.parts?.filter(({ name }) => name === 'mail' || name === 'sms')).toMatchObject([
      { name: 'mail', status: 'ok', figures: { isLive: 0 } },
      { name: 'sms', status: 'ok', figures: { isLive: 0 } },
    ])
  })
})
