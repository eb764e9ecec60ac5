import { useEffect } from 'react'
import { isUsable, type Place, placeOf, standInSoon } from './focus-place.ts'

const WATCHED = { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] }

/**
 * While this is on the screen, whoever works with keys keeps their place: when what has the focus goes, or is switched off, the focus is
 * with what stands nearest.
 */
export function useFocusKept(): void {
  useEffect(() => {
    let last: Element | null = null
    let place: Place = []
    const came = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null
      place = placeOf(last)
    }
    // Who presses beside everything has left it. What is being taken away says the same, a moment before it is gone.
    const left = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null || target !== last) return
      queueMicrotask(() => {
        if (last && target === last && isUsable(last)) last = null
      })
    }
    const changes = new MutationObserver(() => {
      if (!last || isUsable(last)) return
      last = null
      standInSoon(place)
    })
    changes.observe(document.body, WATCHED)
    document.addEventListener('focusin', came)
    document.addEventListener('focusout', left)
    return () => {
      changes.disconnect()
      document.removeEventListener('focusin', came)
      document.removeEventListener('focusout', left)
    }
  }, [])
}
