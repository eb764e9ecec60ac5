import { formatTrend } from '@sizzle/domain/analytics/trend.ts'

/** Against the same stretch before. The sign says it as well as the colour, and it has one weight everywhere. */
export function Growth({ percent }: { percent: number }) {
  const words = formatTrend(percent)
  const colour = words.startsWith('+') ? 'text-coriander' : words.startsWith('−') ? 'text-chilli' : 'text-soft'
  return <span className={`price ${colour}`}>{words}</span>
}
