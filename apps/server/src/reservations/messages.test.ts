import { randomUUID } from 'node:crypto'
import { getMessage } from '@sizzle/contract/messages.ts'
import { createReservation } from '@sizzle/contract/reservations.ts'
import { createPhoneReservation, getReservationHistory } from '@sizzle/contract/reservations-office.ts'
import { instantOf } from '@sizzle/domain/hours/local-time.ts'
import { HALIFAX } from '@sizzle/domain/testing/halifax.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { openLog } from '../kit/log.ts'
import { openSecrets } from '../kit/secrets.ts'
import { aReservation } from '../testing/a-reservation.ts'
import { bodyOf } from '../testing/body-of.ts'
import { staffAt } from '../testing/staff.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'
import { untilTrue } from '../testing/until-true.ts'
import { reservationJobs } from './jobs.ts'
import { privateLinks } from './private-link.ts'

// A year with the weekdays of 2026, so far ahead that no reminder falls due by the database's own clock.
const NOON = instantOf(HALIFAX, '2037-11-20', '12:00')
const clock = { now: NOON }
const app = useTestApp({}, () => clock.now)
let guest: Caller
let admin: Caller

beforeAll(async () => {
  guest = await app().guest()
  admin = await app().admin()
})
beforeEach(() => {
  clock.now = NOON
})

type Message = { kind: string; template: string; recipient: string; subject: string; text: string }
const messagesAbout = (id: string) =>
  app().database.db.many<Message>(sql`
    select kind, template, recipient, subject, text from messages where about_id = ${id} order by created_at, id`)

async function booked(details: object = {}, customer: object = {}) {
  const wish = aReservation({ date: '2037-12-01', ...details }, { ...customer })
  const body = bodyOf(createReservation, await guest.post('/createReservation', wish))
  const { id, reservationId } = body.reservation
  return { id, reservationId, token: body.token, link: String(body.link), email: wish.customerInfo.email as string }
}
const jobOf = (id: string) =>
  app().database.db.many<{ due_at: Date }>(sql`select due_at from jobs where key = ${`remind-of-reservation:${id}`}`)
async function runReminder(id: string) {
  const secrets = await openSecrets(app().database.db, ['reservations'])
  const remind = reservationJobs(privateLinks(secrets.reservations, app().url.replace('127.0.0.1', 'localhost')))[
    'remind-of-reservation'
  ]
  await remind?.({ id }, { database: app().database, log: openLog('silent'), now: () => clock.now, attempt: 1 })
}

