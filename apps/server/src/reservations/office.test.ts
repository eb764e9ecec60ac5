import {
  createPhoneReservation,
  exportReservations,
  getAllReservations,
  getReservationDay,
} from '@sizzle/contract/reservations-office.ts'
import { csvCell } from '@sizzle/domain/exports/csv.ts'
import { addDays, localAt } from '@sizzle/domain/hours/local-time.ts'
import { LIST_DATES, matchesFilters, reservationStats } from '@sizzle/domain/reservations/reservation.ts'
import { HALIFAX } from '@sizzle/domain/testing/halifax.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aReservation, dayAfter } from '../testing/a-reservation.ts'
import { bodyOf } from '../testing/body-of.ts'
import { expectCountersTrue } from '../testing/slot-counters.ts'
import { staffAt } from '../testing/staff.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'
import type { ReservationRow } from './reservations.sql.ts'

const app = useTestApp()
let admin: Caller
let staff: Caller
let manager: Caller

const today = localAt(HALIFAX, new Date()).date
const NAMES = ['Priya Nair', 'O’Brien', 'Zoë 100%', 'under_score', '=cmd()', 'प्रिया']

/** 120 bookings of every status and on many days; some on the day of the test itself. */
async function fill() {
  const statuses = ['pending', 'confirmed', 'seated', 'completed', 'no-show', 'cancelled']
  for (let n = 0; n < 120; n++) {
    const status = statuses[n % 6] ?? ''
    const date = addDays(today, (n % 9) - 4)
    const hour = String(12 + (n % 9)).padStart(2, '0')
    const letter = (of: number) => String.fromCharCode(65 + (of % 26))
    await app().database.db.run(sql`
      insert into reservations (location_id, id, reservation_id, status, is_active, customer_name, customer_email, email_key,
        customer_phone, date, slot, starts_at, party_size, source, reserved_at, updated_at, cancelled_at, cancellation_reason)
      values (${n % 3 === 0 ? 'new-glasgow' : 'truro'}, gen_random_uuid(), ${`RES-TRU-${date.replaceAll('-', '')}-${letter(n)}${letter(n * 7)}${letter(n / 26)}Z`},
        ${status}, false, ${NAMES[n % NAMES.length]}, ${`guest${n}@example.test`}, ${`guest${n}@example.test`}, ${`+1902555${String(1000 + n)}`},
        ${date}, ${`${hour}:00`}, (${`${date} ${hour}:00`}::timestamp at time zone 'America/Halifax'), ${1 + (n % 20)}, 'web',
        now() - ${n} * interval '1 hour', now(), ${status === 'cancelled' ? new Date() : null}, ${status === 'cancelled' ? 'Ill' : null})`)
  }
}

beforeAll(async () => {
  admin = await app().admin()
  staff = await staffAt(app(), 'staff', ['truro'])
  manager = await staffAt(app(), 'manager', ['truro'])
  await fill()
})

const ask = (by: Caller, asked: Record<string, string>) =>
  by.get(`/getAllReservations?${new URLSearchParams(asked).toString()}`)
const list = async (by: Caller, asked: Record<string, string> = {}) => bodyOf(getAllReservations, await ask(by, asked))

