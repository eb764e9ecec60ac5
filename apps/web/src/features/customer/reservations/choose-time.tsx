import { minutesOf } from '@sizzle/domain/hours/local-time.ts'
import { freeSlots, slotsOn } from '@sizzle/domain/reservations/slots.ts'
import { guestsText, longDate, shortDate } from '@sizzle/domain/reservations/words.ts'
import { useId, useState } from 'react'
import { sentenceOf } from '../../../kit/page-calls.ts'
import type { TableLocation } from '../../../kit/page-content.ts'
import { button } from '../../../ui/button.ts'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import '../../../ui/pill.css'
import type { FreeSlot } from './reservation-calls.ts'
import type { useSlots } from './use-slots.ts'
import { bookableDates, nextOpenDay, type Wish } from './wish.ts'

const PARTS = [
  { name: 'Morning', from: 0 },
  { name: 'Lunch', from: 11 * 60 },
  { name: 'Afternoon', from: 15 * 60 },
  { name: 'Evening', from: 17 * 60 },
] as const
type Part = (typeof PARTS)[number]['name']

function partOf(time: string): Part | undefined {
  return PARTS.findLast(({ from }) => minutesOf(time) >= from)?.name
}

function partsOf(slots: readonly { time: string }[]): Part[] {
  return PARTS.map(({ name }) => name).filter((name) => inPart(slots, name).length > 0)
}

function inPart<S extends { time: string }>(slots: readonly S[], part: Part | undefined): S[] {
  return slots.filter(({ time }) => partOf(time) === part)
}

/** On the columns of the days, where these stand in columns. */
const TIMES =
  'grid grid-cols-[repeat(auto-fill,minmax(6.4rem,1fr))] gap-2 md:grid-cols-[repeat(7,minmax(min-content,1fr))]'

/** Beside the card a short evening is as tall as a whole one: the page keeps its length from day to day. */
const FULL_DAY = 'lg:min-h-[170px]'

type ChooseTimeProps = {
  wish: Wish
  location: TableLocation
  now: Date
  slots: Pick<ReturnType<typeof useSlots>, 'data' | 'error' | 'refetch'>
  chosen: string | undefined
  onChoose: (slot: FreeSlot) => void
  onDay: (date: string) => void
}

export function ChooseTime({ wish, location, now, slots, chosen, onChoose, onDay }: ChooseTimeProps) {
  const expected = freeSlots(slotsOn(location, wish.date), NOBODY, wish.partySize, now)
  return (
    <section aria-labelledby="times">
      <h2 id="times" className="mb-2.5 text-xl font-semibold">
        Which time
      </h2>
      {slots.data ? (
        <>
          {/* What is said of holidays above is not said again. */}
          {slots.data.notice && slots.data.slots.length > 0 && !location.datesAhead.includes(slots.data.notice) && (
            <p className="mb-3 rounded-control bg-saffron-soft px-4 py-2.5 text-saffron-ink">{slots.data.notice}</p>
          )}
          <div className={`grid *:[grid-area:1/1] ${FULL_DAY}`}>
            <div aria-hidden="true" className="invisible">
              <Shapes expected={expected} />
            </div>
            <div>
              {slots.data.slots.length > 0 ? (
                <PartsOfTheDay
                  parts={partsOf(slots.data.slots)}
                  slots={slots.data.slots}
                  chosen={chosen}
                  onChoose={onChoose}
                />
              ) : (
                <NoTime {...slots.data} wish={wish} location={location} now={now} onDay={onDay} />
              )}
            </div>
          </div>
        </>
      ) : (
        <NotYet key={wish.date} slots={slots} expected={expected} />
      )}
      <p role="status" className="sr-only">
        {slots.data &&
          `${slots.data.slots.length} free ${slots.data.slots.length === 1 ? 'time' : 'times'} on ${longDate(wish.date)}`}
      </p>
    </section>
  )
}

