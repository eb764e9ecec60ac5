import { instantOf } from '@sizzle/domain/hours/local-time.ts'
import { expect, it } from 'vitest'
import { daysAheadOf } from './zone-days.ts'

const HALIFAX = { time_zone: 'America/Halifax', day_ends_at: '04:00' }
const VANCOUVER = { time_zone: 'America/Vancouver', day_ends_at: '04:00' }
/** Saturday in Halifax, and still Friday night in Vancouver. */
const AT_NIGHT = instantOf('America/Halifax', '2026-11-28', '05:00')

it('a day that one zone has begun is to come in none', () => {
  const sunday = { from: '2026-11-29', to: '2026-11-29' }
  expect(daysAheadOf([HALIFAX, VANCOUVER], 'week', AT_NIGHT)).toEqual([
    { ...HALIFAX, ...sunday },
    { ...VANCOUVER, ...sunday },
  ])
})

it('on the last day of a range, and in a range that is not shown by day, nothing is to come', () => {
  const onSunday = instantOf('America/Halifax', '2026-11-29', '12:00')
  expect(daysAheadOf([HALIFAX], 'week', onSunday)).toEqual([])
  expect(daysAheadOf([HALIFAX], 'year', AT_NIGHT)).toEqual([])
})
