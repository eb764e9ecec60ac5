import { guestsText, shortDate } from '@sizzle/domain/reservations/words.ts'
import type { TableLocation } from '../../../kit/page-content.ts'
import { button } from '../../../ui/button.ts'
import { telLink } from '../../../ui/contact-links.ts'
import { Icon } from '../../../ui/icon.tsx'
import { bookableDates, type Wish } from './wish.ts'

type NotChosenYetProps = {
  wish: Wish
  location: TableLocation
  now: Date
  /** No time can be chosen on this day. */
  isNone: boolean
  isClosed: boolean
}

/** What is chosen so far, where the form will be. */
export function NotChosenYet({ wish, location, now, isNone, isClosed }: NotChosenYetProps) {
  return (
    <>
      <p className="font-display text-xl leading-snug font-semibold min-[22.5rem]:text-2xl">
        <span className="inline-block">{shortDate(wish.date, bookableDates(location, now).first)}</span> ·{' '}
        <span className="inline-block">{guestsText(wish.partySize)}</span>
      </p>
      <p className="mt-2">
        {location.name}, {location.address}
      </p>
      <div className="mt-4 border-t border-line pt-4 text-balance">
        {isNone ? (
          <>
            <p>{isClosed ? 'Questions? Call us.' : 'A table may still come free: call us.'}</p>
            <a href={telLink(location.phone)} className={button('quiet', 'mt-3 min-h-13 w-full')}>
              <Icon name="phone" /> {location.phone}
            </a>
          </>
        ) : (
          <>
            <p className="text-lg font-semibold">Pick a time to continue</p>
            <p className="mt-1 text-soft">We hold your table while you fill in the rest.</p>
          </>
        )}
      </div>
    </>
  )
}
