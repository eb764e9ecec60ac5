import { longDate, shortDate } from '@sizzle/domain/hours/date-words.ts'
import { guestsText } from '@sizzle/domain/reservations/words.ts'
import { useEffect, useRef, useState } from 'react'
import type { TableLocation } from '../../../kit/page-content.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Parted } from '../../../ui/parted.tsx'
import { BookingForm, type BookingFormProps } from './booking-form.tsx'
import { forgetDraft } from './kept-draft.ts'
import type { Hold } from './use-hold.ts'
import { bookableDates } from './wish.ts'

type ReservePanelProps = Omit<BookingFormProps, 'holdId' | 'as'> & {
  location: TableLocation
  now: Date
  hold: Hold | undefined
  isHoldRefused: boolean
}

/** The chosen table and the last step to it. */
export function ReservePanel({ location, now, hold, isHoldRefused, ...form }: ReservePanelProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const { wish, slot } = form
  // Chosen by a press: focus moves to the next thing to do, which a screen reader then announces.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each chosen time leads here anew
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'nearest' })
  }, [slot.time])
  const what = `${slot.label}, ${guestsText(wish.partySize)}`
  const where = `${longDate(wish.date)} · ${location.name}`
  return (
    <>
      <div className="-mx-5 -mt-5 rounded-t-card bg-coriander-soft/60 px-5 py-4 sm:-mx-6 sm:-mt-6 sm:px-6 low:py-3">
        <h2
          ref={title}
          tabIndex={-1}
          className="scroll-mt-37 scroll-mb-[85dvh] text-2xl outline-none sm:scroll-mb-[min(85dvh,34rem)] lg:scroll-mb-0"
        >
          {what}
        </h2>
        <p className="mt-1">
          <Parted parts={[shortDate(wish.date, bookableDates(location, now).first), location.name]} />
        </p>
        {/* Its line is there before the answer is. */}
        <p className="mt-1.5 flex min-h-6 items-start gap-2 font-semibold text-coriander">
          {hold ? <HeldFor key={hold.id} until={hold.until} /> : isHoldRefused && 'Not held for you, so reserve soon.'}
        </p>
      </div>
      <BookingForm
        {...form}
        onBooked={(answer) => {
          forgetDraft()
          form.onBooked(answer)
        }}
        onQueued={(as) => {
          forgetDraft()
          form.onQueued(as)
        }}
        holdId={hold?.id}
        as={{ label: `Table at ${what}, ${where}`, timeZone: location.timeZone }}
      />
      <p className="mt-3 text-sm text-soft">No payment now. You can cancel any time.</p>
    </>
  )
}

function HeldFor({ until }: { until: number }) {
  const [left, setLeft] = useState(() => until - Date.now())
  useEffect(() => {
    const timer = setInterval(() => setLeft(until - Date.now()), 1000)
    return () => clearInterval(timer)
  }, [until])
  const seconds = Math.max(0, Math.ceil(left / 1000))
  return (
    <>
      <Icon name="clock" className="mt-0.5 size-5" />
      <span>
        {seconds > 0 ? heldWords(seconds) : 'No longer held for you, but it may still be free: just reserve.'}
      </span>
    </>
  )
}

/** Not as 4:59, which reads like a time of day; seconds count only in the last minute. */
function heldWords(seconds: number): string {
  const [left, unit] = seconds > 60 ? [Math.ceil(seconds / 60), 'minute'] : [seconds, 'second']
  return `Held for ${left} more ${unit}${left === 1 ? '' : 's'}`
}
