import { randomUUID } from 'node:crypto'
import { createReservation } from '@sizzle/contract/reservations.ts'
import { instantOf } from '@sizzle/domain/hours/local-time.ts'
import { NOT_CONFIRMED } from '@sizzle/domain/reservations/pending.ts'
import { HALIFAX } from '@sizzle/domain/testing/halifax.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { openLog } from '../kit/log.ts'
import { aReservation } from '../testing/a-reservation.ts'
import { bodyOf } from '../testing/body-of.ts'
import { postPatiently } from '../testing/post-patiently.ts'
import { expectCountersTrue } from '../testing/slot-counters.ts'
import { staffAt } from '../testing/staff.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'
import { reservationJobs } from './jobs.ts'
import { privateLinks } from './private-link.ts'

const NOON = instantOf(HALIFAX, '2026-11-20', '12:00')
const clock = { now: NOON }
const app = useTestApp({ LIMITS_FACTOR: '1', TRUST_PROXY: '127.0.0.1' }, () => clock.now)
let guest: Caller
let staff: Caller
let day = 0
let date = ''
let lastAddress = 0
let lastPhone = 0

beforeAll(async () => {
  guest = await app().guest()
  staff = await staffAt(app(), 'staff', ['truro'])
})
beforeEach(() => {
  clock.now = NOON
  day += 1
  date = `2026-12-${String(day).padStart(2, '0')}`
})

const anAddress = () => {
  lastAddress += 1
  return `203.0.${Math.floor(lastAddress / 250)}.${lastAddress % 250}`
}
const aPhone = () => {
  lastPhone += 1
  return `902555${String(1000 + lastPhone)}`
}
const later = (minutes: number) => {
  clock.now = new Date(NOON.getTime() + minutes * 60_000)
}
const from = (address: string) => ({ 'x-forwarded-for': address })
function book(address: string, details: object = {}, customer: object = {}, by = guest) {
  return postPatiently(
    by,
    '/createReservation',
    aReservation({ date, ...details }, { phone: aPhone(), ...customer }),
    from(address),
  )
}
async function booked(address: string, details: object = {}, customer: object = {}, by = guest) {
  const body = bodyOf(createReservation, await book(address, details, customer, by))
  return { ...body.reservation, token: body.token, link: body.link, awaits: body.awaits }
}
async function pending(details: object = {}, customer: object = {}) {
  const made = await booked(anAddress(), { partySize: 13, ...details }, customer)
  expect(made.status).toBe('pending')
  return made
}
async function linkIn(id: string): Promise<string> {
  const { text } = await app().database.db.one<{ text: string }>(
    sql`select text from messages where about_id = ${id} and template = 'reservation_pending'`,
  )
  const address = /\S+confirm=\S+/.exec(text)?.[0] ?? ''
  return new URL(address).searchParams.get('confirm') ?? ''
}
const confirm = (id: string, token: string) => guest.post('/confirmReservation', { id, confirm: token })
async function see(id: string) {
  const row = await app().database.db.one<{ status: string; reason: string | null }>(
    sql`select status, cancellation_reason as reason from reservations where id = ${id}`,
  )
  return [row.status, row.reason]
}
async function run(task: string, payload: object = {}) {
  const job = reservationJobs(privateLinks('x', app().url))[task]
  await job?.(payload, { database: app().database, log: openLog('silent'), now: () => clock.now, attempt: 1 })
}
const statuses = async (answers: Promise<{ status: string }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status)

