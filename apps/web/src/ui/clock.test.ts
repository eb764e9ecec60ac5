import { afterEach, describe, expect, it, vi } from 'vitest'
import { clockOf, dayOfHouse, momentInRow, timeInRow, timeOfHouse } from './clock.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

describe('the clock of a location', () => {
  // Both clock changes: Newfoundland is half an hour ahead of Nova Scotia, Lord Howe moves by half an hour.
  it.each([
    ['America/Halifax', '2026-11-20T23:04:00Z', 'Nov 20, 7:04 p.m.'],
    ['America/St_Johns', '2026-11-20T23:04:00Z', 'Nov 20, 7:34 p.m.'],
    ['America/Vancouver', '2026-07-01T02:30:00Z', 'Jun 30, 7:30 p.m.'],
    ['Australia/Lord_Howe', '2026-10-03T15:29:00Z', 'Oct 4, 1:59 a.m.'],
    ['Australia/Lord_Howe', '2026-10-03T15:30:00Z', 'Oct 4, 2:30 a.m.'],
  ])('in %s shows %s as %s', (timeZone, instant, shown) => {
    expect(clockOf({ timeZone }).shortMoment(instant)).toBe(shown)
  })

  it('knows which day it is there', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T03:45:00Z') })
    const today = (timeZone: string) => clockOf({ timeZone }).today()
    expect(['America/Halifax', 'America/St_Johns', 'Australia/Lord_Howe'].map(today)).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-21',
    ])
  })

  it('says the year in a list where it is not this one', () => {
    vi.useFakeTimers({ now: new Date('2027-01-01T03:45:00Z') })
    vi.stubEnv('TZ', 'America/Halifax')
    const zone = 'America/Halifax'
    expect(momentInRow('2026-11-20T23:04:00Z', zone)).toBe('Nov 20, 7:04 p.m.')
    expect(momentInRow('2025-11-20T23:04:00Z', zone)).toBe('Nov 20, 2025, 7:04 p.m.')
    expect(momentInRow('2027-01-01T04:04:00Z', zone)).toBe('Jan 1, 2027, 12:04 a.m.')
  })

  it('is named in a list where the reader’s own clock shows another time', () => {
    vi.stubEnv('TZ', 'America/Vancouver')
    const instant = '2026-11-20T23:04:00Z'
    expect(timeInRow(instant, 'America/Vancouver', 'shortMoment')).toBe('Nov 20, 4:04 p.m.')
    expect(timeInRow(instant, 'America/St_Johns', 'shortMoment')).toBe('Nov 20, 7:34 p.m. NST')
    expect(timeInRow(instant, 'America/St_Johns', 'time')).toBe('7:34 p.m. NST')
    expect(timeInRow(instant, 'America/St_Johns', 'moment')).toBe('Nov 20, 2026, 7:34 p.m. NST')
    expect(timeInRow(instant, null, 'time')).toBe('4:04 p.m.')
  })

  it('is the house’s for what belongs to no location, named where the reader’s own clock shows another time (decision 21)', () => {
    vi.useFakeTimers({ now: new Date('2026-11-28T16:00:00Z') })
    vi.stubEnv('TZ', 'America/Vancouver')
    const night = '2026-11-28T03:25:00Z'
    expect(momentInRow(night)).toBe('Nov 27, 11:25 p.m. AST')
    expect(timeOfHouse(night, 'moment')).toBe('Nov 27, 2026, 11:25 p.m. AST')
    expect(timeOfHouse('2026-07-01T03:25:00Z', 'time')).toBe('12:25 a.m. ADT')
    expect(dayOfHouse('2026-11-28T04:25:00Z')).toBe('Nov 28, 2026')
    vi.stubEnv('TZ', 'America/Halifax')
    expect(momentInRow(night)).toBe('Nov 27, 11:25 p.m.')
    expect(timeOfHouse(night, 'time')).toBe('11:25 p.m.')
  })

  it('is named where the clocks show a time twice in one night (menu 22)', () => {
    const clock = clockOf({ timeZone: 'America/Halifax' })
    expect(clock.time('2026-11-01T04:57:00Z')).toBe('1:57 a.m. ADT')
    expect(clock.time('2026-11-01T05:00:00Z')).toBe('1 a.m. AST')
    expect(clock.shortMoment('2026-11-01T04:57:00Z')).toBe('Nov 1, 1:57 a.m. ADT')
    expect(clock.moment('2026-11-01T05:30:00Z')).toBe('Nov 1, 2026, 1:30 a.m. AST')
    expect(clock.time('2026-11-01T06:00:00Z')).toBe('2 a.m.')
  })
})
