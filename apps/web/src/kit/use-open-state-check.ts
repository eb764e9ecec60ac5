import { useEffect, useEffectEvent } from 'react'
import { everyMinute } from './every-minute.ts'
import type { PageLocation } from './page-content.ts'

/**
 * Doors open and close while a page stands on screen. This device's clock only says when to ask: what is shown is always the
 * server's word, so a wrong clock costs a question a minute and never shows a wrong door.
 */
export function useOpenStateCheck(locations: readonly PageLocation[], ask: () => void): void {
  const look = useEffectEvent(async () => {
    // The rule of opening hours is wanted a minute after the page at the earliest, so it is no part of the first script.
    const { openState } = await import('@sizzle/domain/hours/open-state.ts')
    const now = new Date()
    if (locations.some((location) => openState(location, now).text !== location.openState.text)) ask()
  })
  // Offline the rule may not come; nor would the answer.
  useEffect(() => everyMinute(() => void look().catch(() => undefined)), [])
}
