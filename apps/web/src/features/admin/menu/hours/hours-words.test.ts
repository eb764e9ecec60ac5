import { expect, it } from 'vitest'
import { everyDay, NO_TIMES } from '../../../../ui/week-words.ts'
import { hoursInWords } from './hours-words.ts'

it.each([
  [{ days: everyDay([['11:30', '15:00']]), from: null, until: null }, 'Every day 11:30 a.m. - 3 p.m.'],
  [
    { days: { ...NO_TIMES, friday: [['17:00', '22:00']] as const }, from: '2026-06-01', until: '2026-08-31' },
    'Friday 5 p.m. - 10 p.m., from 2026-06-01, until 2026-08-31',
  ],
])('%j reads %s', (schedule, words) => expect(hoursInWords(schedule)).toBe(words))