describe('what one source books in a day', () => {
  it('is confirmed for two tables of twelve seats in all; the next one is pending, and other people are not (tables 22)', async () => {
    const address = anAddress()
    expect((await booked(address)).status).toBe('confirmed')
    expect(await booked(address, { partySize: 10 })).toMatchObject({
      status: 'confirmed',
      awaits: null,
      pendingUntil: null,
    })
    expect(await booked(address)).toMatchObject({
      status: 'pending',
      awaits: 'restaurant',
      pendingUntil: new Date(NOON.getTime() + 15 * 60_000).toISOString(),
    })
    expect((await booked(anAddress())).status).toBe('confirmed')
    expect((await booked(anAddress(), { partySize: 13 })).status).toBe('pending')
    await expectCountersTrue(app())
  })

  it('is counted for the phone, the email and the network of 64 bits as well', async () => {
    const phone = aPhone()
    const email = `${randomUUID()}@example.test`
    const each: ((n: number) => Promise<{ status: string }>)[] = [
      (n) => booked(anAddress(), { time: `1${n + 3}:00` }, { phone: [phone, ` ${phone}`, `+1 ${phone}`][n] }),
      (n) => booked(`2001:db8:${day}:1::${n}`, { time: `1${n + 3}:00` }),
      async (n) => {
        const made = await booked(anAddress(), { time: `1${n + 3}:00` }, { email })
        // Without this the rule of one active booking would speak first.
        await app().database.db.run(
          sql`update reservations set is_active = false, status = 'completed' where id = ${made.id} and status = 'confirmed'`,
        )
        return made
      },
    ]
    for (const one of each)
      expect([(await one(0)).status, (await one(1)).status, (await one(2)).status]).toEqual([
        'confirmed',
        'confirmed',
        'pending',
      ])
  })

  it('of a hundred at once is two tables; what is pending stays under twenty seats, and the evening stays open', async () => {
    const address = anAddress()
    const replies = await Promise.all(Array.from({ length: 100 }, () => book(address, { partySize: 6 })))
    const made = replies.flatMap((reply) =>
      reply.status === 200 ? [bodyOf(createReservation, reply).reservation.status] : [],
    )
    expect(made.filter((status) => status === 'confirmed')).toHaveLength(2)
    expect(made.filter((status) => status === 'pending')).toHaveLength(3)
    expect(new Set(replies.map(({ body }) => body.code))).toEqual(new Set([undefined, 'slot_full']))
    expect((await booked(anAddress(), { partySize: 10 })).status).toBe('confirmed')
    await expectCountersTrue(app())
  })

  it('ends at thirty bookings, cancelled ones too', async () => {
    const address = anAddress()
    for (let n = 0; n < 30; n++) {
      const made = await booked(address)
      await guest.post('/cancelReservation', { id: made.id, token: made.token })
    }
    expect(await book(address)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
    later(24 * 60 + 1)
    expect((await book(address)).status).toBe(200)
  })

  it('is no concern of staff', async () => {
    const address = anAddress()
    const answers = await statuses(Array.from({ length: 4 }, () => booked(address, { partySize: 8 }, {}, staff)))
    expect(answers).toEqual(Array(4).fill('confirmed'))
    // Nor do their bookings count against the next guest on the restaurant's own network.
    expect((await booked(address)).status).toBe('confirmed')
  })
})

describe('a pending booking', () => {
  it('is kept with the link of its letter only, and its guest gets the confirmation', async () => {
    const { id, token } = await pending()
    expect((await confirm(id, token)).body.code).toBe('reservation_not_found')
    expect((await guest.post('/confirmReservation', { id })).body.code).toBe('reservation_not_found')
    const letter = await linkIn(id)
    await guest.get(`/getReservation?id=${id}&token=${token}`)
    expect((await see(id))[0]).toBe('pending')
    expect(await confirm(id, letter)).toMatchObject({
      status: 200,
      body: { message: 'Your table is reserved', reservation: { status: 'confirmed', pendingUntil: null } },
    })
    expect((await confirm(id, letter)).status).toBe(200)
    later(20)
    await run('expire-reservation', { id })
    expect((await see(id))[0]).toBe('confirmed')
    const letters = await app().database.db.many(
      sql`select template from messages where about_id = ${id} order by created_at, id`,
    )
    expect(letters).toEqual([{ template: 'reservation_pending' }, { template: 'reservation_confirmation' }])
    await expectCountersTrue(app())
  })

  it('gives its seats back after 15 minutes, by its own job or by the one that tidies, and can then not be kept', async () => {
    const [first, second] = [await pending(), await pending({ time: '18:00' })]
    const links = [await linkIn(first.id), await linkIn(second.id)]
    later(14.9)
    for (const task of ['expire-reservation', 'tidy-pending-reservations']) await run(task, { id: first.id })
    expect((await see(first.id))[0]).toBe('pending')
    later(15)
    expect((await confirm(first.id, links[0] ?? '')).body).toMatchObject({ code: 'reservation_not_held' })
    await run('expire-reservation', { id: first.id })
    await run('tidy-pending-reservations')
    expect([await see(first.id), await see(second.id)]).toEqual(Array(2).fill(['cancelled', NOT_CONFIRMED]))
    expect((await confirm(second.id, links[1] ?? '')).status).toBe(409)
    const slots = (await expectCountersTrue(app())).filter((slot) => slot.date === date)
    expect(slots.map((slot) => slot.guests + slot.pending)).toEqual([0, 0])
    const letters = await app().database.db.many(sql`select template from messages where about_id = ${first.id}`)
    expect(letters).toEqual([{ template: 'reservation_pending' }])
  })

  it('is either kept or given back when both happen at once', async () => {
    const times = ['13:00', '14:00', '15:00', '16:00', '17:00', '18:00', '19:00', '20:00']
    const made = await Promise.all(times.map((time) => pending({ time })))
    const links = await Promise.all(made.map(({ id }) => linkIn(id)))
    const atTheEnd = async (id: string, n: number) => {
      later(14.99)
      const keeping = confirm(id, links[n] ?? '')
      later(15)
      const [kept] = await Promise.all([keeping, run('expire-reservation', { id }), run('tidy-pending-reservations')])
      expect([200, 409]).toContain(kept.status)
      expect((await see(id))[0]).toBe(kept.status === 200 ? 'confirmed' : 'cancelled')
    }
    for (const [n, { id }] of made.entries()) await atTheEnd(id, n)
    await expectCountersTrue(app())
  })

  it('can be cancelled by its guest, and the seats are free at once', async () => {
    const { id, token } = await pending()
    expect((await guest.post('/cancelReservation', { id, token })).status).toBe(200)
    expect((await confirm(id, await linkIn(id))).body.code).toBe('reservation_not_held')
    await expectCountersTrue(app())
  })

  it('is confirmed by staff of its place with a button, and by nobody of another', async () => {
    const elsewhere = await staffAt(app(), 'manager', ['new-glasgow'])
    const { id } = await pending()
    expect((await elsewhere.post('/confirmReservation', { id })).status).toBe(404)
    expect((await staff.post('/confirmReservation', { id })).body).toMatchObject({
      reservation: { status: 'confirmed' },
    })
    const history = await staff.get(`/getReservationHistory?id=${id}`)
    expect(history.body.history).toMatchObject([{ status: 'pending' }, { status: 'confirmed', by: 'A staff' }])
  })

  it('is seen in the day with its seats, and counts as active in the list', async () => {
    const { reservationId } = await pending()
    const { slots } = (await staff.get(`/getReservationDay?location=truro&date=${date}`)).body
    expect((slots as { time: string }[]).find(({ time }) => time === '19:00')).toMatchObject({ guests: 0, pending: 13 })
    const listed = await staff.get(`/getAllReservations?status=confirmed&date=upcoming&search=${reservationId}`)
    expect(listed.body.reservations).toEqual([expect.objectContaining({ status: 'pending' })])
  })
})

describe('a second booking with an email', () => {
  const email = () => `${randomUUID()}@example.test`

  it('by a guest is stored and answered as pending: nobody learns whether a foreign address has a table (tables 23)', async () => {
    const victim = email()
    const first = await booked(anAddress(), {}, { email: victim })
    const second = await book(anAddress(), { time: '20:00' }, { email: victim })
    const other = await book(anAddress(), { time: '20:00', partySize: 13 }, { email: email() })
    expect([second.status, Object.keys(second.body).sort()]).toEqual([200, Object.keys(other.body).sort()])
    expect(second.body.reservation).toMatchObject({ status: 'pending' })
    // The reader of the mailbox may be told.
    const { id } = bodyOf(createReservation, second).reservation
    const link = await linkIn(id)
    expect((await confirm(id, link)).body.code).toBe('already_booked_here')
    await guest.post('/cancelReservation', { id: first.id, token: first.token })
    expect((await confirm(id, link)).status).toBe(200)
    await expectCountersTrue(app())
  })

  it('by the confirmed owner of the address is refused in the agreed words', async () => {
    const own = email()
    const owner = await app().signUp(own)
    await app().database.db.run(sql`update users set email_verified = true where email = ${own}`)
    await booked(anAddress(), {}, { email: own })
    expect(await book(anAddress(), { time: '20:00' }, { email: own }, owner)).toMatchObject({
      status: 409,
      body: {
        userMessage:
          'You already have an active reservation at this location. Please cancel your existing reservation first.',
      },
    })
  })

  it('is not stopped by one that nobody confirmed', async () => {
    const victim = email()
    await pending({}, { email: victim })
    expect((await booked(anAddress(), { time: '20:00', partySize: 4 }, { email: victim })).status).toBe('pending')
    const owner = await app().signUp(victim)
    await app().database.db.run(sql`update users set email_verified = true where email = ${victim}`)
    later(24 * 60 + 1)
    expect((await booked(anAddress(), { time: '18:00' }, { email: victim }, owner)).status).toBe('confirmed')
  })
})
