type Bar = {
  readonly key: string
  readonly label: string
  readonly value: number
  /** On top of it. */
  readonly above?: number
  /** A broader bar behind it, to compare with. */
  readonly behind?: number | undefined
  readonly words: string
}

type BarChartProps = {
  /** Says in a sentence what the picture shows. */
  summary: string
  bars: readonly Bar[]
  /** What the two kinds of bars are, where there are two. */
  parts?: readonly [first: string, second: string] | undefined
}

const HEIGHT = 100
const STEP = 10
const GAP = 2
const INSET = 2

/** Bars of one size. Who cannot see them has the sentence, and the table below. */
export function BarChart({ summary, bars, parts }: BarChartProps) {
  const most = Math.max(...bars.map(({ value, above = 0, behind = 0 }) => Math.max(value + above, behind)), 1)
  const isStacked = bars.some(({ above }) => above !== undefined)
  return (
    <div>
      {parts && <Legend parts={parts} second={isStacked ? 'bg-coriander' : 'bg-line-strong/60'} />}
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-48 w-full border-b border-line-strong"
      >
        {bars.map((bar, index) => (
          <Column key={bar.key} bar={bar} x={index * STEP} most={most} />
        ))}
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

function Column({ bar: { value, above = 0, behind, words }, x, most }: { bar: Bar; x: number; most: number }) {
  const tall = (amount: number) => (Math.max(amount, 0) / most) * HEIGHT
  const inset = behind === undefined ? 0 : INSET
  const place = { x: x + GAP / 2 + inset, width: STEP - GAP - inset * 2 }
  return (
    <g>
      <title>{words}</title>
      {/* The whole column answers the pointer, also where its bar is low. */}
      <rect x={x} width={STEP} height={HEIGHT} className="fill-transparent" />
      {behind !== undefined && (
        <rect
          x={x + GAP / 2}
          y={HEIGHT - tall(behind)}
          width={STEP - GAP}
          height={tall(behind)}
          className="fill-line-strong/60"
        />
      )}
      <rect {...place} y={HEIGHT - tall(value)} height={tall(value)} className="fill-saffron" />
      {above > 0 && (
        <rect {...place} y={HEIGHT - tall(value) - tall(above)} height={tall(above)} className="fill-coriander" />
      )}
    </g>
  )
}

function Legend({ parts: [first, other], second }: { parts: readonly [string, string]; second: string }) {
  return (
    <p aria-hidden="true" className="mb-2 flex flex-wrap gap-x-4 text-sm text-soft">
      <span className="inline-flex items-center gap-1.5">
        <span className="size-3 rounded-xs bg-saffron" /> {first}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <span className={`size-3 rounded-xs ${second}`} /> {other}
      </span>
    </p>
  )
}

/** So many that none touches the next on a phone. */
const MOST_LABELS = 7
function isLabelled(index: number, count: number): boolean {
  return index % Math.ceil(count / MOST_LABELS) === 0
}
