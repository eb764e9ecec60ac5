import { openState } from '@sizzle/domain/hours/open-state.ts'
import { useEffect, useEffectEvent } from 'react'
import type { PageLocation } from '../pages/page-content.ts'
import { everyMinute } from './every-minute.ts'

/**
 * Doors open and close while a page stands on screen. This device's clock only says when to ask: what is shown is always the
 * server's word, so a wrong clock costs a question a minute and never shows a wrong door.
 */
export function useOpenStateCheck(locations: readonly PageLocation[], ask: () => void): void {
  const look = useEffectEvent(() => {
    if (locations.some((location) => isOutdated(location, new Date()))) ask()
  })
  useEffect(() => everyMinute(look), [])
}

export function isOutdated(location: PageLocation, now: Date): boolean {
  return openState(location, now).text !== location.openState.text
}
