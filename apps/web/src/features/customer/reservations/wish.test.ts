import { expect, it } from 'vitest'
import type { TableLocation } from '../../../kit/page-content.ts'
import { dayWords, nextDays, nextOpenDay, readWish, writeWish } from './wish.ts'

const day = { open: '11:30', close: '23:59', closed: false }
const hours = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((name) => [name, day]),
)
const place = (id: string, change: object = {}): TableLocation => ({
  id,
  name: id,
  address: '',
  postalCode: '',
  phone: '',
  email: '',
  features: ['Dine-in'],
  hours,
  exceptions: [],
  datesAhead: [],
  isActive: true,
  hasMenu: true,
  rating: 0,
  reviewCount: 0,
  openState: { isOpen: true, text: '' },
  typeHours: {},
  typeStates: {},
  pauses: [],
  slotMinutes: 30,
  noticeMinutes: 30,
  timeZone: 'America/Halifax',
  ...change,
})
const places = [place('new-glasgow'), place('truro')]
// Ten in the evening in Halifax: tomorrow in UTC.
const now = new Date('2026-11-21T02:00:00Z')
const read = (query: string, among = places) => readWish(new URLSearchParams(query), among, now)

it('two people at the default kitchen today, unless the address says otherwise', () => {
  expect(read('')).toEqual({ locationId: 'truro', date: '2026-11-20', partySize: 2 })
  const wish = { locationId: 'new-glasgow', date: '2026-12-24', partySize: 20 }
  expect(read(writeWish(wish).toString())).toEqual(wish)
})

it.each([
  ['location=atlantis', { locationId: 'truro' }],
  ['date=2026-11-19', { date: '2026-11-20' }],
  ['date=2027-02-19', { date: '2026-11-20' }],
  ['date=2027-02-18', { date: '2027-02-18' }],
  ['date=2026-02-30', { date: '2026-11-20' }],
  ['party=0', { partySize: 2 }],
  ['party=21', { partySize: 2 }],
  ['party=2.5', { partySize: 2 }],
])('%s makes no sense or does: %j', (query, expected) => {
  expect(read(query)).toMatchObject(expected)
})

it('a closed day is shown as closed and not chosen by itself', () => {
  const closed = place('truro', { hours: { ...hours, friday: { ...day, closed: true } } })
  expect(read('', [closed])).toMatchObject({ date: '2026-11-21' })
  expect(
    nextDays(closed, now)
      .filter(({ isClosed }) => isClosed)
      .map(({ date }) => date),
  ).toEqual(['2026-11-20', '2026-11-27'])
})

it('a day whose last time is over is not chosen by itself, and neither is one that was found full (tables 29)', () => {
  const late = new Date('2026-11-21T03:15:00Z')
  expect(readWish(new URLSearchParams(), places, late)).toMatchObject({ date: '2026-11-21' })
  expect(readWish(new URLSearchParams(), places, now, '2026-11-21')).toMatchObject({ date: '2026-11-22' })
  expect(readWish(new URLSearchParams('date=2026-11-20'), places, late)).toMatchObject({ date: '2026-11-20' })
  const full = new Set(['2026-11-21', '2026-11-22'])
  expect(nextOpenDay(place('truro'), late, 2, '2026-11-20', full)).toBe('2026-11-23')
})

it('a day whose last time is too near to be booked is not chosen by itself either', () => {
  // The last time is 11 p.m.
  const near = new Date('2026-11-21T02:31:00Z')
  expect(readWish(new URLSearchParams(), [place('truro')], near)).toMatchObject({ date: '2026-11-21' })
  const atOnce = place('truro', { noticeMinutes: 0 })
  expect(readWish(new URLSearchParams(), [atOnce], near)).toMatchObject({ date: '2026-11-20' })
})

it('without a kitchen that takes reservations there is nothing to wish for', () => {
  expect(read('', [])).toBeUndefined()
})

it('says days in short words', () => {
  expect(dayWords('2026-11-20', '2026-11-20')).toEqual({ name: 'Today', day: '20', month: 'Nov' })
  expect(dayWords('2026-11-21', '2026-11-20').name).toBe('Tomorrow')
  expect(dayWords('2026-11-22', '2026-11-20').name).toBe('Sun')
})
