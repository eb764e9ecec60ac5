import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { button } from '../../../ui/button.ts'
import { clockOf } from '../../../ui/clock.ts'
import { Fold } from '../../../ui/fold.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CashMoves } from './cash-moves.tsx'
import { CloseForm } from './close-form.tsx'
import { type DayToClose, type DrawerCount, dayQuery } from './closing-query.ts'
import { longDay } from './closing-words.ts'
import { CountPad } from './count-pad.tsx'

type OpenDayProps = { place: string; onClosed: (n: number) => void }

/** The day that is closed next, in its two steps: count, then close. */
export function OpenDay({ place, onClosed }: OpenDayProps) {
  const day = useQuery(dayQuery(place))
  if (day.isPending) return <Skeleton className="h-96 w-full" />
  if (!day.data)
    return (
      <LoadProblem title="Failed to load the day" sentence={sentenceOf(day.error)} onRetry={() => void day.refetch()} />
    )
  return <Day key={day.data.date} day={day.data} onClosed={onClosed} />
}

function Day({ day, onClosed }: { day: DayToClose; onClosed: (n: number) => void }) {
  const [isCounting, setCounting] = useState(day.lastCount === null)
  const [fresh, setFresh] = useState<DrawerCount>()
  const kept = day.lastCount && { ...day.lastCount, countId: day.lastCount.id }
  const count = fresh ?? kept
  return (
    <section aria-labelledby="open-day" className="grid gap-5 rounded-card border border-line bg-raised p-4 sm:p-5">
      <header>
        <h2 id="open-day" className="text-xl">
          {day.closed ? 'Today is closed' : longDay(day.date)}
        </h2>
        <p className="mt-1 text-soft">{dayLine(day)}</p>
      </header>
      <OpenOrders day={day} />
      <CashMoves day={day} />
      {day.closed ? (
        <p className="text-soft">The next day can be closed once it has begun.</p>
      ) : isCounting || !count ? (
        <CountPad
          day={day}
          pieces={day.lastCount?.pieces ?? []}
          onCounted={(done) => {
            setFresh(done)
            setCounting(false)
          }}
        />
      ) : (
        <>
          <CloseForm key={count.countId} day={day} count={count} onClosed={onClosed} />
          <button type="button" className={button('bare', 'justify-self-start')} onClick={() => setCounting(true)}>
            Count again
          </button>
        </>
      )}
    </section>
  )
}

function dayLine({ closed, timeZone, orders, float, isToday }: DayToClose): string {
  if (closed)
    return `Closed by ${closed.by} at ${clockOf({ timeZone }).time(closed.at)}, report ${closed.n}. What comes in now is in the next report.`
  const placed = `${orders} ${orders === 1 ? 'order' : 'orders'}`
  const before = isToday ? '' : 'This day is not closed yet. '
  return `${before}${placed} · ${formatDollars(float)} in the drawer at the start`
}

function OpenOrders({ day: { open } }: { day: DayToClose }) {
  if (open.count === 0) return null
  const orders = open.count === 1 ? '1 order is' : `${open.count} orders are`
  return (
    <Fold
      className="rounded-control bg-saffron-soft px-4 py-1 text-saffron-ink"
      title={`${orders} unfinished or unpaid: ${formatDollars(open.amount)} to collect`}
    >
      <ul aria-label="Open orders" className="grid gap-1 pb-3 pl-7">
        {open.orders.map(({ shortNumber, status, left }) => (
          <li key={shortNumber} className="flex justify-between gap-3">
            <span>
              {shortNumber}, {status}
            </span>
            <span className="price">{formatDollars(left)}</span>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
