import type { Interval } from '@sizzle/domain/hours/schedule.ts'
import { expect, test } from 'vitest'
import { everyDay, intervalInWords, likelyNext, NO_TIMES, type Week, weekInWords } from './week-words.ts'

const LUNCH: Interval = ['11:30', '15:00']
const NIGHT: Interval = ['22:00', '02:00']
const WEEKEND: Week = { ...everyDay([LUNCH]), saturday: [], sunday: [LUNCH, NIGHT] }

test.each<[Week, string[]]>([
  [everyDay([LUNCH]), ['Every day 11:30 a.m. - 3 p.m.']],
  [WEEKEND, ['Monday to Friday 11:30 a.m. - 3 p.m.', 'Sunday 11:30 a.m. - 3 p.m., 10 p.m. - 2 a.m.']],
  [{ ...NO_TIMES, saturday: [LUNCH], sunday: [LUNCH] }, ['Saturday and Sunday 11:30 a.m. - 3 p.m.']],
  [NO_TIMES, []],
])('a week in words %#', (week, expected) => expect(weekInWords(week)).toEqual(expected))

test.each<[Interval, string | null]>([
  [LUNCH, null],
  [NIGHT, 'Until 2 a.m. the next day'],
  [['00:00', '00:00'], 'Around the clock'],
  [['22:00', ''], null],
])('%j: %s', (interval, expected) => expect(intervalInWords(interval)).toBe(expected))

test.each<[Interval[], Interval]>([
  [[], LUNCH],
  [[LUNCH], ['17:00', '22:00']],
  [[NIGHT], ['', '']],
])('after %j comes %j', (intervals, expected) => expect(likelyNext(intervals)).toEqual(expected))
