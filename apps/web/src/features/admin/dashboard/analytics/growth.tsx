import { formatTrend } from '@sizzle/domain/analytics/trend.ts'

type GrowthProps = {
  percent: number
  /** More of it is neither good nor bad. */
  isPlain?: boolean
}

/** Against the same stretch before. The sign says it as well as the colour, and it has one weight everywhere. */
export function Growth({ percent, isPlain = false }: GrowthProps) {
  const words = formatTrend(percent)
  const colour = isPlain
    ? 'text-soft'
    : words.startsWith('+')
      ? 'text-coriander'
      : words.startsWith('−')
        ? 'text-chilli'
        : 'text-soft'
  return <span className={`price ${colour}`}>{words}</span>
}