const NOBODY: ReadonlyMap<string, number> = new Map()

type Expected = { expected: readonly { time: string }[] }

function NotYet({ slots, expected }: Pick<ChooseTimeProps, 'slots'> & Expected) {
  if (slots.error) {
    return <LoadProblem sentence={sentenceOf(slots.error)} onRetry={slots.refetch} />
  }
  // The words stand where the parts of the day will; where there is one part alone, in the space below its times.
  const look = partsOf(expected).length > 1 ? '' : '[&_p]:top-full [&_p]:mt-1 max-lg:[&_.slowly]:sr-only'
  return (
    <div className={`*:relative [&_p]:absolute ${look} ${FULL_DAY}`}>
      <Loading words="Looking for free tables…">
        <Shapes expected={expected} />
      </Loading>
    </div>
  )
}

/** As tall as the times that the hours promise: it holds their place, so that nothing moves when fewer arrive or another part is looked at. */
function Shapes({ expected }: Expected) {
  const parts = partsOf(expected)
  return (
    <>
      {parts.length > 1 && <div className="mb-3 h-[46px] sm:h-[54px]" />}
      <div className={TIMES}>
        {inPart(expected, parts.at(-1)).map(({ time }) => (
          <Skeleton key={time} className="h-12" />
        ))}
      </div>
    </>
  )
}

type NoTimeProps = Pick<ChooseTimeProps, 'wish' | 'location' | 'now' | 'onDay'> & {
  isClosed: boolean
  notice: string | null
}

/** Why there is none, and the day to look at instead. */
function NoTime({ wish, location, now, isClosed, notice, onDay }: NoTimeProps) {
  const next = nextOpenDay(location, now, wish.date)
  const today = bookableDates(location, now).first
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-control bg-sunk p-4">
      <p className="text-balance">
        {isClosed
          ? `${notice ?? `We are closed on ${shortDate(wish.date, today)}`}. Please choose another day.`
          : `No table for ${guestsText(wish.partySize)} is left on ${shortDate(wish.date, today)}.`}
      </p>
      {next && (
        <button type="button" className={button('quiet')} onClick={() => onDay(next)}>
          See {shortDate(next, today)}
        </button>
      )}
    </div>
  )
}

type PartsOfTheDayProps = Pick<ChooseTimeProps, 'chosen' | 'onChoose'> & { slots: FreeSlot[]; parts: readonly Part[] }

/** One part of the day at a time: its times fit on the first screen. Most guests come in the evening. */
function PartsOfTheDay({ parts, slots, chosen, onChoose }: PartsOfTheDayProps) {
  const name = useId()
  // Where one looks counts until a time is taken: that may lie elsewhere, when it was offered instead of one that filled up.
  const [picked, setPicked] = useState<{ part: Part; at: string | undefined }>()
  const wished = picked && picked.at === chosen ? picked.part : chosen ? partOf(chosen) : undefined
  const part = parts.find((one) => one === wished) ?? parts.at(-1)
  return (
    <>
      {parts.length > 1 && (
        <fieldset className="pills mb-3">
          <legend className="sr-only">Part of the day</legend>
          {parts.map((one) => (
            <label key={one} className="pill">
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={one === part}
                onChange={() => setPicked({ part: one, at: chosen })}
              />
              {one}
            </label>
          ))}
        </fieldset>
      )}
      <div className={TIMES}>
        {inPart(slots, part).map((slot) => (
          <button
            key={slot.time}
            type="button"
            aria-pressed={slot.time === chosen}
            className={`min-h-12 rounded-control border font-semibold tabular-nums transition-colors duration-150 ${
              slot.time === chosen
                ? 'border-ink bg-ink text-paper'
                : 'border-line-strong bg-raised hover:border-saffron-ink hover:bg-saffron-soft'
            }`}
            onClick={() => onChoose(slot)}
          >
            {slot.label}
          </button>
        ))}
      </div>
    </>
  )
}
