import { longDate, shortDate } from '@sizzle/domain/hours/date-words.ts'
import { isClosedDay } from '@sizzle/domain/reservations/booking.ts'
import { freeSlots, slotsOn } from '@sizzle/domain/reservations/slots.ts'
import { guestsText } from '@sizzle/domain/reservations/words.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sentenceOf } from '../../../kit/page-calls.ts'
import type { TableLocation } from '../../../kit/page-content.ts'
import { button } from '../../../ui/button.ts'
import { CallLink } from '../../../ui/call-link.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Loading } from '../../../ui/loading.tsx'
import type { FreeSlot, FreeSlots } from './reservation-calls.ts'
import { PartsOfTheDay, Shapes } from './times-of-day.tsx'
import type { useSlots } from './use-slots.ts'
import { bookableDates, hasTimes, NOBODY, type Wish } from './wish.ts'

/** Beside the card a short evening is as tall as a whole one: the page keeps its length from day to day. */
const FULL_DAY = 'lg:min-h-[170px]'
const CHANGE = '-my-2 min-h-11 font-semibold underline underline-offset-4'

type ChooseTimeProps = {
  wish: Wish
  location: TableLocation
  now: Date
  slots: Pick<ReturnType<typeof useSlots>, 'data' | 'error' | 'refetch'>
  /** The day to look at instead, when this one has no table. */
  next: string | undefined
  chosen: FreeSlot | undefined
  onChoose: (slot: FreeSlot) => void
  onDay: (date: string) => void
}

/** Where the form follows below, a chosen time folds away: the way to the form is short, and its head says the time. */
export function ChooseTime({ wish, location, now, slots, next, chosen, onChoose, onDay }: ChooseTimeProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<FreeSlot>()
  const isFolded = chosen !== undefined && opened !== chosen
  const open = () => {
    flushSync(() => setOpened(chosen))
    list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
  }
  const expected = freeSlots(slotsOn(location, wish.date), NOBODY, wish.partySize, now, {
    noticeMinutes: location.noticeMinutes,
  })
  // What the hours alone rule out is said at once, in its place from the start.
  const isOver = !isClosedDay(location, wish.date) && !hasTimes(location, wish.date, wish.partySize, now)
  const isTonight = wish.date === bookableDates(location, now).first
  const found = slots.data ?? (isOver && !slots.error ? NO_SLOTS : undefined)
  return (
    <section aria-labelledby="times" className={isFolded ? 'max-lg:-mb-4' : ''}>
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-x-3">
        <h2 ref={title} id="times" tabIndex={-1} className="scroll-mt-24 text-xl font-semibold outline-none">
          Which time
        </h2>
        {!found && !slots.error && (
          <p aria-hidden="true" className="till-slow mr-auto text-soft">
            Looking<span className="max-[22.4375rem]:hidden"> for free tables</span>…
          </p>
        )}
        {found && isTonight && !isFolded && (
          <Sooner slot={found.slots[0]} phone={location.phone} className="mr-auto max-sm:hidden" />
        )}
        {isFolded && (
          <p className="lg:hidden">
            <span className="font-semibold">{chosen.label}</span> ·{' '}
            <button type="button" className={CHANGE} onClick={open}>
              Change<span className="sr-only"> the time</span>
            </button>
          </p>
        )}
      </div>
      {found ? (
        <>
          {/* What is said of holidays above is not said again. */}
          {found.notice && found.slots.length > 0 && !location.datesAhead.includes(found.notice) && (
            <p className="mb-3 rounded-control bg-saffron-soft px-4 py-2.5 text-saffron-ink">{found.notice}</p>
          )}
          {found.slots.length > 0 ? (
            <div ref={list} className={isFolded ? 'max-lg:hidden' : ''}>
              <Times slots={found.slots} expected={expected} chosen={chosen} onChoose={onChoose} />
              {/* As tall as what stands here while the times are looked for. */}
              <div className="mt-3 min-h-7 text-sm sm:hidden">
                {isTonight && <Sooner slot={found.slots[0]} phone={location.phone} />}
              </div>
            </div>
          ) : (
            <NoTime
              {...found}
              wish={wish}
              location={location}
              now={now}
              next={next}
              onDay={(date) => {
                onDay(date)
                // The button leaves the page; what it led to begins here.
                title.current?.focus()
              }}
            />
          )}
        </>
      ) : (
        <NotYet key={wish.date} slots={slots} expected={expected} phone={location.phone} />
      )}
      <p role="status" className="sr-only">
        {slots.data &&
          `${slots.data.slots.length} free ${slots.data.slots.length === 1 ? 'time' : 'times'} on ${longDate(wish.date)}`}
      </p>
    </section>
  )
}