describe('the list', () => {
  const FILTERS = ['all', 'confirmed', 'cancelled'].flatMap((status) =>
    [...LIST_DATES, today, addDays(today, 2), addDays(today, 300)].flatMap((date) =>
      ['', 'PRIYA', 'guest1', '%', '_', '’', '(902) 555-10', '+1 902', 'res-tru', 'प्रिया', '0', '()'].map((search) => ({
        status,
        date,
        search,
      })),
    ),
  )

  it('shows exactly what the rules say, for every filter with every search', async () => {
    const rows = await app().database.db.many<ReservationRow>(sql`select * from reservations`)
    const listed = rows.map((row) => ({
      id: row.id,
      reservationId: row.reservation_id,
      name: row.customer_name,
      email: row.customer_email ?? '',
      phone: row.customer_phone,
      location: row.location_id,
      date: row.date,
      at: row.starts_at,
      status: row.status,
    }))
    for (const asked of FILTERS) {
      const filters = { ...asked, location: 'truro' } as Parameters<typeof matchesFilters>[1]
      const expected = listed.filter((one) => matchesFilters(one, filters, HALIFAX, new Date())).length
      const { total } = await list(admin, { ...asked, location: 'truro' })
      expect([asked, total]).toEqual([asked, expected])
    }
    const stats = reservationStats(listed, HALIFAX, new Date())
    expect((await list(admin, { search: 'nobody at all' })).stats).toEqual(stats)
  })

  it('comes newest first, 20 to a page, without gaps or repeats', async () => {
    const pages = await Promise.all(['1', '2', '3', '4', '5', '6'].map((page) => list(admin, { page })))
    expect(pages.map(({ reservations }) => reservations.length)).toEqual([20, 20, 20, 20, 20, 20])
    expect(pages[0]).toMatchObject({ total: 120, pages: 6, page: 1 })
    const all = pages.flatMap(({ reservations }) => reservations)
    expect(new Set(all.map(({ id }) => id)).size).toBe(120)
    const times = all.map(({ reservedAt }) => reservedAt)
    expect(times).toEqual(times.toSorted().reverse())
    expect(await list(admin, { page: '7' })).toMatchObject({ reservations: [], page: 7, total: 120, pages: 6 })
    expect(await list(admin, { page: '7', search: 'nobody' })).toMatchObject({ page: 7, total: 0, pages: 1 })
  })

  it('counts the tables and guests of each day of the page, those on other pages too', async () => {
    const { reservations, days } = await list(admin, { date: 'upcoming', location: 'truro' })
    expect(days.map(({ date }) => date)).toEqual([
      ...new Set(reservations.map(({ reservationDetails }) => reservationDetails.date)),
    ])
    for (const { date, ...counted } of days) {
      const of = await app().database.db.one(sql`
        select count(*)::int as tables, coalesce(sum(party_size), 0)::int as guests from reservations
        where location_id = 'truro' and date = ${date} and status <> 'cancelled' and starts_at > now()`)
      expect([date, counted]).toEqual([date, of])
    }
  })

  it('has the evenings to come by their time (tables 28)', async () => {
    for (const date of ['today', 'upcoming', addDays(today, 2), addDays(today, -2)]) {
      const starts = (await list(admin, { date })).reservations.map(({ startsAt }) => startsAt)
      expect(starts).toEqual(starts.toSorted())
    }
  })

  it.each(['0000-01-01', '1799-12-31', '3000-01-01', '2026-02-30', 'tomorrow', '20261127', ''])(
    'has no day %j',
    async (date) => {
      const { status, body } = await ask(admin, { date })
      expect([status, body.code]).toEqual([400, 'invalid_input'])
      expect(body.fields).toEqual((await admin.get(`/getReservationDay?location=truro&date=${date}`)).body.fields)
    },
  )

  it('of staff and managers holds only their locations, in the figures too', async () => {
    const own = await list(staff, {})
    expect(own.total).toBe(80)
    expect(own.stats.total).toBe(80)
    expect((await list(admin, { location: 'truro' })).stats).toEqual(own.stats)
    expect(new Set(own.reservations.map(({ location }) => location))).toEqual(new Set(['truro']))
    expect((await ask(staff, { location: 'new-glasgow' })).body.code).toBe('location_not_found')
    expect((await staff.get(`/getReservationDay?location=new-glasgow&date=${today}`)).status).toBe(404)
    const nobody = await staffAt(app(), 'staff', [])
    expect(await list(nobody)).toMatchObject({ total: 0, stats: { total: 0 } })
  })
})

describe('the table for spreadsheets', () => {
  it('has the agreed columns, the filtered rows, and no cell that runs (messages 23)', async () => {
    const reply = await manager.post('/exportReservations', { status: 'confirmed', search: 'cmd' })
    const { csv, fileName, count } = bodyOf(exportReservations, reply)
    expect(fileName).toBe(`reservations-${today}.csv`)
    const [header, ...lines] = csv.trimEnd().split('\r\n')
    expect(header).toBe(
      '\uFEFF"ID","Customer","Email","Phone","Location","Date","Time","Party Size","Status","Created"',
    )
    expect([lines.length > 0, lines.length]).toEqual([true, count])
    for (const line of lines) {
      expect(line).toContain(csvCell('=cmd()'))
      expect(line).toContain(`"'=cmd()"`)
      expect(line).toContain('"(902) 555-')
    }
  })

  it('has the day that the list shows, by its time (tables 33)', async () => {
    const date = addDays(today, 1)
    const { csv, count } = bodyOf(exportReservations, await manager.post('/exportReservations', { date }))
    const listed = (await list(manager, { date })).reservations.map(({ reservationId }) => reservationId)
    expect([
      count > 0,
      csv
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split('"')[1]),
    ]).toEqual([true, listed])
  })

  it('is for managers and admins, and who took what is kept', async () => {
    expect((await staff.post('/exportReservations', {})).status).toBe(403)
    expect((await manager.post('/exportReservations', { location: 'new-glasgow' })).status).toBe(404)
    await admin.post('/exportReservations', { search: 'O’Brien' })
    const row = await app().database.db.one<{ actor_name: string; after: object }>(sql`
      select actor_name, after from audit where action = 'exportReservations' order by id desc limit 1`)
    expect(row).toEqual({
      actor_name: 'Owner',
      after: { status: 'all', location: 'all', date: 'all', isSearch: true, count: 20 },
    })
  })
})

