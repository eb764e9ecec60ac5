import { type KeyboardEvent, useId, useState } from 'react'
import { count } from '../dashboard-words.ts'

export type Bar = {
  readonly key: string
  readonly label: string
  readonly value: number
  /** Beneath it, on the line that all bars stand on, where small figures are compared and no tick crosses them. */
  readonly beneath?: number
  /** What there was before, as a tick across it; where it goes on, the tick is what there was until this time, and all of it a pale bar in the place of one that is still to come. */
  readonly behind?: number | undefined
  readonly behindUntil?: number | undefined
  /** Its day, week or month has not begun: that nothing stands there means nothing, and what does is not all. */
  readonly isAhead?: boolean
  readonly words: string
}

/** What the kinds of marks are, in words. */
export type ChartParts = {
  readonly bar: string
  readonly beneath?: string
  readonly tick?: string | undefined
  readonly later?: string
  /** Over what was there before, in the place of what is to come. */
  readonly pale?: string
  /** What is known by now of what is to come. */
  readonly ahead?: string | undefined
}

type BarChartProps = {
  /** Says in a sentence what the picture shows. */
  summary: string
  bars: readonly Bar[]
  /** Left out where there is one kind alone. */
  parts?: ChartParts | undefined
  /** A figure of the scale in words. */
  scaleWords?: (value: number) => string
  /** The figure of a bar, which has no more room than the bar is wide. */
  barWords?: (value: number) => string
  /** What stands beneath a bar, in words below its figure. */
  beneathWords?: (value: number) => string
}

const HEIGHT = 100
const STEP = 10
const GAP = 2
/** How thick a tick is. */
const TICK = 1.2

/** Bars of one size. Who cannot see them has the sentence, one bar after the other by the arrow keys, and the table below. */
export function BarChart(props: BarChartProps) {
  const { summary, bars, parts, scaleWords = count, barWords = scaleWords, beneathWords } = props
  const [chosen, setChosen] = useState<string>()
  const helpId = useId()
  const at = bars.findIndex(({ key }) => key === chosen)
  const hasValues = bars.length <= MOST_LABELS
  const highest = Math.max(
    ...bars.map((bar) => Math.max(sumOf(bar), tickOf(bar), isToCome(bar) ? (bar.behind ?? 0) : 0)),
    1,
  )
  const most = roundedUp(highest * HEADROOM)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepTo(event.key, at, bars.length)
    if (next === undefined) return
    event.preventDefault()
    setChosen(bars[next]?.key)
  }
  return (
    <div className="mb-3 last:mb-0">
      {parts && <Legend parts={parts} />}
      <div className="relative border-b border-dashed border-line text-sm">
        <p aria-hidden="true" className="text-soft tabular-nums">
          {scaleWords(most)}
        </p>
        {/* On the line of the scale, and over the legend where it takes two lines: nothing moves. */}
        <output className="absolute right-0 bottom-0 max-w-[calc(100%-4rem)] bg-raised pl-2 text-right">
          {bars[at]?.words}
        </output>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of bars is no fieldset */}
      <div
        className="relative"
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
        <Ahead bars={bars} most={most} pale={parts?.pale} />
      </div>
      {hasValues && <Values bars={bars} barWords={barWords} beneathWords={beneathWords} />}
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
      <span id={helpId} className="sr-only">
        The arrow keys go from bar to bar.
      </span>
    </div>
  )
}

/** No bar reaches the line of the scale. */
const HEADROOM = 1.03
const ROUND = [1, 1.2, 1.4, 1.6, 1.8, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10]

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
  const { key, value, beneath = 0, behind = 0 } = bar
  const tall = (amount: number) => (Math.max(amount, 0) / most) * HEIGHT
  const place = { x: x + GAP / 2, width: STEP - GAP }
  const tick = tickOf(bar)
  return (
    <g onPointerMove={() => onChoose(key)} onPointerDown={() => onChoose(key)}>
      {/* The whole column answers the pointer, also where its bar is low. */}
      <rect x={x} width={STEP} height={HEIGHT} className={isChosen ? 'fill-sunk' : 'fill-transparent'} />
      {isToCome(bar) && <rect {...place} y={HEIGHT - tall(behind)} height={tall(behind)} className={LATER} />}
      <rect
        {...place}
        y={HEIGHT - tall(value) - tall(beneath)}
        height={tall(value)}
        className={bar.isAhead ? (value > 0 ? AHEAD : 'fill-transparent') : 'fill-saffron'}
      />
      {beneath > 0 && <rect {...place} y={HEIGHT - tall(beneath)} height={tall(beneath)} className="fill-coriander" />}
      {tick > 0 && <Tick x={x} y={HEIGHT - tall(tick)} />}
    </g>
  )
}