type SoonerProps = { slot: FreeSlot | undefined; phone: string; className?: string }

/** What comes next tonight is too near to be booked here, which a call may still do. A phone has room for it below the times. */
function Sooner({ slot, phone, className = '' }: SoonerProps) {
  return (
    slot && (
      <p className={`text-sm text-soft ${className}`}>
        Sooner than {slot.label}? Call <CallLink phone={phone} />.
      </p>
    )
  )
}

const NO_SLOTS: Pick<FreeSlots, 'slots' | 'isClosed' | 'notice'> = { slots: [], isClosed: false, notice: null }

type Expected = { expected: readonly { time: string }[] }
type TimesProps = Pick<ChooseTimeProps, 'chosen' | 'onChoose'> & { slots: FreeSlot[] } & Expected

function Times({ slots, expected, chosen, onChoose }: TimesProps) {
  return (
    <div className={`grid *:[grid-area:1/1] ${FULL_DAY}`}>
      <div aria-hidden="true" className="invisible">
        <Shapes expected={expected} />
      </div>
      <div>
        <PartsOfTheDay slots={slots} chosen={chosen?.time} onChoose={onChoose} />
      </div>
    </div>
  )
}
function NotYet({ slots, expected, phone }: Pick<ChooseTimeProps, 'slots'> & Expected & { phone: string }) {
  if (slots.error) {
    return (
      <LoadProblem
        title="We can’t load the available times"
        sentence={sentenceOf(slots.error)}
        onRetry={slots.refetch}
        phone={phone}
        call="Or reserve by phone:"
      />
    )
  }
  // To the eye it is said where it moves nothing.
  return (
    <div className={`grid content-start ${FULL_DAY}`}>
      <div className="[&_p]:sr-only">
        <Loading words="Looking for free tables…">
          <Shapes expected={expected} />
        </Loading>
      </div>
      <div className="max-sm:mt-3 max-sm:min-h-7">
        <div className="slowly-opened sm:mt-4">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control bg-sunk p-4 max-sm:*:w-full max-sm:text-center">
            <p>
              <span aria-hidden="true">The times are taking longer than usual.</span>{' '}
              <span className="text-soft max-sm:hidden">
                Or call <CallLink phone={phone} />
              </span>
            </p>
            <button type="button" className={button('primary', 'sm:ml-auto')} onClick={slots.refetch}>
              Try Again
            </button>
            <p className="text-soft sm:hidden">
              Or call <CallLink phone={phone} />
            </p>
          </div>
        </div>
      </div>
    </div>
  )
}

type NoTimeProps = Pick<ChooseTimeProps, 'wish' | 'location' | 'now' | 'next' | 'onDay'> &
  Pick<FreeSlots, 'isClosed' | 'notice'>

/** Why there is none, and the day to look at instead. */
function NoTime({ wish, location, now, isClosed, notice, next, onDay }: NoTimeProps) {
  const today = bookableDates(location, now).first
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-control bg-sunk p-4">
      <p className="text-balance">
        {isClosed
          ? `${notice ?? `We are closed on ${shortDate(wish.date, today)}`}. Please choose another day.`
          : `No table for ${guestsText(wish.partySize)} is left on ${shortDate(wish.date, today)}.`}
      </p>
      {next && (
        <button type="button" className={button('primary', 'max-sm:w-full')} onClick={() => onDay(next)}>
          See {shortDate(next, today)}
        </button>
      )}
    </div>
  )
}
