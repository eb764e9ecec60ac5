import { formatCad, withMinus } from '@sizzle/domain/money/cents.ts'

/** The wire speaks dollars, rules speak cents. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100)
}

export function formatDollars(dollars: number): string {
  return withMinus(formatCad(toCents(dollars)))
}
