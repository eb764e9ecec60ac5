import { type Cents, formatCad, withMinus } from '../money/cents.ts'

/** Percent against the period before; from nothing it is 100 when there is something now, else 0 (money 39). */
export function trend(current: number, previous: number): number {
  if (previous === 0) return current > 0 ? 100 : 0
  return ((current - previous) / previous) * 100
}

/** '+12.5%': one decimal (money 39); what rounds to nothing has no sign. */
export function formatTrend(percent: number): string {
  const rounded = Math.round(percent * 10) / 10
  return withMinus(`${rounded > 0 ? '+' : ''}${(rounded === 0 ? 0 : rounded).toFixed(1)}%`)
}

const wholeDollars = new Intl.NumberFormat('en-CA', {
  style: 'currency',
  currency: 'CAD',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
})

/** Revenue in banner and cards: whole dollars (money 39). */
export function formatRevenue(cents: Cents): string {
  return withMinus(wholeDollars.format(cents / 100))
}

/** Average order value and activity totals: two decimals (money 39). */
export const formatAmount = formatCad

const oneDecimal = new Intl.NumberFormat('en-CA', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Location cards and tiles: '$12.3K', and '$0' (money 39). */
export function formatThousands(cents: Cents): string {
  if (cents === 0) return '$0'
  return `$${oneDecimal.format(cents / 100_000)}K`
}

const MINUTE_MS = 60_000

/** Just now, 1 minute ago, N minutes ago, and so on to days (money 40). */
export function timeAgo(at: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / MINUTE_MS)
  if (minutes < 1) return 'Just now'
  if (minutes < 60) return ago(minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? ago(hours, 'hour') : ago(Math.floor(hours / 24), 'day')
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}
