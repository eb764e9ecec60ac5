import { TILL_HOURS } from '@sizzle/domain/till/till.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { everyMinute } from '../../../kit/every-minute.ts'
import { useLiveState } from '../../../kit/live/live-state.ts'
import { ownLocationsQuery } from '../../../kit/locations.ts'
import { keepBook, nextNumber, silentMs, tillBook } from '../../../kit/offline/till-book.ts'
import { ask } from '../../../kit/server/ask.ts'
import { callOnce } from '../../../kit/server/call-once.ts'
import { useStore } from '../../../kit/store.ts'

/** Keeps at hand what a paired till needs when the network goes: numbers, taxes, its location and the menu. */
export function TillKeeper() {
  const book = useStore(tillBook, null)
  const liveState = useLiveState()
  useEffect(() => {
    if (liveState !== 'live') return
    readyTill()
    return everyMinute(readyTill)
  }, [liveState])
  return book && <KeptForTill locationId={book.location.id} />
}

/** Watched as long as somebody works here, so that each is as new as the last contact. */
function KeptForTill({ locationId }: { locationId: string }) {
  useQuery(ownLocationsQuery())
  useQuery(ask('/getLocation', { id: locationId }))
  useQuery(ask('/getLocationMenu', { locationId }))
  return null
}

function readyTill(): void {
  // A call that is lost leaves what the till was told before.
  void callOnce('/readyTill', { next: nextNumber() })
    .then(({ till }) => keepBook(till))
    .catch(() => undefined)
}

/** Without a network nobody could unlock it again, so whoever is there stays, for as long as a till may take orders. */
export function isReachable(): boolean {
  const book = tillBook.get()
  return navigator.onLine || !book || silentMs(book) > TILL_HOURS * 3_600_000
}
