import { useEffect, useEffectEvent } from 'react'
import { api } from '../../../../kit/api.ts'
import { createWishKey, sendUnderKey } from '../../../../kit/server/wish-state.ts'
import { startTicker } from '../../../../kit/sound/ticker.ts'
import type { Kitchen } from '../kitchen/kitchen-query.ts'

/** Twice in the time for which the server believes it. */
const SAY_EVERY_MS = 15_000

/** Where orders accept themselves, the server is told that this screen calls for them. */
export function useWatching(kitchens: readonly Kitchen[]): void {
  const ids = kitchens.filter(({ accepting }) => accepting === 'by_itself').map(({ locationId }) => locationId)
  const watched = ids.toSorted().join(' ')
  const say = useEffectEvent(() => {
    const send = (input: { locationIds: string[] }, key: string) => api.post('/watchKitchens', input, key)
    // Nobody there: the next beat says it again, and until then orders are accepted by hand.
    sendUnderKey(createWishKey<{ locationIds: string[] }>(), { locationIds: watched.split(' ') }, send).catch(
      () => undefined,
    )
  })
  useEffect(() => {
    if (watched === '') return undefined
    say()
    return startTicker(SAY_EVERY_MS, () => say())
  }, [watched])
}