describe('what a guest is told', () => {
  it('the confirmation carries the private link, once, also when the booking is sent again with its key (messages 27)', async () => {
    const wish = aReservation({ date: '2037-12-01' })
    const key = { 'idempotency-key': randomUUID() }
    await guest.post('/createReservation', wish, key)
    const body = bodyOf(createReservation, await guest.post('/createReservation', wish, key))
    const messages = await messagesAbout(body.reservation.id)
    expect(messages).toHaveLength(1)
    expect(messages[0]).toMatchObject({
      kind: 'email',
      template: 'reservation_confirmation',
      recipient: wish.customerInfo.email,
    })
    expect(messages[0]?.text).toContain(String(body.link))
    expect(messages[0]?.text).toContain('7 p.m.')
  })

  it('leads from its letter to the table and to a call (messages 61)', async () => {
    const { id, reservationId } = await booked({}, { phone: '(902) 555-0188' })
    const row = await app().database.db.one<{ id: string }>(sql`select id from messages where about_id = ${id}`)
    const { message } = bodyOf(getMessage, await admin.get(`/getMessage?messageId=${row.id}`))
    expect(message).toMatchObject({ guestPhone: '+19025550188', booking: { reservationId, date: '2037-12-01' } })
  })

  it('what a guest heard last, and whether it went out, stands with the booking (tables 31)', async () => {
    const { id } = await booked()
    const story = async () => bodyOf(getReservationHistory, await admin.get(`/getReservationHistory?id=${id}`))
    const told = async () => (await story()).told
    expect(await story()).toMatchObject({ emailEnabled: false, textsEnabled: false })
    // A letter under way would write its own end over the one below.
    await untilTrue(async () => !/queued|sending/.test((await told())?.state ?? 'queued'))
    expect(await told()).toMatchObject({ kind: 'email', template: 'reservation_confirmation' })
    await app().database.db.run(sql`
      update messages set state = 'failed', last_problem = 'refused', last_error = 'No such mailbox', sent_at = null where about_id = ${id}`)
    expect(await told()).toMatchObject({ state: 'failed' })
    await admin.post('/cancelReservation', { id, reason: 'Weather conditions' })
    expect(await told()).toMatchObject({ template: 'reservation_cancelled' })
    await app().database.db.run(sql`delete from messages where about_id = ${id}`)
    expect(await told()).toBeNull()
  })

  it('the cancellation says so and why, once', async () => {
    const { id } = await booked()
    for (let n = 0; n < 3; n++) await admin.post('/cancelReservation', { id, reason: 'Weather conditions' })
    const messages = await messagesAbout(id)
    expect(messages.map(({ template }) => template)).toEqual(['reservation_confirmation', 'reservation_cancelled'])
    expect(messages[1]?.text).toContain('Weather conditions')
  })

  it('who booked by phone without an email gets text messages', async () => {
    const body = bodyOf(
      createPhoneReservation,
      await admin.post('/createPhoneReservation', {
        location: 'truro',
        customerInfo: { name: 'Walk In', phone: '902 555 0199' },
        reservationDetails: { date: '2037-12-01', time: '19:00', partySize: 2 },
      }),
    )
    const { id } = body.reservation
    await admin.post('/cancelReservation', { id, reason: 'Other' })
    const messages = await messagesAbout(id)
    expect(messages.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['sms', '+19025550199'],
      ['sms', '+19025550199'],
    ])
    expect(messages[0]?.text).toMatch(
      /^Sizzle & Spice: your table for 2 at Truro Heights is booked for Tuesday, December 1, 2037 at 7 p.m./,
    )
  })

  it('a refused booking leaves no message and no reminder behind', async () => {
    const count = () => app().database.db.one<{ n: number }>(sql`select count(*)::int as n from messages`)
    const before = await count()
    await guest.post('/createReservation', aReservation({ date: '2037-12-01', time: '23:30' }))
    expect(await count()).toEqual(before)
  })
})

describe('the reminder', () => {
  it('waits for ten in the morning of the day before, and is sent once (tables 24)', async () => {
    const { id, link } = await booked()
    expect(await jobOf(id)).toEqual([{ due_at: instantOf(HALIFAX, '2037-11-30', '10:00') }])
    clock.now = instantOf(HALIFAX, '2037-11-30', '10:00')
    await Promise.all([runReminder(id), runReminder(id)])
    await runReminder(id)
    const reminders = (await messagesAbout(id)).filter(({ template }) => template === 'reservation_reminder')
    expect(reminders).toHaveLength(1)
    expect(reminders[0]?.text).toContain(link)
  })

  it('is not sent for a cancelled booking, after the time, or for what is not there', async () => {
    const cancelled = await booked()
    await guest.post('/cancelReservation', { id: cancelled.id, token: cancelled.token })
    const past = await booked()
    clock.now = instantOf(HALIFAX, '2037-12-01', '19:00')
    for (const id of [cancelled.id, past.id, randomUUID()]) await runReminder(id)
    for (const { id } of [cancelled, past])
      expect((await messagesAbout(id)).map(({ template }) => template)).not.toContain('reservation_reminder')
  })

  it('is not planned for a booking that is made after that morning', async () => {
    const { id } = await booked({ date: '2037-11-21' })
    expect(await jobOf(id)).toEqual([])
  })

  it('follows a table that staff move to another day, also when it was sent before (tables 30)', async () => {
    const { id } = await booked()
    clock.now = instantOf(HALIFAX, '2037-11-30', '10:00')
    await runReminder(id)
    const staff = await staffAt(app(), 'staff', ['truro'])
    const reservationDetails = { date: '2037-12-15', time: '18:00', partySize: 2 }
    expect((await staff.post('/changeReservation', { id, version: 1, reservationDetails })).status).toBe(200)
    expect(await jobOf(id)).toEqual([{ due_at: instantOf(HALIFAX, '2037-12-14', '10:00') }])
    await runReminder(id)
    const reminders = (await messagesAbout(id)).filter(({ template }) => template === 'reservation_reminder')
    expect(reminders).toHaveLength(2)
    expect(reminders[1]?.text).toContain('December 15')
  })

  it('is run by the worker', async () => {
    const { id } = await booked({ date: '2037-12-02' })
    await app().database.db.run(sql`
      update jobs set due_at = now() where key = ${`remind-of-reservation:${id}`}`)
    const isReminded = async () => (await messagesAbout(id)).some(({ template }) => template === 'reservation_reminder')
    await expect.poll(isReminded).toBe(true)
  })
})

