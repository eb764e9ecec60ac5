import { createReservation } from '@sizzle/contract/reservations.ts'
import { changeReservation, createPhoneReservation } from '@sizzle/contract/reservations-office.ts'
import { instantOf } from '@sizzle/domain/hours/local-time.ts'
import { HALIFAX } from '@sizzle/domain/testing/halifax.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aReservation } from '../testing/a-reservation.ts'
import { bodyOf } from '../testing/body-of.ts'
import { expectCountersTrue } from '../testing/slot-counters.ts'
import { staffAt } from '../testing/staff.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const NOON = instantOf(HALIFAX, '2037-11-20', '12:00')
const clock = { now: NOON }
const app = useTestApp({}, () => clock.now)
let guest: Caller
let stranger: Caller
let staff: Caller
let colleague: Caller
let day = 0
let date = ''

beforeAll(async () => {
  guest = await app().guest()
  stranger = await app().guest()
  staff = await staffAt(app(), 'staff', ['truro'])
  colleague = await staffAt(app(), 'manager', ['truro'])
})
beforeEach(() => {
  clock.now = NOON
  day += 1
  date = `2037-12-${String(day).padStart(2, '0')}`
})

async function booked(details: object = {}, customer: object = {}) {
  return bodyOf(
    createReservation,
    await guest.post('/createReservation', aReservation({ date, ...details }, { ...customer })),
  )
}
type Booked = Awaited<ReturnType<typeof booked>>['reservation']

function correct({ id, version, customerInfo, reservationDetails: had }: Booked, to: object, details = {}, by = staff) {
  const { date, time, partySize, specialRequests } = had
  const { name, phone, email } = customerInfo
  const who: Record<string, unknown> = { name, phone, email, ...to }
  if (!who.email) delete who.email
  const reservationDetails = { date, time, partySize, specialRequests, ...details }
  return by.post('/changeReservation', { id, version, customerInfo: who, reservationDetails })
}
const corrected = async (...of: Parameters<typeof correct>) => bodyOf(changeReservation, await correct(...of))
const messagesAbout = (id: string) =>
  app().database.db.many<{ template: string; kind: string; recipient: string; state: string; text: string }>(sql`
    select template, kind, recipient, state, text from messages where about_id = ${id} order by id`)
/** What becomes of its letter is decided: nobody is sending it while a test changes it. */
const decided = (id: string) =>
  expect
    .poll(async () => (await messagesAbout(id)).filter(({ state }) => state === 'queued' || state === 'sending'))
    .toEqual([])
const opens = async (id: string, token: string | null | undefined) =>
  (await stranger.get(`/getReservation?id=${id}&token=${token}`)).status === 200
const tokenIn = (text = '') =>
  new URL(/https?:\S+token=\S+/.exec(text)?.[0] ?? 'http://none.test').searchParams.get('token')