describe('a booking by phone', () => {
  const wish = (details: object = {}, customer: object = {}) => ({
    location: 'truro',
    customerInfo: { name: 'Walk In', phone: '902 555 0199', ...customer },
    reservationDetails: { date: dayAfter(30), time: '19:00', partySize: 2, ...details },
  })

  it('needs no email, is marked as taken by phone, and is known with who took it', async () => {
    const body = bodyOf(createPhoneReservation, await staff.post('/createPhoneReservation', wish()))
    expect(body.reservation).toMatchObject({ source: 'phone', customerInfo: { email: '', phone: '+19025550199' } })
    const { id } = body.reservation
    expect((await staff.get(`/getReservationHistory?id=${id}`)).body.history).toMatchObject([{ by: 'A staff' }])
    // Nobody's own: not the staff member's either.
    expect((await staff.get('/getMyReservations')).body.reservations).toEqual([])
    expect((await staff.post('/createPhoneReservation', wish())).status).toBe(200)
    expect((await staff.post('/createPhoneReservation', wish({}, { phone: '12' }))).body).toMatchObject({
      fields: [{ field: 'customerInfo.phone', sentence: 'Please enter a valid phone number' }],
    })
  })

  it('counts like every other, obeys the rule of one when there is an email, and is checked like every form', async () => {
    const email = 'caller@example.test'
    expect((await staff.post('/createPhoneReservation', wish({ partySize: 20 }, { email }))).status).toBe(200)
    expect((await staff.post('/createPhoneReservation', wish({}, { email: 'Caller@example.test' }))).body.code).toBe(
      'already_booked_here',
    )
    expect((await staff.post('/createPhoneReservation', wish({ partySize: 20 }))).body.code).toBe('slot_full')
    expect((await staff.post('/createPhoneReservation', wish({}, { email: 'no' }))).body.userMessage).toBe(
      'Please enter a valid email address',
    )
    expect((await staff.post('/createPhoneReservation', wish({}, { phone: '1' }))).body.userMessage).toBe(
      'Please enter a valid phone number',
    )
    // The rows that this file put in by hand are earlier, and have no counters.
    expect(await expectCountersTrue(app(), dayAfter(30))).not.toEqual([])
  })

  it('is for the staff of the place', async () => {
    const customer = await app().signUp()
    expect((await customer.post('/createPhoneReservation', wish())).status).toBe(401)
    const there = { ...wish(), location: 'new-glasgow' }
    expect((await staff.post('/createPhoneReservation', there)).body.code).toBe('location_not_found')
  })
})

describe('the evening slot by slot', () => {
  it('shows guests of the capacity, held seats, who comes, and bookings of times that are no slots any more', async () => {
    const date = dayAfter(31)
    const guest = await app().guest()
    await guest.post('/createReservation', aReservation({ date, partySize: 6 }))
    await guest.post('/holdReservationSlot', { location: 'truro', date, time: '19:00', partySize: 3 })
    const evening = async () =>
      bodyOf(getReservationDay, await staff.get(`/getReservationDay?location=truro&date=${date}`))
    const before = await evening()
    expect(before.slots).toHaveLength(20)
    expect(before.slots.find(({ time }) => time === '19:00')).toMatchObject({
      label: '7 p.m.',
      capacity: 40,
      guests: 6,
      held: 3,
      reservations: [{ reservationDetails: { partySize: 6 } }],
    })
    const { hours } = await app().database.db.one<{ hours: object }>(
      sql`select hours from locations where id = 'truro'`,
    )
    await app().database.db.run(
      sql`update locations set exceptions = ${JSON.stringify([{ date, closed: true }])}::jsonb where id = 'truro'`,
    )
    const after = await evening()
    expect([after.isClosed, after.slots.map(({ time }) => time)]).toEqual([true, ['19:00']])
    await app().database.db.run(
      sql`update locations set exceptions = '[]', hours = ${JSON.stringify(hours)}::jsonb where id = 'truro'`,
    )
  })
})
