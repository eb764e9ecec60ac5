import { formatTrend } from '@sizzle/domain/analytics/trend.ts'

type GrowthProps = {
  percent: number
  /** More of it is neither good nor bad. */
  isPlain?: boolean
}

/** Against the same stretch before. The sign says it as well as the colour, and it has one weight everywhere. */
export function Growth({ percent, isPlain = false }: GrowthProps) {
  const words = formatTrend(percent)
  return <span className={`price ${isPlain ? PLAIN : colourOf(words)}`}>{words}</span>
}

const PLAIN = 'text-soft'

function colourOf(words: string): string {
  if (words.startsWith('+')) return 'text-coriander'
  return words.startsWith('−') ? 'text-chilli' : PLAIN
}
