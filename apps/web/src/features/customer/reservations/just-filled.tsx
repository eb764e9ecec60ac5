import { longDate } from '@sizzle/domain/hours/date-words.ts'
import { useShown } from '../../../kit/use-shown.ts'
import { button } from '../../../ui/button.ts'
import type { Nearest } from './reservation-calls.ts'
import type { Lost } from './use-hold.ts'
import type { Wish } from './wish.ts'

/** Without `lost` it is the place itself that is gone. */
type JustFilledProps = { wish: Wish; lost?: Lost; onChoose?: (slot: Nearest) => void }

const PLACE_GONE = {
  sentence: 'This location takes no reservations right now. Please choose another one: what you typed is kept.',
}

/** The chosen time is gone: why, or the nearest ones, each one press away. */
export function JustFilled({ wish, lost = PLACE_GONE, onChoose }: JustFilledProps) {
  const shown = useShown()
  const nearest = 'nearest' in lost ? lost.nearest : []
  return (
    <div ref={shown} role="alert" className="rounded-card border border-saffron bg-saffron-soft/50 p-4">
      <p className="font-semibold">
        {'sentence' in lost
          ? lost.sentence
          : `That time has just filled up. ${nearest.length > 0 ? 'These are the nearest free ones:' : 'Please choose another day.'}`}
      </p>
      <div className="flex flex-wrap gap-2 not-empty:mt-3">
        {nearest.map((slot) => (
          <button
            key={`${slot.date} ${slot.time}`}
            type="button"
            className={button('strong', 'min-h-12')}
            onClick={() => onChoose?.(slot)}
          >
            {slot.label}
            {slot.date !== wish.date && `, ${longDate(slot.date)}`}
          </button>
        ))}
      </div>
    </div>
  )
}
