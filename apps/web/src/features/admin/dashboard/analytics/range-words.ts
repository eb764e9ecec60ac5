import type { RevenueRange } from '@sizzle/domain/analytics/periods.ts'
import { count } from '../dashboard-words.ts'
import { labelsOf, weekdayOf } from './bucket-labels.ts'
import { dollarsCell } from './dollars-cell.ts'

/** What a range is compared with; several years have nothing before them. */
export const BEFORE_WORDS: Readonly<Record<RevenueRange, string>> = {
  week: 'last week',
  month: 'last month',
  year: 'last year',
  years: '',
}

/** 'last week by this time', and where it is compared with a whole day 'last week through Tuesday'. */
export function beforeWords(
  range: RevenueRange,
  { through, until }: { through: string; until: string | null },
): string {
  return until === null ? beforeThrough(range, through) : `${BEFORE_WORDS[range]} by this time`
}

/** Of evenings, which count as a whole. */
export function beforeThrough(range: RevenueRange, through: string): string {
  return `${BEFORE_WORDS[range]} through ${range === 'week' ? weekdayOf(through) : labelsOf(through, 'week').short}`
}

/** At the beginning of a sentence. */
export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What was not there before, or below the first fifty, is not known. */
export function countBefore(number: number | undefined) {
  return number === undefined ? undefined : { size: number, cell: { words: count(number), value: number } }
}

export function dollarsBefore(amount: number | undefined) {
  return amount === undefined ? undefined : { size: amount, cell: dollarsCell(amount) }
}
