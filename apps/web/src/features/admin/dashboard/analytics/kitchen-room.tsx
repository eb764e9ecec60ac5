import { useQuery } from '@tanstack/react-query'
import { formatDollars } from '../../../../ui/money.ts'
import { type SalesAnalytics, salesQuery } from '../dashboard-query.ts'
import { count, orderCount } from '../dashboard-words.ts'
import { BarChart } from './bar-chart.tsx'
import { dollarsCell } from './dollars-cell.ts'
import { Facts } from './facts.tsx'
import { Picture } from './picture.tsx'
import type { PicturesProps } from './pictures-props.ts'
import { beforeWords, capitalized, countBefore } from './range-words.ts'
import { RankedPicture } from './ranked-picture.tsx'
import { Shown } from './shown.tsx'

/** How quickly it goes, and what goes wrong. */
export function KitchenRoom({ filters }: PicturesProps) {
  const sales = useQuery(salesQuery(filters))
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4 sm:gap-5 lg:col-span-2">
      <Shown query={sales} title="Preparation times" shape="bars" height="min-h-176 sm:min-h-152 lg:min-h-102">
        {(answer) => <PreparationPicture {...answer} />}
      </Shown>
      <Shown query={sales} title="Cancellations by reason" shape="rows" height="min-h-86 sm:min-h-78" isFurther>
        {(answer) => <CancellationsPicture {...answer} />}
      </Shown>
    </div>
  )
}

const STEP_MINUTES = 5

/** Orders in steps of five minutes: 1 to 5, 6 to 10, and so on; the last one takes what is longer. */
function inSteps(minutes: readonly number[]) {
  const counts = Map.groupBy(minutes.entries(), ([minute]) => Math.max(Math.ceil(minute / STEP_MINUTES), 1))
  const steps = [...counts].map(([step, entries]) => ({
    from: (step - 1) * STEP_MINUTES + 1,
    to: step * STEP_MINUTES,
    orders: entries.reduce((sum, [, orders]) => sum + orders, 0),
  }))
  const last = steps.findLastIndex(({ orders }) => orders > 0)
  return steps.slice(0, last + 1)
}

type Steps = ReturnType<typeof inSteps>

/** As many steps as the longer of the two has. */
function besideEachOther(steps: Steps, before: Steps | null) {
  const all = before && before.length > steps.length ? before : steps
  return all.map(({ from, to }, at) => ({
    from,
    to,
    orders: steps[at]?.orders ?? 0,
    ordersBefore: before ? (before[at]?.orders ?? 0) : undefined,
  }))
}

/** Steps that no order took, neither now nor before, say nothing at the beginning. */
function fromFirstUsed(steps: ReturnType<typeof besideEachOther>) {
  return steps.slice(steps.findIndex(({ orders, ordersBefore = 0 }) => orders + ordersBefore > 0))
}

/** What the two measures are called wherever they stand: here, in the table, and in its file. */
const TO_MAKE = 'to make'
const PROMISE = 'vs. promise'

function minutes(number: number | null): string {
  return number === null ? 'None yet' : `${number} min`
}

function PreparationPicture({ range, kitchen, before }: SalesAnalytics) {
  const { orders, onTimeShare, prepMinutes } = kitchen
  const steps = besideEachOther(inSteps(prepMinutes), before && inSteps(before.kitchen.prepMinutes))
  const figuresBefore = new Map<string, string>(before ? figuresOf(before.kitchen) : [])
  const inTime = onTimeShare === null ? '' : ` ${onTimeShare.toFixed(1)}% were ready by the promised time.`
  const said = `${orderCount(orders)}: ${tookWords(kitchen)}${inTime}`
  return (
    <Picture
      title="Preparation times"
      fileName={`preparation-${range}`}
      empty={orders === 0 ? 'No order became ready in this range.' : undefined}
      table={{
        header: before ? ['Minutes', 'Orders', 'Before'] : ['Minutes', 'Orders'],
        rows: [
          ...steps.map(({ from, to, orders: number, ordersBefore }) => [
            { words: `${from} to ${to}`, value: `${from} to ${to}` },
            numberCell(number),
            ...(ordersBefore === undefined ? [] : [numberCell(ordersBefore)]),
          ]),
          ...figuresOf(kitchen).map(([label, words]) => [
            { words: label, value: label },
            { words, value: words },
            ...(before ? [wordsCell(figuresBefore.get(label) ?? '–')] : []),
          ]),
        ],
      }}
    >
      <div className="grid grid-cols-1 gap-x-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_auto_1fr]">
        <div>
          <p className="mb-3 text-soft">
            <b className="block font-display text-3xl text-ink">
              {onTimeShare === null ? 'None yet' : `${onTimeShare.toFixed(1)}%`}
            </b>
            of {orderCount(orders)} were ready by the promised time
            {before && before.kitchen.onTimeShare !== null && (
              <Change now={onTimeShare} before={before.kitchen.onTimeShare} when={beforeWords(range, before)} />
            )}
          </p>
        </div>
        <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <p className="mb-1 font-semibold">Orders by minutes to make</p>
          <BarChart
            summary={said}
            parts={before ? { bar: 'Orders', tick: capitalized(beforeWords(range, before)) } : undefined}
            bars={fromFirstUsed(steps).map(({ from, to, orders: number, ordersBefore }) => ({
              key: String(from),
              // The joiner keeps a phone from breaking it after the dash.
              label: `${from}–\u2060${to}`,
              value: number,
              behind: ordersBefore,
              words: `${from} to ${to} minutes: ${orderCount(number)}${ordersBefore === undefined ? '' : `; before: ${count(ordersBefore)}`}`,
            }))}
          />
        </div>
        {/* A phone has its bars before them. */}
        <div className="max-lg:mt-4 lg:col-start-1">
          <Facts isInPairs facts={[...toMake(kitchen), ...againstPromise(kitchen)]} />
        </div>
        <div className="grid content-start gap-1 text-sm text-soft lg:col-start-1">
          <p>Made: from “Start Preparing” to “Mark as Ready”. The promise: the time that the guest was told first.</p>
          {before && before.kitchen.orders > 0 && (
            <p>
              {capitalized(beforeWords(range, before))}, {orderCount(before.kitchen.orders)}:{' '}
              {tookWords(before.kitchen)}
            </p>
          )}
        </div>
      </div>
    </Picture>
  )
}

