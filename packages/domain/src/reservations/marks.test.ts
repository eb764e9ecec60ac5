import { describe, expect, it } from 'vitest'
import { type Mark, markTooEarly, mayUndo } from './marks.ts'
import type { ReservationStatus } from './reservation.ts'

const AT = new Date('2026-11-20T23:00:00Z')
const minutes = (n: number) => new Date(AT.getTime() + n * 60_000)

describe('a mark', () => {
  it.each<[ReservationStatus, Mark, number, boolean]>([
    ['confirmed', 'seated', -120.1, false],
    ['confirmed', 'seated', -120, true],
    ['confirmed', 'no-show', 14.9, false],
    ['confirmed', 'no-show', 15, true],
    ['confirmed', 'completed', -0.1, false],
    ['confirmed', 'completed', 0, true],
    ['seated', 'completed', -90, true],
    ['no-show', 'seated', 16, true],
    ['confirmed', 'seated', -60 * 24 * 6, false],
    ['confirmed', 'completed', -60 * 24 * 6, false],
  ])('of a %s booking as %s, %d minutes from its time: %s', (status, to, at, expected) => {
    expect(markTooEarly({ status, at: AT }, to, minutes(at)) === null).toBe(expected)
  })
})

describe('taking a mark back', () => {
  const last = { status: 'seated' as const, at: AT, actorId: 'me' }
  it.each([
    [last, 5, true],
    [last, 7, true],
    [last, 7.1, false],
    [{ ...last, actorId: 'you' }, 1, false],
    [{ ...last, actorId: null }, 1, false],
    [{ ...last, status: 'cancelled' as const }, 1, false],
    [{ ...last, status: 'confirmed' as const }, 1, false],
    [undefined, 1, false],
  ])('%j after %d seconds: %s (tables 17)', (event, seconds, expected) => {
    expect(mayUndo(event, 'me', minutes(seconds / 60))).toBe(expected)
  })
})
