import { randomUUIDv7 } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { putInBuiltInData } from '../built-in/put-in.ts'
import { sql } from '../kit/db/sql.ts'
import { twilioSms } from '../outside/sms/twilio.ts'
import { useOutboxes } from '../testing/an-outbox.ts'
import { type FakeTwilio, startFakeTwilio, TWILIO_LOGIN } from '../testing/fake-twilio.ts'
import { deliveryProbe } from './probes.ts'
import { queueSms, type SmsIntent } from './queue-message.ts'

const { database, start, message, becomes, hurry } = useOutboxes()
let twilio: FakeTwilio
beforeEach(async () => {
  twilio = await startFakeTwilio()
})
afterEach(() => twilio.stop())

const provider = (authToken: string = TWILIO_LOGIN.token) =>
  twilioSms({ accountSid: TWILIO_LOGIN.sid, authToken, from: '+19025550100', apiBase: twilio.apiBase })
const queue = (changes: Partial<SmsIntent> = {}) =>
  database().transaction((tx) =>
    queueSms(tx, {
      to: '(902) 555-0123',
      template: 'order_ready',
      text: 'Sizzle & Spice: é ready',
      causedBy: 'house',
      ...changes,
    }),
  )

async function anOrderThatIs(status: string): Promise<string> {
  await putInBuiltInData(database(), new Date())
  const id = randomUUIDv7()
  await database().db.run(sql`
    insert into orders (location_id, id, short_number, status, payment_status, payment_method, order_type, customer_name,
                        customer_email, customer_phone, subtotal, tax, tip, total, tax_rate_per_100k, order_time, business_date, promised_at, updated_at)
    values ('truro', ${id}, 'TRU-001', ${status}, 'unpaid', 'cash', 'pickup', 'Priya', 'c@example.test', '+19025550123',
            1000, 140, 0, 1140, 14000, now(), current_date, now(), now())`)
  return id
}

describe('a text message', () => {
  it('reaches the number once, with our id as its key', async () => {
    start({ sms: provider() })
    const ids = await Promise.all(Array.from({ length: 20 }, () => queue({ dedupeKey: 'ready:1' })))
    const id = ids.find(Boolean)
    await becomes(id, 'sent')
    expect(twilio.texts).toEqual([
      { to: '+19025550123', from: '+19025550100', body: 'Sizzle & Spice: é ready', key: id },
    ])
  })

  it.each(['9025550123,9025550124', '', 'call me'])('to %j reaches nobody', async (to) => {
    start({ sms: provider() })
    const id = await queue({ to })
    await becomes(await queue(), 'sent')
    expect(await message(id)).toMatchObject({ state: 'skipped', last_error: 'The number is not a phone number' })
    expect(twilio.texts).toHaveLength(1)
  })

  it.each([
    ['+1 900 555 0123', 'Text messages to premium numbers are not sent'],
    ['+1 (876) 555-0123', 'Text messages under +1 go to Canada and the United States only'],
    ['800-555-0123', 'This kind of number takes no text messages'],
  ])('to %j is not paid for', async (to, reason) => {
    start({ sms: provider() })
    const id = await queue({ to })
    await becomes(await queue(), 'sent')
    expect(await message(id)).toMatchObject({ state: 'skipped', last_error: reason })
    expect(twilio.texts).toHaveLength(1)
  })

  it.each([
    [
      'to one number',
      { perNumber: 3, inAll: 100 },
      () => '(902) 555-0123',
      '3 texts have gone to this number within a day',
    ],
    [
      'in all',
      { perNumber: 3, inAll: 3 },
      (n: number) => `(902) 555-01${30 + n}`,
      '3 texts have gone out within a day',
    ],
  ])('goes out %s only so often a day, also when many wait at once (messages 55)', async (_, caps, to, reason) => {
    const ids: (string | undefined)[] = []
    for (let n = 0; n < 12; n++) ids.push(await queue({ to: to(n) }))
    start({ sms: provider(), caps })
    const rows = () => Promise.all(ids.map(message))
    const ended = async () => (await rows()).map(({ state }) => state).sort()
    await expect.poll(ended).toEqual([...Array(3).fill('sent'), ...Array(9).fill('skipped')])
    expect(twilio.texts).toHaveLength(3)
    const heldBack = (await rows()).filter(({ state }) => state === 'skipped')
    expect(new Set(heldBack.map(({ last_error }) => last_error))).toEqual(new Set([reason]))
    // What went out more than a day ago counts no more.
    await database().db.run(sql`update messages set attempted_at = now() - interval '25 hours'`)
    await becomes(await queue(), 'sent')
  })

  it('about "preparing" is dropped once the order is ready, and sent while it is prepared', async () => {
    const [early, late] = [await anOrderThatIs('preparing'), await anOrderThatIs('ready')]
    const about = (id: string) => ({
      about: { kind: 'order', id } as const,
      locationId: 'truro',
      onlyWhile: ['preparing'],
    })
    const [wanted, overtaken] = [await queue(about(early)), await queue(about(late))]
    start({ sms: provider() })
    await becomes(wanted, 'sent')
    await becomes(overtaken, 'skipped')
    expect((await message(overtaken)).last_error).toBe('The order had already moved on')
  })

  it('that waited out an outage is dropped when the order is over by then', async () => {
    const orderId = await anOrderThatIs('ready')
    twilio.onAll(503)
    start({ sms: provider() })
    const id = await queue({ about: { kind: 'order', id: orderId }, locationId: 'truro', onlyWhile: ['ready'] })
    await expect.poll(async () => (await message(id)).attempts).toBe(1)
    await becomes(id, 'queued')
    await database().db.run(sql`update orders set status = 'completed' where id = ${orderId}`)
    twilio.onAll('deliver')
    await hurry()
    await becomes(id, 'skipped')
    expect(twilio.texts).toEqual([])
  })

  it('that came too late to be of use is dropped', async () => {
    const id = await queue({ expiresAt: new Date(Date.now() - 1000) })
    start({ sms: provider() })
    await becomes(id, 'skipped')
    expect((await message(id)).last_error).toBe('It was too late to be of use')
  })

  it('that the provider refuses is failed with its words; a busy provider is asked again', async () => {
    twilio.on('+19025550199', 400)
    twilio.on('+19025550123', 429)
    start({ sms: provider() })
    const [refused, later] = [await queue({ to: '902-555-0199' }), await queue()]
    await becomes(refused, 'failed')
    expect((await message(refused)).last_error).toBe("Invalid 'To' Phone Number: +19025550199 (21211)")
    await expect.poll(async () => (await message(later)).last_problem).toBe('busy')
    twilio.on('+19025550123', 'hang')
    await hurry()
    await expect.poll(async () => (await message(later)).last_problem).toBe('outage')
    expect((await message(later)).attempts).toBe(2)
  })

  it('by a provider that refuses our login is down in the health check, with the cause', async () => {
    start({ sms: provider('not-the-token') })
    const id = await queue()
    await expect.poll(async () => (await message(id)).last_problem).toBe('login')
    expect(await deliveryProbe(database(), 'sms', 'twilio')()).toMatchObject({
      status: 'down',
      cause: 'The twilio provider refused our login: Authenticate (20003)',
    })
  })

  it('goes out while the mail server is away', async () => {
    start({ sms: provider(), mail: { name: 'smtp', send: () => new Promise(() => undefined) } })
    const id = await queue()
    await becomes(id, 'sent')
  })
})