/** How the order in the middle kept its promise. */
function typical(late: number | null): string {
  if (late === null) return 'None yet'
  if (late === 0) return 'On time'
  return late > 0 ? `${late} min late` : `${-late} min early`
}

type Kitchen = SalesAnalytics['kitchen']
type Fact = readonly [label: string, words: string]

function toMake({ prepP50, prepP90 }: Kitchen): readonly Fact[] {
  return [
    [`Typical ${TO_MAKE}`, minutes(prepP50)],
    [`Slowest 10% ${TO_MAKE}`, prepP90 === null ? 'None yet' : `Over ${prepP90} min`],
  ]
}

function againstPromise({ lateP50, lateP90 }: Kitchen): readonly Fact[] {
  return [
    [`Typical ${PROMISE}`, typical(lateP50)],
    [`Slowest 10% ${PROMISE}`, latest(lateP90)],
  ]
}

/** How the latest tenth kept it, by the first of them. */
function latest(late: number | null): string {
  if (late === null) return 'None yet'
  if (late > 0) return `Over ${late} min late`
  return late === 0 ? 'On time at best' : `${-late} min early at best`
}

/** The same in a sentence. */
function tookWords({ prepP50, prepP90 }: Kitchen): string {
  if (prepP50 === null || prepP90 === null) return 'none made yet.'
  return `a typical order took ${prepP50} min to make, the slowest 10% over ${prepP90} min.`
}

const COLOURS = { up: 'text-coriander', down: 'text-chilli' } as const

/** A share against the one before, quietly where it is nearly the same, with the change that the figures of the overview have. */
function Change({ now, before, when }: { now: number | null; before: number; when: string }) {
  const points = now === null ? 0 : Number(now.toFixed(1)) - Number(before.toFixed(1))
  const direction = points > 0 ? 'up' : points < 0 ? 'down' : undefined
  if (now !== null && !direction) return <span className="block">The same as {when}</span>
  return (
    <span className="block">
      {direction && (
        <span className={`whitespace-nowrap font-semibold ${Math.abs(points) < 1 ? '' : COLOURS[direction]}`}>
          {direction === 'up' ? '+' : '−'}
          {Math.abs(points).toFixed(1)} points
        </span>
      )}{' '}
      <span>
        from {before.toFixed(1)}% {when}
      </span>
    </span>
  )
}

const numberCell = (number: number) => ({ words: count(number), value: number })
const wordsCell = (words: string) => ({ words, value: words })

function figuresOf(kitchen: Kitchen): readonly Fact[] {
  if (kitchen.onTimeShare === null) return []
  return [
    ['Ready by the promised time', `${kitchen.onTimeShare.toFixed(1)}%`],
    ...toMake(kitchen),
    ...againstPromise(kitchen),
  ]
}

function CancellationsPicture({ range, cancellations: { orders, share, reasons }, before }: SalesAnalytics) {
  const ordersBefore = new Map(before?.cancellations.reasons.map((one) => [one.reason, one.orders]))
  return (
    <RankedPicture
      title="Cancellations by reason"
      fileName={`cancellations-${range}`}
      empty="No order was cancelled in this range."
      header={['Reason', 'Orders', 'Their total']}
      things="reasons"
      rows={reasons.map(({ reason, orders: number, amount }) => ({
        name: reason,
        size: number,
        words: [orderCount(number), formatDollars(amount)],
        cells: [{ words: count(number), value: number }, dollarsCell(amount)],
        before: countBefore(ordersBefore.get(reason)),
      }))}
      range={range}
      before={before ? beforeWords(range, before) : undefined}
      note={
        orders > 0
          ? `${orderCount(orders)} cancelled, ${share.toFixed(1)}% of all${before ? ` (${before.cancellations.share.toFixed(1)}% ${beforeWords(range, before)})` : ''}.`
          : undefined
      }
    />
  )
}