function sumOf({ value, beneath = 0 }: Bar): number {
  return value + beneath
}

/** Nothing came in yet where the stretch before had something later. */
function isToCome(bar: Bar): boolean {
  return bar.behindUntil !== undefined && sumOf(bar) <= 0
}

function tickOf({ behind = 0, behindUntil = behind }: Bar): number {
  return behindUntil
}

/** Too pale a ground to be seen without an edge. */
const LATER =
  'fill-line-strong/30 stroke-line-strong [vector-effect:non-scaling-stroke] forced-colors:fill-transparent forced-colors:stroke-[CanvasText]'

/** Known by now of what is to come. */
const AHEAD =
  'fill-saffron/25 stroke-saffron [vector-effect:non-scaling-stroke] forced-colors:fill-transparent forced-colors:stroke-[CanvasText]'

/** Wider than the bar and with an edge: seen on it as well as beside it. */
function Tick({ x, y }: { x: number; y: number }) {
  const top = Math.max(y - TICK, 0)
  return (
    <>
      <rect
        x={x + 0.4}
        width={STEP - 0.8}
        y={top - TICK / 2}
        height={TICK * 2}
        className="fill-raised forced-colors:fill-[Canvas]"
      />
      <rect x={x + 0.4} width={STEP - 0.8} y={top} height={TICK} className="fill-ink forced-colors:fill-[CanvasText]" />
    </>
  )
}

type ValuesProps = {
  bars: readonly Bar[]
  barWords: (value: number) => string
  beneathWords: BarChartProps['beneathWords']
}

/**
 * The figure of each bar below it: above or inside of one it would read as the figure of a tick that is near, or of one kind of two.
 * A tick says nothing in figures.
 */
function Values({ bars, barWords, beneathWords }: ValuesProps) {
  return (
    <div aria-hidden="true" className="-mb-1 mt-1 flex min-h-5">
      {bars.map((bar) => (
        <span key={bar.key} className="price min-w-0 grow basis-0 text-center text-xs leading-5 sm:text-sm">
          {sumOf(bar) > 0 && barWords(sumOf(bar))}
          {isToCome(bar) && bar.isAhead && (bar.behind ?? 0) > 0 && (
            <span className="font-normal text-soft">{barWords(bar.behind ?? 0)}</span>
          )}
          {beneathWords && (bar.beneath ?? 0) > 0 && (
            <span className="block leading-4 font-normal text-coriander">{beneathWords(bar.beneath ?? 0)}</span>
          )}
        </span>
      ))}
    </div>
  )
}

/** The days to come are the last of a range: said once over all of them, above what may stand there from before. */
function Ahead({ bars, most, pale: before }: { bars: readonly Bar[]; most: number; pale: string | undefined }) {
  const ahead = bars.filter(({ isAhead }) => isAhead)
  // Too narrow for its words where it is a few days of a month.
  if (ahead.length * MOST_LABELS < bars.length) return null
  const pale = Math.max(0, ...ahead.map((bar) => Math.max(bar.value, isToCome(bar) ? (bar.behind ?? 0) : 0)))
  return (
    <p
      aria-hidden="true"
      className="pointer-events-none absolute right-0 flex justify-center pb-1 text-center text-xs leading-tight text-soft sm:text-sm"
      style={{ bottom: `${(pale / most) * HEIGHT}%`, width: `${(ahead.length / bars.length) * 100}%` }}
    >
      {before !== undefined && ahead.some((bar) => isToCome(bar) && (bar.behind ?? 0) > 0) ? before : 'to come'}
    </p>
  )
}

const PART_LOOKS = {
  bar: 'telling-colour size-3 rounded-xs bg-saffron',
  beneath: 'telling-colour size-3 rounded-xs bg-coriander',
  tick: 'h-0.75 w-4 bg-ink forced-colors:bg-[CanvasText]',
  ahead: 'telling-colour size-3 rounded-xs border border-saffron bg-saffron/25',
  later: 'telling-colour size-3 rounded-xs border border-line-strong bg-line-strong/30',
} as const

function Legend({ parts }: { parts: ChartParts }) {
  const said = (['bar', 'beneath', 'ahead', 'tick', 'later'] as const).filter((part) => parts[part])
  return (
    <p aria-hidden="true" className="mb-2 flex flex-wrap gap-x-3.5 text-sm text-soft max-sm:text-[0.8125rem]">
      {said.map((part) => (
        <span key={part} className="inline-flex items-center gap-1.5">
          <span className={PART_LOOKS[part]} /> {parts[part]}
        </span>
      ))}
    </p>
  )
}

/** So many that none touches the next on a phone. */
const MOST_LABELS = 7
function isLabelled(index: number, count: number): boolean {
  return index % Math.ceil(count / MOST_LABELS) === 0
}
