import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { LETTER, useOutboxes } from '../testing/an-outbox.ts'
import { type FakeSmtp, startFakeSmtp } from '../testing/fake-smtp.ts'
import { mailBy, NEVER_CUT } from '../testing/outbox-pace.ts'
import { deliveryProbe } from './probes.ts'
import { queueEmail } from './queue-message.ts'

const { database, start, queueTo, message, becomes, hurry } = useOutboxes()
let smtp: FakeSmtp
beforeEach(async () => {
  smtp = await startFakeSmtp()
})
afterEach(() => smtp.stop())
function headerOf(raw: string, name: string): string | undefined {
  const [headers = ''] = raw.split('\r\n\r\n')
  return new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(headers)?.[1]
}

describe('email', () => {
  it('goes out once per key, however many transactions ask at once (messages 4)', async () => {
    const dedupeKey = `order-confirmation:${randomUUID()}`
    start({ mail: mailBy(smtp.url), pace: NEVER_CUT })
    start({ mail: mailBy(smtp.url), pace: NEVER_CUT })
    const ids = await Promise.all(Array.from({ length: 20 }, () => queueTo('c@example.test', { dedupeKey })))
    expect(ids.filter((id) => id !== undefined)).toHaveLength(1)
    await becomes(ids.find(Boolean), 'sent')
    expect(smtp.mails).toHaveLength(1)
  })

  it('does not exist when the transaction that wrote it rolled back', async () => {
    start({ mail: mailBy(smtp.url), pace: NEVER_CUT })
    const lost = database().transaction(async (tx) => {
      await queueEmail(tx, {
        to: { address: 'lost@example.test' },
        letter: LETTER,
        causedBy: 'house',
        dedupeKey: 'lost',
      })
      throw new Error('no')
    })
    await expect(lost).rejects.toThrow('no')
    const kept = await queueTo('kept@example.test', { dedupeKey: 'lost' })
    await becomes(kept, 'sent')
    expect(smtp.mails.map(({ to }) => to)).toEqual([['kept@example.test']])
  })

  it('has both parts, our own Message-ID, the house as sender, and forgets a private link once sent', async () => {
    start({ mail: mailBy(smtp.url), pace: NEVER_CUT })
    const id = await queueTo('c@example.test')
    await becomes(id, 'sent')
    const raw = smtp.mails[0]?.raw ?? ''
    expect(headerOf(raw, 'Message-ID')).toBe(`<${id}@sizzle.example.test>`)
    expect(headerOf(raw, 'From')).toBe('"Sizzle & Spice" <orders@sizzle.example.test>')
    expect(raw).toContain('text/plain')
    expect(raw).toContain('text/html')
    expect(await message(id)).toMatchObject({ text: '', html: '', attempts: 1 })
  })

  it.each([
    'c@example.test\r\nBcc: victim@example.test',
    'c@example.test, victim@example.test',
    'c@example.test;victim@example.test',
    '"victim@example.test" <c@example.test>',
    'c@example.test victim@example.test',
    'not an address',
  ])('to %j reaches nobody and breaks nothing', async (address) => {
    start({ mail: mailBy(smtp.url), pace: NEVER_CUT })
    const id = await queueTo(address)
    const fine = await queueTo('fine@example.test')
    await becomes(fine, 'sent')
    expect(await message(id)).toMatchObject({ state: 'skipped', last_error: 'The address is not one email address' })
    expect(smtp.mails.map(({ to }) => to)).toEqual([['fine@example.test']])
  })

  it('cannot be led astray by a name or a subject with line breaks (messages 7)', async () => {
    start({ mail: mailBy(smtp.url), pace: NEVER_CUT })
    const evil = 'Pri\u202eya\r\nBcc: victim@example.test\r\n\r\nHello'
    const id = await queueTo('c@example.test', {
      to: { address: 'c@example.test', name: evil },
      letter: { ...LETTER, subject: evil },
    })
    await becomes(id, 'sent')
    const [mail] = smtp.mails
    expect(mail?.to).toEqual(['c@example.test'])
    expect(headerOf(mail?.raw ?? '', 'Bcc')).toBeUndefined()
    expect(headerOf(mail?.raw ?? '', 'Subject')).toContain('Pri ya Bcc: victim@example.test Hello')
  })

  async function aReaderOfOffers(email: string) {
    const { id } = await database().db.one<{ id: string }>(sql`
      insert into users (id, email, name, email_verified) values (gen_random_uuid(), ${email}, 'Priya', true) returning id`)
    await database().db.run(sql`
      insert into consents (user_id, purpose, given, email, wording, source, at)
      values (${id}, 'marketing', true, ${email}, 'Yes', 'profile', now())`)
    return { kind: 'user' as const, id }
  }

  it('that promotes offers one click to get no more of it; others say that a program wrote them', async () => {
    start({ mail: mailBy(smtp.url), pace: NEVER_CUT })
    const unsubscribeUrl = 'https://order.example.test/unsubscribe/abc'
    const offer = { letter: { ...LETTER, promotion: { unsubscribeUrl } } }
    const promotion = await queueTo('p@example.test', { ...offer, about: await aReaderOfOffers('p@example.test') })
    const ordinary = await queueTo('o@example.test')
    await becomes(promotion, 'sent')
    await becomes(ordinary, 'sent')
    const rawTo = (address: string) => smtp.mails.find(({ to }) => to.includes(address))?.raw ?? ''
    expect(headerOf(rawTo('p@example.test'), 'List-Unsubscribe')).toBe(`<${unsubscribeUrl}>`)
    expect(headerOf(rawTo('p@example.test'), 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    expect(headerOf(rawTo('o@example.test'), 'List-Unsubscribe')).toBeUndefined()
    expect(headerOf(rawTo('o@example.test'), 'Auto-Submitted')).toBe('auto-generated')
    expect((await message(promotion)).promotional).toBe(true)
  })

  it('that the server refuses for good is failed at once; a busy server is asked again', async () => {
    smtp.on('nobody@example.test', 550)
    smtp.on('later@example.test', 450)
    start({ mail: mailBy(smtp.url), pace: NEVER_CUT })
    const [gone, later] = [await queueTo('nobody@example.test'), await queueTo('later@example.test')]
    await becomes(gone, 'failed')
    expect(await message(gone)).toMatchObject({ attempts: 1, last_problem: 'refused' })
    await expect.poll(async () => (await message(later)).attempts).toBe(1)
    await becomes(later, 'queued')
    smtp.on('later@example.test', 'deliver')
    await hurry()
    await becomes(later, 'sent')
  })

  it('that money went back leaves after the one that says why, also when that is not written yet (messages 65)', async () => {
    const order = randomUUID()
    const key = `tell-cancelled:${order}`
    await database().db.run(sql`insert into jobs (task, key) values ('tell-cancelled', ${key})`)
    smtp.on('slow@example.test', 'slow')
    start({ mail: mailBy(smtp.url), pace: NEVER_CUT })
    const about = { kind: 'order' as const, id: order }
    const refunded = { letter: { ...LETTER, template: 'payment_refunded' }, about }
    const back = await queueTo('back@example.test', refunded)
    const other = await queueTo('other@example.test', { ...refunded, about: { ...about, id: randomUUID() } })
    await becomes(other, 'sent')
    const why = await queueTo('slow@example.test', { about, dedupeKey: `order-cancelled:${order}` })
    await database().db.run(sql`delete from jobs where key = ${key}`)
    for (const id of [why, back]) await becomes(id, 'sent')
    expect(smtp.mails.flatMap(({ to }) => to)).toEqual(['other@example.test', 'slow@example.test', 'back@example.test'])
  })

  it('that hangs at one recipient holds nobody else back', async () => {
    smtp.on('hangs@example.test', 'hang')
    // So that whatever is sent was sent beside it.
    start({ mail: mailBy(smtp.url), pace: NEVER_CUT })
    const stuck = await queueTo('hangs@example.test')
    await becomes(stuck, 'sending')
    const others = await Promise.all(Array.from({ length: 20 }, (_, one) => queueTo(`c${one}@example.test`)))
    for (const id of others) await becomes(id, 'sent')
    expect((await message(stuck)).state).toBe('sending')
  })

  it('that hangs is cut, and tried again as after an outage', async () => {
    smtp.on('hangs@example.test', 'hang')
    start({ mail: mailBy(smtp.url) })
    const stuck = await queueTo('hangs@example.test')
    await expect.poll(async () => (await message(stuck)).last_problem).toBe('outage')
    await becomes(stuck, 'queued')
  })

  it('waits while the server is away, is tried gently, and drains when it is back (messages 6)', async () => {
    const { url } = smtp
    await smtp.stop()
    start({ mail: mailBy(url) })
    const ids = await Promise.all(Array.from({ length: 40 }, (_, one) => queueTo(`c${one}@example.test`)))
    await expect.poll(async () => (await deliveryProbe(database(), 'email', 'smtp')()).status).toBe('degraded')
    await new Promise((resolve) => setTimeout(resolve, 600))
    const tries = (await Promise.all(ids.map(message))).reduce((sum, { attempts }) => sum + attempts, 0)
    expect(tries).toBeLessThan(30) // the first eight at once, then one for each probe
    smtp = await startFakeSmtp(undefined, Number(new URL(url).port))
    await hurry()
    for (const id of ids) await becomes(id, 'sent')
    expect(new Set(smtp.mails.map(({ to }) => to[0])).size).toBe(40)
    expect(await deliveryProbe(database(), 'email', 'smtp')()).toMatchObject({ status: 'ok' })
  })

  it('taken by a server that drops the line before its answer goes again as the same mail', async () => {
    smtp.on('c@example.test', 'drop')
    start({ mail: mailBy(smtp.url), pace: NEVER_CUT })
    const id = await queueTo('c@example.test')
    await expect.poll(() => smtp.mails.length).toBe(1)
    smtp.on('c@example.test', 'deliver')
    await becomes(id, 'queued')
    await hurry()
    await becomes(id, 'sent')
    expect(smtp.mails.map(({ raw }) => headerOf(raw, 'Message-ID'))).toEqual([
      `<${id}@sizzle.example.test>`,
      `<${id}@sizzle.example.test>`,
    ])
  })

  it('by a server that refuses our login is down in the health check, with the cause', async () => {
    await smtp.stop()
    smtp = await startFakeSmtp({ user: 'house', password: 'right' })
    start({ mail: mailBy(smtp.url.replace('right', 'wrong')), pace: NEVER_CUT })
    const id = await queueTo('c@example.test')
    await expect.poll(async () => (await message(id)).attempts).toBe(1)
    await becomes(id, 'queued')
    expect(await deliveryProbe(database(), 'email', 'smtp')()).toMatchObject({
      status: 'down',
      cause: expect.stringMatching(/refused our login: .*535/),
    })
    expect((await message(id)).last_error).not.toContain('wrong')
  })

  it('leaves no recipient, name, link or login in the log (messages 8)', async () => {
    const lines: string[] = []
    const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) }) // without our own redaction
    smtp.on('secret-person@example.test', 550)
    start({ mail: mailBy(smtp.url), log, pace: NEVER_CUT })
    const [refused, sent] = [await queueTo('secret-person@example.test'), await queueTo('other-person@example.test')]
    await becomes(refused, 'failed')
    await becomes(sent, 'sent')
    expect(lines.join('')).toContain(refused)
    expect(lines.join('')).not.toMatch(/-person@|Priya|token=|orders@/)
  })
})
