import { describe, expect, it } from 'vitest'
import { changeTable, changeWords, seatsMoved, type Table } from './change.ts'
import { RESERVATION_STATUSES } from './reservation.ts'

const TABLE: Table = { date: '2026-11-20', time: '19:00', partySize: 2, specialRequests: null }

describe('a table is changed (tables 30)', () => {
  it.each(RESERVATION_STATUSES)('when it is confirmed: %s', (status) => {
    const changed = changeTable(status, TABLE, { ...TABLE, time: '20:00' })
    expect(changed.ok).toBe(status === 'confirmed')
    if (!changed.ok) expect(changed.refusal).toEqual({ code: 'reservation_not_changeable', status })
  })

  it.each([
    ['nothing', {}, { isMoved: false, isTold: false, isChanged: false }],
    ['the day', { date: '2026-11-21' }, { isMoved: true, isTold: true, isChanged: true }],
    ['the time', { time: '20:00' }, { isMoved: true, isTold: true, isChanged: true }],
    ['the number', { partySize: 3 }, { isMoved: false, isTold: true, isChanged: true }],
    ['the requests', { specialRequests: 'High chair' }, { isMoved: false, isTold: false, isChanged: true }],
  ])('and its guest is told when it matters: %s', (_, change, expected) => {
    expect(changeTable('confirmed', TABLE, { ...TABLE, ...change })).toEqual({ ok: true, value: expected })
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
])('the history says what was before: %j', (change, words) => {
  expect(changeWords(TABLE, { ...TABLE, ...change })).toBe(words)
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
