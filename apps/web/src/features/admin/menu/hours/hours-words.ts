import type { WeeklySchedule } from '@sizzle/domain/hours/schedule.ts'
import { weekInWords } from '../../../../ui/week-words.ts'

/** 'Every day 11:30 a.m. - 3 p.m., from 2026-06-01' */
export function hoursInWords({ days, from, until }: WeeklySchedule): string {
  const dates = [from && `from ${from}`, until && `until ${until}`].filter((words) => words !== null)
  return [...weekInWords(days), ...dates].join(', ')
}
