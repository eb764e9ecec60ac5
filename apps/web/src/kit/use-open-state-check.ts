import { useEffect, useEffectEvent } from 'react'
import { everyMinute } from './every-minute.ts'
import type { PageLocation } from './page-content.ts'

/**
 * Doors open and close, pauses end, and dishes go on and off while a page stands on screen; `changesAt` says when the next
 * dish does. This device's clock only says when to ask: what is shown is always the server's word, so a wrong clock costs a
 * question a minute and never shows a wrong door.
 */
export function useOpenStateCheck(locations: readonly PageLocation[], ask: () => void, changesAt?: string): void {
  const look = useEffectEvent(async () => {
    if (changesAt && Date.now() >= Date.parse(changesAt)) return ask()
    // The rules of hours are wanted a minute after the page at the earliest, so they are no part of the first script.
    const { isStillSo } = await import('@sizzle/domain/order/pause-words.ts')
    const now = new Date()
    if (!locations.every((location) => isStillSo(location, now))) ask()
  })
  // Offline the rule may not come; nor would the answer.
  useEffect(() => everyMinute(() => void look().catch(() => undefined)), [])
}
