import { type ReactNode, useEffect, useRef, useState } from 'react'
import { BarPlace } from '../../../kit/foot-bars.tsx'
import type { OwnLocation } from '../../../kit/locations.ts'
import { isOnline } from '../../../kit/offline/line.ts'
import { pressByKey } from '../../../kit/one-press.ts'
import { hasFailed } from '../../../kit/server/has-failed.ts'
import { problemOf } from '../../../kit/server/problem-of.ts'
import { useStacks } from '../../../kit/use-stacks.ts'
import { button } from '../../../ui/button.ts'
import { clockOf } from '../../../ui/clock.ts'
import { heldIf } from '../../../ui/held.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { KitchenFailed } from '../../shared/kitchen-failed/kitchen-failed.tsx'
import type { Station } from '../../shared/tickets/tickets-query.ts'
import { useTickets } from '../../shared/tickets/use-tickets.ts'
import { POSITIONS } from './bump-bar/bump-keys.ts'
import { useBumpPresses } from './bump-bar/use-bump-presses.ts'
import { usePlaceKeys } from './bump-bar/use-place-keys.ts'
import { MoreBelow } from './more-below.tsx'
import { openTickets, recallable } from './open-tickets.ts'
import { ROOM, useRoom } from './room.ts'
import { digitsOf, loadInWords } from './station-words.ts'
import { TicketCard } from './ticket-card.tsx'
import { type PressTold, useMissed, usePress } from './use-press.ts'
import { useRecalledFocus } from './use-recalled-focus.ts'

/** Three stand side by side on a tablet, and four on a small laptop. */
const COLUMNS =
  'grid grid-cols-[repeat(auto-fill,minmax(min(18.5rem,100%),1fr))] items-start gap-x-3 @min-[71.25rem]/tickets:grid-cols-[repeat(auto-fill,minmax(17.25rem,1fr))]'
/** By haste, from left to right. Each ends below its own dishes, with its button right there, and the next one stands close below it. */
const TICKETS = 'auto-rows-[1px]'
const GAP_PX = 12

const LOOK_AT_CLOCK_MS = 15_000
const MOST_RECALLS = 6

type StationViewProps = {
  location: OwnLocation
  station: Station
  /** Given how much there is to do. */
  bar: (load: string) => ReactNode
}