describe('asking for the confirmation again', () => {
  const words = (booking: { email: string }, change: object = {}) => ({
    customerEmail: booking.email,
    customerName: 'Priya',
    reservationDate: '2037-12-01',
    reservationTime: '7 p.m.',
    partySize: 2,
    ...change,
  })
  const rest = () => {
    clock.now = new Date(clock.now.getTime() + 120_000)
  }

  it('sends it to the address of the booking, with nothing of what the caller wrote', async () => {
    const booking = await booked()
    const asked = words(booking, { customerName: 'Buy now!', specialRequests: 'http://evil.example' })
    await guest.post('/sendReservationConfirmation', { ...asked, customerEmail: booking.email.toUpperCase() })
    const messages = await messagesAbout(booking.id)
    expect(messages).toHaveLength(2)
    expect(messages[1]).toMatchObject({ recipient: booking.email })
    expect(messages[1]?.text).toContain(booking.link)
    expect(messages[1]?.text).not.toMatch(/Buy now|evil/)
  })

  it('answers alike whether there is such a booking or not', async () => {
    const booking = await booked()
    const there = await guest.post('/sendReservationConfirmation', words(booking))
    const wrong = await guest.post('/sendReservationConfirmation', words(booking, { partySize: 3 }))
    const absurd = await guest.post(
      '/sendReservationConfirmation',
      words(booking, { reservationDate: 'soon', reservationTime: 'later' }),
    )
    expect([there.status, wrong.status, absurd.status]).toEqual([200, 200, 200])
    expect(wrong.body.message).toBe(there.body.message)
    expect(await messagesAbout(booking.id)).toHaveLength(2)
    const link = (email: string) => guest.post('/sendReservationLink', { location: 'truro', email })
    rest()
    expect((await link(booking.email)).body).toEqual((await link('nobody@example.test')).body)
    expect(await messagesAbout(booking.id)).toHaveLength(3)
  })

  it('goes at once when staff of its location ask, as often as guests call, and says so (messages 29)', async () => {
    const booking = await booked()
    for (const times of [1, 2, 3]) {
      const reply = await admin.post('/sendReservationConfirmation', words(booking))
      expect(reply.body.message).toBe(
        `Email is not set up: the confirmation to ${booking.email} is saved under Messages and not sent.`,
      )
      expect(await messagesAbout(booking.id)).toHaveLength(1 + times)
    }
  })

  it('needs email, name, date, time and party size', async () => {
    for (const missing of ['customerEmail', 'customerName', 'reservationDate', 'reservationTime', 'partySize']) {
      const reply = await guest.post(
        '/sendReservationConfirmation',
        words({ email: 'p@example.test' }, { [missing]: undefined }),
      )
      expect([reply.status, reply.body.userMessage]).toEqual([400, 'Missing required reservation data'])
    }
  })

  it('does not fill a mailbox: two minutes between two, five in all, whoever asks at the same time', async () => {
    const booking = await booked()
    const ask = () => guest.post('/sendReservationLink', { location: 'truro', email: booking.email })
    for (let round = 0; round < 8; round++) {
      await Promise.all([ask(), ask(), ask()])
      rest()
    }
    expect(await messagesAbout(booking.id)).toHaveLength(1 + 5)
  })
})
