import { useEffect, useEffectEvent } from 'react'
import { publicApi } from '../../../kit/api.ts'
import { useLoaded } from '../../../kit/use-loaded.ts'
import type { Wish } from './wish.ts'

const REFRESH_MS = 30_000

/** The free times of a wish. Asked again while the page is looked at: others book as well. */
export function useSlots({ locationId, date, partySize }: Wish, holdId: string | undefined) {
  const slots = useLoaded(`slots ${locationId} ${date} ${partySize}`, undefined, () =>
    publicApi.get('/getReservationSlots', {
      locationId,
      date,
      partySize: String(partySize),
      ...(holdId ? { hold: holdId } : {}),
    }),
  )
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible') slots.reload()
  })
  useEffect(() => {
    const timer = setInterval(() => refresh(), REFRESH_MS)
    const onShow = () => refresh()
    document.addEventListener('visibilitychange', onShow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onShow)
    }
  }, [])
  return slots
}
