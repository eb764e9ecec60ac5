import { useEffect, useState } from 'react'

/** Tells the place that it stands in another dialog now, or in the page. */
export const MOVED = 'toasts-moved'

const WATCHED = { childList: true, subtree: true, attributeFilter: ['open'] }

/**
 * Where the toasts stand: in the page, and while a modal dialog is open in the uppermost one, above everything in it. All that is
 * outside of an open dialog cannot be pressed, not even what lies above it.
 */
export function useToastPlace(): HTMLElement | undefined {
  const [place, setPlace] = useState<HTMLElement>()
  useEffect(() => {
    const made = document.createElement('div')
    made.className = 'toast-place'
    const follow = () => moveTo(made, uppermostDialog() ?? document.body)
    const changes = new MutationObserver(follow)
    changes.observe(document.body, WATCHED)
    follow()
    setPlace(made)
    return () => {
      changes.disconnect()
      made.remove()
    }
  }, [])
  return place
}

function moveTo(place: HTMLElement, parent: Element): void {
  if (place.parentElement === parent) return
  parent.append(place)
  if (parent === document.body) place.removeAttribute('popover')
  else {
    place.setAttribute('popover', 'manual')
    place.showPopover()
  }
  place.dispatchEvent(new Event(MOVED))
}

/** It lies with its backdrop over the whole window, and only in it anything can be pressed. */
function uppermostDialog(): Element | undefined {
  if (document.querySelector('dialog:modal') === null) return undefined
  return document.elementFromPoint(1, 1)?.closest('dialog:modal') ?? undefined
}
