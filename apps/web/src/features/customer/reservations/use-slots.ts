import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../kit/server/ask.ts'
import { askOnce } from '../../../kit/server/ask-once.ts'
import type { Wish } from './wish.ts'

/** Others book as well, of which nothing is told here. */
const REFRESH_MS = 30_000

/** The free times of a wish. Seats that this visitor holds are free for him; they are no part of what is asked. */
export function useSlots({ locationId, date, partySize }: Wish, holdId: string | undefined) {
  const asked = { locationId, date, partySize: String(partySize) }
  return useQuery({
    ...ask('/getReservationSlots', asked),
    queryFn: () => askOnce('/getReservationSlots', holdId ? { ...asked, hold: holdId } : asked),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  })
}
