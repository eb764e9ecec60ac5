import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { problemOf } from '../../../kit/server/problem-of.ts'
import { useKeptFocus } from '../../../kit/use-kept-focus.ts'
import type { To } from '../../../router/path.ts'
import { button } from '../../../ui/button.ts'
import { clockOf } from '../../../ui/clock.ts'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { Link } from '../../../ui/link.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { Badge } from '../../../ui/office/badge.tsx'
import { CashMoves, RecordCash } from './cash-moves.tsx'
import { CLOSE_TITLE, CloseForm } from './close-form.tsx'
import { type DayToClose, type DrawerCount, dayQuery, reportQuery } from './closing-query.ts'
import { longDay } from './closing-words.ts'
import { CountPad } from './count-pad.tsx'
import { DrawerResult } from './drawer-result.tsx'
import { OpenOrders } from './open-orders.tsx'
import { ReportSummary } from './report-summary.tsx'
import { StepHead } from './step-head.tsx'
import { DayToCome } from './to-come.tsx'
import { UnreportedDays } from './unreported-days.tsx'

/** A day is counted, then closed. */
export type Step = 'count' | 'close'

type OpenDayProps = {
  place: string
  /** Before the first report: the day that was chosen to begin with. */
  from: string | undefined
  addressOf: (n: string) => To
  /** At which of the two steps somebody stands; none while there is no such day. */
  onStep: (step: Step | undefined) => void
  onBegin: (date: string) => void
  onClosed: (n: number) => void
}

/** The day that is closed next, in its two steps: count, then close. */
export function OpenDay({ place, from, addressOf, onStep, onBegin, onClosed }: OpenDayProps) {
  const day = useQuery(dayQuery(place, from))
  if (day.isPending) return <DayToCome />
  if (!day.data)
    return (
      <LoadProblem isRoom title="Failed to load the day" {...problemOf(day.error)} onRetry={() => void day.refetch()} />
    )
  if (day.data.closed) return <ClosedDay day={day.data} closed={day.data.closed} addressOf={addressOf} />
  return <Day key={day.data.date} day={day.data} onStep={onStep} onBegin={onBegin} onClosed={onClosed} />
}

type DayProps = Pick<OpenDayProps, 'onStep' | 'onBegin' | 'onClosed'> & { day: DayToClose }

function Day({ day, onStep, onBegin, onClosed }: DayProps) {
  const [isCounting, setCounting] = useState(day.lastCount === null)
  // What was counted here is shown until the day knows of it; then whatever was counted last, also by somebody else.
  const [fresh, setFresh] = useState<{ count: DrawerCount; before: string | undefined }>()
  const [known] = useState(day.lastCount?.id)
  const kept = day.lastCount && { ...day.lastCount, countId: day.lastCount.id }
  const isNew = fresh !== undefined && fresh.before === kept?.countId
  const count = isNew ? fresh.count : kept
  const own = fresh?.count.countId ?? known
  const isByOther = !isNew && own !== undefined && kept !== null && kept.countId !== own
  const isAtCount = isCounting || !count
  useEffect(() => {
    onStep(isAtCount ? 'count' : 'close')
    return () => onStep(undefined)
  }, [isAtCount, onStep])
  // From one step to the other: to the first count, or to the form as a whole, which asks for what is seldom needed first.
  const form = useKeptFocus<HTMLFormElement>(isCounting)
  return (
    <section aria-labelledby="open-day" className={CARD}>
      <DayHead title={longDay(day.date)} line={<DayLine day={day} />} />
      <UnreportedDays day={day} onBegin={onBegin} />
      <div className="grid gap-3 empty:hidden xl:auto-cols-fr xl:grid-flow-col xl:items-start">
        {/* Once the drawer is counted they stand where it is decided what happens to them. */}
        {isAtCount && <OpenOrders day={day} />}
        <CashMoves day={day} />
      </div>
      {isAtCount ? (
        <CountPad
          day={day}
          formRef={form}
          pieces={day.lastCount?.pieces ?? []}
          onCounted={(done) => {
            setFresh({ count: done, before: day.lastCount?.id })
            setCounting(false)
          }}
        />
      ) : (
        <>
          {/* What came of the count stands first on a phone, and what else can be done below it. */}
          <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-y-3">
            <StepHead
              step={2}
              id={CLOSE_TITLE}
              title="Check and close"
              line={isNew ? 'The drawer is counted' : `Counted by ${countedBy(day)}`}
            />
            <div className="sm:col-span-2 sm:row-start-2">
              <FormProblem
                className={isByOther ? 'mb-2 sm:mb-3' : ''}
                sentence={
                  isByOther
                    ? `The drawer was counted again by ${countedBy(day)}: ${formatDollars(count.counted)}. Please check that count.`
                    : undefined
                }
              />
              <DrawerResult day={day} count={count} />
            </div>
            <div className="flex gap-x-3 max-sm:gap-x-2 max-sm:*:grow sm:col-start-2 sm:row-start-1">
              <button type="button" className={ASIDE} onClick={() => setCounting(true)}>
                Count again
              </button>
              <RecordCash place={day.locationId} className={ASIDE} />
            </div>
          </div>
          <CloseForm key={count.countId} day={day} formRef={form} count={count} onClosed={onClosed} />
        </>
      )}
    </section>
  )
}

