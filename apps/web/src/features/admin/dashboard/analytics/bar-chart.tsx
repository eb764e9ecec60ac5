type Bar = { readonly key: string; readonly label: string; readonly value: number; readonly words: string }

type BarChartProps = {
  /** Says in a sentence what the picture shows. */
  summary: string
  bars: readonly Bar[]
}

const HEIGHT = 100
const STEP = 10
const GAP = 2

/** Bars of one size. Who cannot see them has the sentence, and the table below. */
export function BarChart({ summary, bars }: BarChartProps) {
  const most = Math.max(...bars.map(({ value }) => value), 1)
  return (
    <div>
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-48 w-full border-b border-line-strong"
      >
        {bars.map(({ key, value, words }, index) => {
          const height = (Math.max(value, 0) / most) * HEIGHT
          return (
            <g key={key}>
              <title>{words}</title>
              {/* The whole column answers the pointer, also where its bar is low. */}
              <rect x={index * STEP} width={STEP} height={HEIGHT} className="fill-transparent" />
              <rect
                x={index * STEP + GAP / 2}
                y={HEIGHT - height}
                width={STEP - GAP}
                height={height}
                className="fill-saffron"
              />
            </g>
          )
        })}
      </svg>
      <div aria-hidden="true" className="mt-1 flex text-sm text-soft">
        {bars.map(({ key, label }, index) => (
          <span key={key} className="min-w-0 grow basis-0 overflow-visible text-center whitespace-nowrap">
            {isLabelled(index, bars.length) ? label : ''}
          </span>
        ))}
      </div>
    </div>
  )
}

/** So many that none touches the next on a phone. */
const MOST_LABELS = 7
function isLabelled(index: number, count: number): boolean {
  return index % Math.ceil(count / MOST_LABELS) === 0
}