/** What one station has to do. */
export function StationView({ location, station, bar }: StationViewProps) {
  // The pass looks at what every station does.
  const query = useTickets(location.id, station.kind === 'expo' ? undefined : station.id)
  const missed = useMissed()
  const tickets = useRef<HTMLElement>(null)
  const stacks = useStacks<HTMLDivElement>(true, GAP_PX)
  const now = useClock()
  const orders = query.data?.orders ?? []
  const open = openTickets(orders, station)
  const told: PressTold = {
    onDone: missed.clear,
    // It may have met something newer than what is shown.
    onMissed: (press) => {
      missed.add(press)
      if (isOnline()) void query.refetch()
    },
  }
  const ticketIds = open.map(({ ticket }) => ticket.id)
  const ticketAt = usePlaceKeys(ticketIds)
  const expectBack = useRecalledFocus(stacks, ticketIds)
  useBumpPresses((position) => {
    const picked = ticketAt(position)
    const act = picked === null ? null : document.querySelector<HTMLElement>(`[data-act="bump ${picked}"]`)
    if (act) pressByKey(act, false)
  })
  return (
    <div className="flex h-full flex-col gap-2.5 p-3">
      {bar(loadInWords(open, station, now))}
      {missed.last && (
        <p role="alert" className="rounded-control bg-chilli px-3 py-2 text-lg font-semibold text-paper">
          {missed.last.sentence}
        </p>
      )}
      {/* It has the focus of a ticket that was the last one. */}
      <section
        ref={tickets}
        tabIndex={-1}
        aria-label="Tickets"
        className="@container/tickets relative fade-bottom -mb-2.5 min-h-0 grow overflow-y-auto -outline-offset-3"
      >
        {query.isPending && !hasFailed(query) && <TicketsToCome />}
        {hasFailed(query) && <KitchenFailed what="Tickets" error={query.error} onRetry={() => void query.refetch()} />}
        {query.error && query.data && (
          <LoadProblem
            isPart
            title="Failed to load the tickets"
            {...problemOf(query.error)}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.data && open.length === 0 && (
          <div className="grid justify-items-center gap-3 px-4 py-24 text-center">
            <Icon name="check" className="size-14 text-coriander" />
            <p className="text-2xl">Nothing to do at {station.name}.</p>
            <p className="text-lg text-soft">New tickets appear here automatically.</p>
          </div>
        )}
        {/* The last button ends above the fade. */}
        <div ref={stacks} className={`${COLUMNS} ${TICKETS} ${ROOM[useRoom(open.length)]} pb-2`}>
          {open.map((shown, index) => (
            <div key={shown.ticket.id}>
              <TicketCard
                shown={shown}
                station={station}
                pick={station.kind === 'prep' ? POSITIONS[index] : undefined}
                isNext={index === 0}
                now={now}
                timeZone={location.timeZone}
                due={clockOf(location).time(shown.order.promisedAt)}
                missed={missed.of(shown.ticket.id)?.short}
                told={told}
              />
            </div>
          ))}
        </div>
      </section>
      <div className="hidden shrink-0 flex-wrap items-center gap-2 has-[>:not(:empty)]:flex">
        <Recalls
          numbers={recallable(orders, station, now)
            .slice(0, MOST_RECALLS)
            .map(({ order, ticket }) => ({ id: ticket.id, number: order.shortNumber }))}
          onPress={expectBack}
          told={{
            onDone: () => {
              told.onDone()
              void query.refetch()
            },
            onMissed: (press) => {
              expectBack(undefined)
              told.onMissed(press)
            },
          }}
        />
        {/* Below the tickets: none of them moves when an order comes. */}
        <BarPlace className="shrink-0 max-sm:order-last" />
        <MoreBelow scroller={tickets} count={open.length} />
      </div>
    </div>
  )
}

export function TicketsToCome() {
  return (
    // In columns as wide as those of a few, and as high as one of two dishes.
    <div aria-busy="true" className="@container/tickets">
      <p className="sr-only">Loading the tickets…</p>
      <div className={`${COLUMNS} ${ROOM.much} gap-y-3`}>
        {Array.from('abcdefghi', (key) => (
          <div key={key} aria-hidden="true" className="flex h-41 flex-col rounded-card border-2 border-line bg-raised">
            <div className="flex items-center justify-between gap-4 border-b border-line px-3 py-2">
              <Skeleton className="h-7 w-20" />
              <Skeleton className="h-6 w-24" />
            </div>
            <div className="p-3 pb-0">
              <Skeleton className="h-6 w-4/5" />
            </div>
            <Skeleton className="m-3 mt-auto h-12" />
          </div>
        ))}
      </div>
    </div>
  )
}

type Recalled = { readonly id: string; readonly number: string }

type RecallTold = { onPress: (ticketId: string) => void; told: PressTold }

function Recalls({ numbers, ...told }: RecallTold & { numbers: readonly Recalled[] }) {
  if (numbers.length === 0) return null
  return (
    // As many as fit in one row: those that left last, each in full. On a phone two do, and keys reach no other.
    <fieldset
      aria-label="Bring a ticket back"
      className="flex h-11 min-w-[min(8.5rem,100%)] grow basis-0 flex-wrap items-center gap-2 overflow-clip [overflow-clip-margin:6px] max-sm:[&>:nth-child(n+4)]:hidden"
    >
      <span aria-hidden="true" className="flex h-11 items-center font-semibold">
        Recall
      </span>
      {numbers.map((one) => (
        <Recall key={one.id} {...one} {...told} />
      ))}
    </fieldset>
  )
}

function Recall({ id, number, onPress, told }: Recalled & RecallTold) {
  const recall = usePress('/recallTicket', { ticketId: id, what: number, asked: 'recalled' }, told)
  return (
    <button
      type="button"
      data-act={`recall ${id}`}
      aria-label={`Recall ${number}`}
      className={button('quiet', 'px-3.5! tabular-nums')}
      onClick={() => {
        onPress(id)
        recall.send({ ticketId: id })
      }}
      {...heldIf(recall.isPending)}
    >
      {digitsOf(number)}
    </button>
  )
}

/** Ages are read from two metres: a quarter of a minute is soon enough. */
function useClock(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), LOOK_AT_CLOCK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