describe('staff correct the guest of a booking (tables 32)', () => {
  it.each([
    ['first', 0],
    ['third', 2],
  ])(
    'a new email gets the confirmation, and no link to somebody else opens it: before the %s try',
    async (_, tries) => {
      const { reservation: had, token } = await booked()
      await decided(had.id)
      await app().database.db.run(sql`
      update messages set state = 'queued', sent_at = null, attempts = ${tries}, due_at = now() + interval '1 day' where about_id = ${had.id}`)
      expect(await opens(had.id, token)).toBe(true)
      const email = `corrected-${tries}@example.test`
      const reply = await corrected(had, { name: 'Priya Lee', email: ` ${email.toUpperCase()} ` })
      expect(reply).toMatchObject({
        isTold: true,
        reservation: { version: had.version + 1, customerInfo: { name: 'Priya Lee', email } },
      })
      const [first, second, ...others] = await messagesAbout(had.id)
      expect(others).toEqual([])
      expect(first?.state).toBe('skipped')
      expect(second).toMatchObject({ template: 'reservation_confirmation', recipient: email })
      expect(await opens(had.id, token)).toBe(false)
      expect((await stranger.post('/cancelReservation', { id: had.id, token })).body.code).toBe('reservation_not_found')
      expect(await opens(had.id, tokenIn(second?.text))).toBe(true)
      const { body } = await staff.get(`/getReservationHistory?id=${had.id}`)
      expect((body.history as { note: string | null }[]).at(-1)?.note).toBe('Name changed · Email changed')
      // The first address is free for a table of its own.
      expect((await booked({ time: '20:00' }, { email: had.customerInfo.email })).reservation.status).toBe('confirmed')
    },
  )

  it('a letter that never reached the old address is not sent there again', async () => {
    const { reservation: had } = await booked()
    await decided(had.id)
    const [row] = await app().database.db.many<{ id: string }>(sql`
      update messages set state = 'failed', last_problem = 'refused', last_error = 'No such mailbox', sent_at = null
      where about_id = ${had.id} returning id`)
    await corrected(had, { email: 'reached@example.test' })
    const reply = await (await app().admin()).post('/retryMessage', { messageId: row?.id })
    expect(reply).toMatchObject({ status: 409, body: { code: 'message_not_failed', state: 'skipped' } })
    expect((await messagesAbout(had.id)).map(({ recipient }) => recipient)).toEqual([
      had.customerInfo.email,
      'reached@example.test',
    ])
  })

  it('a name or a phone beside an email changes no letter and no link', async () => {
    const { reservation: had, token } = await booked()
    const reply = await corrected(had, { name: 'Priya Lee', phone: '(902) 555-0188' })
    expect(reply).toMatchObject({ isTold: false, reservation: { customerInfo: { phone: '+19025550188' } } })
    expect(await opens(had.id, token)).toBe(true)
    expect(await messagesAbout(had.id)).toHaveLength(1)
  })

  it('with another time, one letter at the new address says what was before', async () => {
    const { reservation: had } = await booked()
    await corrected(had, { email: 'moved-too@example.test' }, { time: '20:00' })
    expect((await messagesAbout(had.id)).at(-1)).toMatchObject({
      template: 'reservation_moved',
      recipient: 'moved-too@example.test',
    })
    await expectCountersTrue(app())
  })

  it('who has no email is texted at the corrected phone, and may get one', async () => {
    const { customerInfo, ...wish } = aReservation({ date })
    const { name, phone } = customerInfo
    const body = { ...wish, customerInfo: { name, phone } }
    const had = bodyOf(createPhoneReservation, await staff.post('/createPhoneReservation', body)).reservation
    const texted = await corrected(had, { phone: '(902) 555-0199' })
    expect((await messagesAbout(had.id)).at(-1)).toMatchObject({ kind: 'sms', recipient: '+19025550199' })
    await corrected(texted.reservation, { email: 'first-one@example.test' })
    expect((await messagesAbout(had.id)).at(-1)).toMatchObject({ kind: 'email', recipient: 'first-one@example.test' })
  })

  it('the guest stays where nobody is named', async () => {
    const { reservation: had } = await booked()
    const reservationDetails = { date, time: '19:00', partySize: 3 }
    const reply = await staff.post('/changeReservation', { id: had.id, version: had.version, reservationDetails })
    expect(bodyOf(changeReservation, reply).reservation.customerInfo).toEqual(had.customerInfo)
  })
})

describe('a correction is refused', () => {
  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a name of signs', { name: '<script>' }, 'name'],
    ['no phone', { phone: '12' }, 'phone'],
    ['half an email', { email: 'priya@' }, 'email'],
  ])('for %s, and everything stays', async (_, to, field) => {
    const { reservation: had, token } = await booked()
    const reply = await correct(had, to)
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_input'])
    expect(reply.body.fields).toEqual([expect.objectContaining({ field: `customerInfo.${field}` })])
    expect(await opens(had.id, token)).toBe(true)
    expect(await messagesAbout(had.id)).toHaveLength(1)
  })

  it('when the new email has a table to come here, and not for one whose time has passed', async () => {
    const { reservation: had } = await booked()
    const { reservation: other } = await booked({ time: '20:30' })
    const { email } = other.customerInfo
    expect((await correct(had, { email })).body.code).toBe('already_booked_here')
    clock.now = instantOf(HALIFAX, date, '20:40')
    expect((await correct(had, { email })).status).toBe(200)
    await colleague.post('/cancelReservation', { id: had.id, reason: 'Weather conditions' })
  })

  it('to whoever comes second: two colleagues give two tables one email, and two tables swap theirs', async () => {
    const { reservation: one } = await booked()
    const { reservation: two } = await booked({ time: '20:00' })
    const email = 'wanted-twice@example.test'
    const wanted = await Promise.all([correct(one, { email }), correct(two, { email }, {}, colleague)])
    expect(new Set(wanted.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const [a, b] = await Promise.all([
      correct(one, { email: two.customerInfo.email }),
      correct(two, { email: one.customerInfo.email }, {}, colleague),
    ])
    for (const { status } of [a, b]) expect([200, 409]).toContain(status)
    await expectCountersTrue(app())
  })
})
