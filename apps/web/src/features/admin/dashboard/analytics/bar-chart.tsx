import { type KeyboardEvent, useId, useState } from 'react'
import { count } from '../dashboard-words.ts'
import { ReadHint } from './read-hint.tsx'

export type Bar = {
  readonly key: string
  readonly label: string
  readonly value: number
  /** On top of it. */
  readonly above?: number
  /** A broader bar behind it, to compare with; and how much of it there was until this time, where it goes on. */
  readonly behind?: number | undefined
  readonly behindUntil?: number | undefined
  readonly words: string
}

type BarChartProps = {
  /** Says in a sentence what the picture shows. */
  summary: string
  bars: readonly Bar[]
  /** What the kinds of bars are, where there is more than one. */
  parts?: readonly (string | undefined)[] | undefined
  /** A figure of the scale in words. */
  scaleWords?: (value: number) => string
}

const HEIGHT = 100
const STEP = 10
const GAP = 2
const INSET = 2

/** Bars of one size. Who cannot see them has the sentence, one bar after the other by the arrow keys, and the table below. */
export function BarChart({ summary, bars, parts, scaleWords = count }: BarChartProps) {
  const [chosen, setChosen] = useState<string>()
  const helpId = useId()
  const at = bars.findIndex(({ key }) => key === chosen)
  const most = roundedUp(
    Math.max(...bars.map(({ value, above = 0, behind = 0 }) => Math.max(value + above, behind)), 1),
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepTo(event.key, at, bars.length)
    if (next === undefined) return
    event.preventDefault()
    setChosen(bars[next]?.key)
  }
  return (
    <div>
      {parts && <Legend parts={parts} />}
      <p aria-hidden="true" className="border-b border-dashed border-line text-sm text-soft tabular-nums">
        {scaleWords(most)}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of bars is no fieldset */}
      <div
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys go from bar to bar
        tabIndex={0}
        aria-label="Bars"
        aria-describedby={helpId}
        onKeyDown={onKeyDown}
        onFocus={() => setChosen((key) => key ?? bars[0]?.key)}
        onBlur={() => setChosen(undefined)}
      >
        <svg
          role="img"
          aria-label={summary}
          viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="block h-48 w-full border-b border-line-strong"
        >
          {bars.map((bar, index) => (
            <Column key={bar.key} bar={bar} x={index * STEP} most={most} isChosen={index === at} onChoose={setChosen} />
          ))}
        </svg>
      </div>
      <div aria-hidden="true" className="mt-1 flex text-sm text-soft">
        {bars.map(({ key, label }, index) => (
          <span
            key={key}
            className={`min-w-0 grow basis-0 overflow-visible text-center ${bars.length > MOST_LABELS ? 'whitespace-nowrap' : ''}`}
          >
            {/* Where every bar has one, a phone writes 'Mon' above '23'. */}
            <span className="inline-block leading-tight [overflow-wrap:normal] max-sm:w-min">
              {isLabelled(index, bars.length) ? label : ''}
            </span>
          </span>
        ))}
      </div>
      <output className="mt-2 block min-h-6 text-sm">{bars[at]?.words ?? <ReadHint what="a bar" />}</output>
      <span id={helpId} className="sr-only">
        The arrow keys go from bar to bar.
      </span>
    </div>
  )
}

const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** The top of the scale: a round figure, and a whole one. */
function roundedUp(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most))
  const top = (ROUND.find((one) => one * power >= most) ?? 10) * power
  return Number.isInteger(top) ? top : Math.ceil(most)
}

function stepTo(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(at + 1, count - 1)
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

type ColumnProps = { bar: Bar; x: number; most: number; isChosen: boolean; onChoose: (key: string) => void }

function Column({ bar, x, most, isChosen, onChoose }: ColumnProps) {
  const { key, value, above = 0, behind, behindUntil } = bar
  const tall = (amount: number) => (Math.max(amount, 0) / most) * HEIGHT
  const inset = behind === undefined ? 0 : INSET
  const place = { x: x + GAP / 2 + inset, width: STEP - GAP - inset * 2 }
  return (
    <g onPointerMove={() => onChoose(key)} onPointerDown={() => onChoose(key)}>
      {/* The whole column answers the pointer, also where its bar is low. */}
      <rect x={x} width={STEP} height={HEIGHT} className={isChosen ? 'fill-sunk' : 'fill-transparent'} />
      {behind !== undefined && <Behind x={x} height={tall(behind)} isLater={behindUntil !== undefined} />}
      {behindUntil !== undefined && <Behind x={x} height={tall(behindUntil)} />}
      <rect {...place} y={HEIGHT - tall(value)} height={tall(value)} className="fill-saffron" />
      {above > 0 && (
        <rect {...place} y={HEIGHT - tall(value) - tall(above)} height={tall(above)} className="fill-coriander" />
      )}
    </g>
  )
}

function Behind({ x, height, isLater = false }: { x: number; height: number; isLater?: boolean }) {
  return (
    <rect
      x={x + GAP / 2}
      y={HEIGHT - height}
      width={STEP - GAP}
      height={height}
      className={isLater ? 'fill-line-strong/25' : 'fill-line-strong/60'}
    />
  )
}

const PART_COLOURS = ['bg-saffron', 'bg-coriander', 'bg-line-strong/60', 'bg-line-strong/25']

/** The bar, what is on top of it, what is behind it, and what of that came later. */
function Legend({ parts }: { parts: readonly (string | undefined)[] }) {
  return (
    <p aria-hidden="true" className="mb-2 flex flex-wrap gap-x-4 text-sm text-soft">
      {parts.map(
        (part, index) =>
          part && (
            <span key={part} className="inline-flex items-center gap-1.5">
              <span className={`size-3 rounded-xs ${PART_COLOURS[index]}`} /> {part}
            </span>
          ),
      )}
    </p>
  )
}

/** So many that none touches the next on a phone. */
const MOST_LABELS = 7
function isLabelled(index: number, count: number): boolean {
  return index % Math.ceil(count / MOST_LABELS) === 0
}
