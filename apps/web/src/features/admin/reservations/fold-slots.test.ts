import type { ReservationStatus } from '@sizzle/domain/reservations/reservation.ts'
import { expect, it } from 'vitest'
import { foldSlots } from './fold-slots.ts'

const slot = (time: string, statuses: readonly ReservationStatus[] = [], held = 0) => ({
  time,
  held,
  reservations: statuses.map((status) => ({ status })),
})
const DAY = [
  slot('12:00'),
  slot('12:30', ['completed', 'no-show']),
  slot('13:00', ['completed', 'seated']),
  slot('13:30', ['confirmed']),
  slot('19:00', ['confirmed', 'pending']),
  slot('19:30', [], 2),
  slot('20:00'),
]
const timesOf = (clock: string | null) =>
  Object.fromEntries(
    Object.entries(foldSlots(DAY, clock)).map(([name, slots]) => [name, slots.map(({ time }) => time)]),
  )

it('keeps in sight today who comes, is late or sits, and seats that are held', () => {
  expect(timesOf('18:00')).toEqual({
    shown: ['13:00', '13:30', '19:00', '19:30'],
    over: ['12:30'],
    empty: ['12:00', '20:00'],
  })
})

it('folds no time with guests on another day', () => {
  expect(timesOf(null)).toEqual({
    shown: ['12:30', '13:00', '13:30', '19:00', '19:30'],
    over: [],
    empty: ['12:00', '20:00'],
  })
})
