import type { RevenueRange } from '@sizzle/domain/analytics/periods.ts'
import { formatDollars } from '../../../../ui/money.ts'
import { count } from '../dashboard-words.ts'
import { labelsOf, weekdayOf } from './bucket-labels.ts'

/** What a range is compared with; several years have nothing before them. */
export const BEFORE_WORDS: Readonly<Record<RevenueRange, string>> = {
  week: 'last week',
  month: 'last month',
  year: 'last year',
  years: '',
}

/** 'last week through Tuesday': what is counted by whole days is compared until the same day. */
export function beforeThrough(range: RevenueRange, through: string): string {
  return `${BEFORE_WORDS[range]} through ${range === 'week' ? weekdayOf(through) : labelsOf(through, 'week').short}`
}

/** At the beginning of a sentence. */
export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What was not there before, or below the first fifty, is not known. */
export function countBefore(number: number | undefined) {
  return number === undefined ? undefined : { size: number, words: count(number) }
}

export function dollarsBefore(amount: number | undefined) {
  return amount === undefined ? undefined : { size: amount, words: formatDollars(amount) }
}
