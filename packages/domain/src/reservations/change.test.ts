import { describe, expect, it } from 'vitest'
import { changeTable, changeWords, guestProblems, seatsMoved, type Table, writtenGuest } from './change.ts'
import { RESERVATION_STATUSES } from './reservation.ts'

const GUEST = { name: 'Priya Sharma', phone: '+19025550123', email: 'priya@example.test' }
const TABLE: Table = { ...GUEST, date: '2026-11-20', time: '19:00', partySize: 2, specialRequests: null }
const NOTHING = { isMoved: false, isElsewhere: false, isTold: false, isChanged: false }

describe('a table is changed (tables 30)', () => {
  it.each(RESERVATION_STATUSES)('when it is confirmed: %s', (status) => {
    const changed = changeTable(status, TABLE, { ...TABLE, time: '20:00' })
    expect(changed.ok).toBe(status === 'confirmed')
    if (!changed.ok) expect(changed.refusal).toEqual({ code: 'reservation_not_changeable', status })
  })

  it.each([
    ['nothing', {}, {}],
    ['the day', { date: '2026-11-21' }, { isMoved: true, isTold: true, isChanged: true }],
    ['the time', { time: '20:00' }, { isMoved: true, isTold: true, isChanged: true }],
    ['the number', { partySize: 3 }, { isTold: true, isChanged: true }],
    ['the requests', { specialRequests: 'High chair' }, { isChanged: true }],
    ['the name', { name: 'Priya Sharma-Lee' }, { isChanged: true }],
    ['the phone, beside an email', { phone: '+19025550124' }, { isChanged: true }],
    ['the email', { email: 'p.sharma@example.test' }, { isElsewhere: true, isTold: true, isChanged: true }],
    ['no email any more', { email: null }, { isElsewhere: true, isTold: true, isChanged: true }],
  ])('and its guest is told when it matters: %s', (_, change, expected) => {
    expect(changeTable('confirmed', TABLE, { ...TABLE, ...change })).toEqual({
      ok: true,
      value: { ...NOTHING, ...expected },
    })
  })

  it('whose phone is all there is reads it there', () => {
    const from = { ...TABLE, email: null }
    const changed = changeTable('confirmed', from, { ...from, phone: '+19025550124' })
    expect(changed).toMatchObject({ ok: true, value: { isElsewhere: true, isTold: true } })
  })
})

it.each([
  [{ date: '2026-11-21', time: '20:30' }, 'Moved from Fri, Nov 20, 7 p.m. to Sat, Nov 21, 8:30 p.m.'],
  [{ partySize: 1 }, 'For 1 guest instead of 2'],
  [
    { date: '2027-01-02', partySize: 4 },
    'Moved from Fri, Nov 20, 7 p.m. to Sat, Jan 2, 2027, 7 p.m. · For 4 guests instead of 2',
  ],
  [{ specialRequests: 'High chair' }, 'Special requests changed'],
  [{ name: 'Priya Sharma-Lee', phone: '+19025550124' }, 'Name changed · Phone changed'],
  [{ partySize: 4, email: 'p.sharma@example.test' }, 'For 4 guests instead of 2 · Email changed'],
  [{ email: null }, 'Email removed'],
])('the history says what was before: %j', (change, words) => {
  expect(changeWords(TABLE, { ...TABLE, ...change })).toBe(words)
})

it('a guest who had no email has one', () => {
  expect(changeWords({ ...TABLE, email: null }, TABLE)).toBe('Email added')
})

describe('a guest is corrected (tables 32)', () => {
  it.each([
    [
      { name: ' Priya ', phone: '(902) 555-0123', email: ' Priya@Example.test ' },
      { ...GUEST, name: 'Priya' },
    ],
    [
      { ...GUEST, email: ' ' },
      { ...GUEST, email: null },
    ],
    [
      { name: 'Priya', phone: '902 555 0123' },
      { name: 'Priya', phone: '+19025550123', email: null },
    ],
  ])('and kept as others are: %j', (typed, kept) => {
    expect(writtenGuest(typed)).toEqual(kept)
  })

  it.each([
    [{ name: 'P' }, ['name']],
    [{ name: 'P1', phone: '12', email: 'nobody' }, ['name', 'email', 'phone']],
    [{ email: null }, []],
    [{ phone: '' }, ['phone']],
  ])('with what the booking asks for: %j', (change, fields) => {
    expect(guestProblems(GUEST, { ...GUEST, ...change }).map(({ field }) => field)).toEqual(fields)
  })

  it('and what stays may be as it is', () => {
    const old = { name: 'Former guest 2', phone: '', email: null }
    expect(guestProblems(old, { ...old, phone: '+19025550123' })).toEqual([])
  })
})

it('who has requests no more', () => {
  expect(changeWords({ ...TABLE, specialRequests: 'High chair' }, TABLE)).toBe('Special requests removed')
})

it.each([
  ['the same', {}, []],
  ['more guests', { partySize: 5 }, [['2026-11-20', '19:00', 3]]],
  ['fewer guests', { partySize: 1 }, [['2026-11-20', '19:00', -1]]],
  [
    'a later time',
    { time: '20:00', partySize: 3 },
    [
      ['2026-11-20', '19:00', -2],
      ['2026-11-20', '20:00', 3],
    ],
  ],
  [
    'an earlier day',
    { date: '2026-11-19', time: '21:00' },
    [
      ['2026-11-19', '21:00', 2],
      ['2026-11-20', '19:00', -2],
    ],
  ],
])('seats go back and are taken in the order of the calendar: %s', (_, change, expected) => {
  const moved = seatsMoved(TABLE, { ...TABLE, ...change })
  expect(moved.map(({ date, time, guests }) => [date, time, guests])).toEqual(expected)
})
