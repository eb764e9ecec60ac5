import { TILL_HOURS } from '@sizzle/domain/till/till.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { everyMinute } from '../../../kit/every-minute.ts'
import { useLiveState } from '../../../kit/live/live-state.ts'
import { ownLocationsQuery } from '../../../kit/locations.ts'
import { keepSite } from '../../../kit/offline/keep-site.ts'
import { isOnline } from '../../../kit/offline/line.ts'
import { keepBook, nextNumber, silentMs, type TillBook, tillBook } from '../../../kit/offline/till-book.ts'
import { forgetShift, keepDesk, keepShift } from '../../../kit/offline/till-shift.ts'
import { ask } from '../../../kit/server/ask.ts'
import { callOnce } from '../../../kit/server/call-once.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import { useStore } from '../../../kit/store.ts'

type TillKeeperProps = {
  user: SessionUser
  /** Fetches the screen on which orders are taken. */
  loadDesk: () => Promise<unknown>
}

/** Keeps at hand what a paired till needs when the network goes: numbers, taxes, its location and the menu. */
export function TillKeeper({ user, loadDesk }: TillKeeperProps) {
  const book = useStore(tillBook, null)
  const liveState = useLiveState()
  useEffect(() => {
    if (liveState !== 'live') return
    readyTill()
    return everyMinute(readyTill)
  }, [liveState])
  const isTill = book !== null
  useEffect(() => {
    if (!isTill) return
    void loadDesk().catch(() => undefined)
    // Other pages keep themselves at the first touch; nobody may touch this one before the network goes.
    void keepSite().catch(() => undefined)
  }, [isTill, loadDesk])
  useKeptShift(user, book)
  return book && <KeptForTill locationId={book.location.id} />
}

/** For a page that is loaded again without a network. */
function useKeptShift({ id, name }: SessionUser, book: TillBook | null): void {
  useEffect(() => {
    if (!book) return
    const { heardAt: _, ...answer } = book
    keepShift({ person: { id, name }, book: answer, at: Date.now() - silentMs(book) })
  }, [id, name, book])
}

/** Watched as long as somebody works here, so that each is as new as the last contact. */
function KeptForTill({ locationId }: { locationId: string }) {
  const places = useQuery(ownLocationsQuery()).data
  const place = useQuery(ask('/getLocation', { id: locationId })).data
  const menu = useQuery(ask('/getLocationMenu', { locationId })).data
  useEffect(() => {
    if (places && place && menu) keepDesk({ places, place, menu })
  }, [places, place, menu])
  return null
}

function readyTill(): void {
  // A call that is lost leaves what the till was told before.
  void callOnce('/readyTill', { next: nextNumber() })
    .then(({ till }) => {
      keepBook(till)
      if (!till) forgetShift()
    })
    .catch(() => undefined)
}

/** Without a network nobody could unlock it again, so whoever is there stays, for as long as a till may take orders. */
export function isReachable(): boolean {
  const book = tillBook.get()
  return isOnline() || !book || silentMs(book) > TILL_HOURS * 3_600_000
}