/** 'Mia Manager, 10:41 p.m.', and with its date where an older day is closed. */
function countedBy({ lastCount, timeZone, isToday }: DayToClose): string {
  if (!lastCount) return ''
  const clock = clockOf({ timeZone })
  const at = isToday ? clock.time(lastCount.countedAt) : clock.moment(lastCount.countedAt)
  return `${lastCount.countedBy}, ${at}`
}

const ASIDE = button('quiet', 'px-4!')

const CARD = 'grid gap-2 rounded-card border border-line bg-raised p-4 sm:gap-3 sm:p-5'

type DayHeadProps = { title: string; mark?: ReactNode; line: ReactNode }

function DayHead({ title, mark, line }: DayHeadProps) {
  return (
    <header className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
      <h2 id="open-day" className="text-lg sm:text-xl">
        {title}
      </h2>
      {mark}
      <p className="text-pretty text-soft">{line}</p>
    </header>
  )
}

type ClosedDayProps = {
  day: DayToClose
  closed: NonNullable<DayToClose['closed']>
  addressOf: OpenDayProps['addressOf']
}

/** Nothing is left to do today: what came of it, and the way to all of it. */
function ClosedDay({ day, closed, addressOf }: ClosedDayProps) {
  const n = String(closed.n)
  const { data } = useQuery(reportQuery(day.locationId, n))
  const time = clockOf({ timeZone: day.timeZone }).time(closed.at)
  return (
    <section aria-labelledby="open-day" className={CARD}>
      <DayHead
        title="Today is closed"
        mark={<Badge tone="good">Report {n}</Badge>}
        line={`Closed at ${time} by ${closed.by}. What comes in now is in the next report.`}
      />
      <ReportSummary report={data?.report} />
      <OpenOrders day={day} />
      <CashMoves day={day} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="mr-auto text-soft">The next day can be closed once it has begun.</p>
        <RecordCash place={day.locationId} />
        <Link to={addressOf(n)} className={button('primary')}>
          Open report {n}
        </Link>
      </div>
    </section>
  )
}

/** While guests still order, that is told with it. */
function DayLine({ day: { orders, isToday, openHours } }: { day: DayToClose }) {
  const placed = `${orders} ${orders === 1 ? 'order' : 'orders'}`
  const isOpen = isToday && openHours !== null
  return (
    <>
      {!isToday && 'This day is not closed yet. '}
      {placed}
      {isOpen && (
        <>
          {' so far, '}
          <b className="font-semibold text-saffron-ink">{lowerFirst(openHours)}</b>
        </>
      )}
    </>
  )
}

function lowerFirst(words: string): string {
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`
}
