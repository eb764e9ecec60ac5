import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isMissing } from '../../../kit/page-calls.ts'
import { ask } from '../../../kit/server/ask.ts'
import { useOnline } from '../../../kit/use-online.ts'
import { type Seen, seeNumbers } from './called-numbers.ts'

const ASKS_EVERY_MS = 3_000
/** A link that shows nothing may show something again, once its location is back. */
const ASKS_AGAIN_MS = 60_000
/** Numbers that are older than this are said to be old. */
const OLD_AFTER_MS = 12_000
const LOOK_AT_CLOCK_MS = 1_000

/** What a ready screen shows. Strangers have no stream, so it asks; `onNew`: a number became ready. */
export function useReady(token: string, onNew: () => void) {
  const query = useQuery({
    ...ask('/getReadyScreen', { token }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isMissing(state.error) ? ASKS_AGAIN_MS : ASKS_EVERY_MS),
  })
  const isOnline = useOnline()
  const now = useClock()
  const isOld = query.data !== undefined && (!isOnline || now - query.dataUpdatedAt > OLD_AFTER_MS)
  return {
    screen: query.data,
    isGone: isMissing(query.error),
    isOld,
    now,
    marked: useMarked(query.data?.ready, query.dataUpdatedAt, onNew),
  }
}

type Ready = readonly { readonly number: string }[]

function useMarked(ready: Ready | undefined, askedAt: number, onNew: () => void): readonly string[] {
  const known = useRef<Seen>(undefined)
  const [marked, setMarked] = useState<readonly string[]>([])
  const see = useEffectEvent((shown: Ready) => {
    const {
      seen,
      hasNew,
      marked: next,
    } = seeNumbers(
      known.current,
      shown.map(({ number }) => number),
      Date.now(),
    )
    known.current = seen
    setMarked(next)
    if (hasNew) onNew()
  })
  useEffect(() => {
    if (askedAt > 0 && ready) see(ready)
  }, [ready, askedAt])
  return marked
}

function useClock(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_AT_CLOCK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
