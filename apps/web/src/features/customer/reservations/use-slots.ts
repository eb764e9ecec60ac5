import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { earlyApi } from '../../../kit/api.ts'
import type { FreeSlots } from './reservation-calls.ts'
import type { Wish } from './wish.ts'

/** Others book as well, of which nothing is told here. */
const REFRESH_MS = 30_000
const NONE_YET: ReadonlyMap<string, FreeSlots> = new Map()

type Slots = {
  readonly data: FreeSlots | undefined
  readonly error: unknown
  readonly refetch: () => void
  /** The days that were looked at and have no table for this party. */
  readonly full: ReadonlySet<string>
}

/**
 * The free times of a wish. Seats that this visitor holds are free for him; they are no part of what is asked. What was
 * known of a day is shown while it is asked for again.
 */
export function useSlots({ locationId, date, partySize }: Wish, holdId: string | undefined): Slots {
  const asked = `${locationId} ${date} ${partySize}`
  const [known, setKnown] = useState(NONE_YET)
  const [failure, setFailure] = useState<{ asked: string; error: unknown }>()
  const [round, setRound] = useState(0)
  const ask = useEffectEvent(() => {
    const wish = { locationId, date, partySize: String(partySize) }
    return earlyApi.get('/getReservationSlots', holdId ? { ...wish, hold: holdId } : wish)
  })
  const refetch = useCallback(() => setRound((before) => before + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks anew
  useEffect(() => {
    let isStale = false
    ask().then(
      (data) => {
        if (isStale) return
        setFailure(undefined)
        setKnown((before) => new Map(before).set(asked, data))
      },
      (error: unknown) => isStale || setFailure({ asked, error }),
    )
    return () => {
      isStale = true
    }
  }, [asked, round])

  useEffect(() => {
    const refetchIfSeen = () => {
      if (!document.hidden) refetch()
    }
    const timer = setInterval(refetchIfSeen, REFRESH_MS)
    document.addEventListener('visibilitychange', refetchIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refetchIfSeen)
    }
  }, [refetch])

  const fullDays = fullAmong(known, locationId, partySize).join(' ')
  const full = useMemo(() => new Set(fullDays ? fullDays.split(' ') : []), [fullDays])
  return { data: known.get(asked), error: failure?.asked === asked ? failure.error : undefined, refetch, full }
}

function fullAmong(known: ReadonlyMap<string, FreeSlots>, locationId: string, partySize: number): string[] {
  return [...known].flatMap(([key, { slots, isClosed }]) => {
    const [place, day = '', party] = key.split(' ')
    return place === locationId && Number(party) === partySize && slots.length === 0 && !isClosed ? [day] : []
  })
}
