import { shortDate } from '@sizzle/domain/hours/date-words.ts'
import { guestsText } from '@sizzle/domain/reservations/words.ts'
import type { TableLocation } from '../../../kit/page-content.ts'
import { button } from '../../../ui/button.ts'
import { telLink } from '../../../ui/contact-links.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Parted } from '../../../ui/parted.tsx'
import { bookableDates, type Wish } from './wish.ts'

type NotChosenYetProps = {
  wish: Wish
  location: TableLocation
  now: Date
  /** No time can be chosen on this day. */
  isNone: boolean
  isClosed: boolean
  /** There are times to pick from; until that is known, nothing is asked for. */
  hasTimes: boolean
  /** The free times could not be loaded, which is said there, with the number to call. */
  hasFailed: boolean
}

const ONCE_LOADED = 'Once the times load, you can choose one.'

/** What is chosen so far, where the form will be. */
export function NotChosenYet({ wish, location, now, isNone, isClosed, hasTimes, hasFailed }: NotChosenYetProps) {
  return (
    <>
      <p className="font-display text-xl leading-snug font-semibold">
        <Parted parts={[shortDate(wish.date, bookableDates(location, now).first), guestsText(wish.partySize)]} />
      </p>
      <p className="mt-1 text-soft">
        {location.name}, {location.address}
      </p>
      {/* Its room is there from the start. */}
      <div className="mt-4 border-t border-line pt-4 text-balance">
        {isNone ? (
          <>
            <p>{isClosed ? 'Questions? Call us.' : 'A table may still come free: call us.'}</p>
            <a href={telLink(location.phone)} className={button('quiet', 'mt-3 min-h-13 w-full')}>
              <Icon name="phone" /> {location.phone}
            </a>
          </>
        ) : hasTimes ? (
          <>
            <p className="font-semibold">Pick a time to continue</p>
            <p className="text-soft">We hold your table while you fill in the rest.</p>
          </>
        ) : (
          <>
            <p className="text-soft">{hasFailed ? 'Nothing is reserved yet.' : ONCE_LOADED}</p>
            {!hasFailed && <p className="text-soft">We hold your table while you fill in the rest.</p>}
          </>
        )}
      </div>
    </>
  )
}
