import { useEffect, useRef } from 'react'

let last: EventTarget | null = null

if (typeof document !== 'undefined') addEventListener('focusin', ({ target }) => (last = target), { capture: true })

const CAN_HAVE_IT = 'a[href], button:not(:disabled), input:not(:disabled, [tabindex="-1"]), select, textarea'

/**
 * What was pressed may be gone with the press. When `shown` changes then, the focus that is left behind goes to the part with this
 * ref, or to the first thing in it that can be used.
 */
export function useKeptFocus<Part extends HTMLElement>(shown: unknown) {
  const part = useRef<Part>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (!part.current || !isLost()) return
    const next =
      part.current.tabIndex === -1 && part.current.hasAttribute('tabindex') ? part.current : firstIn(part.current)
    next?.focus()
  }, [shown])
  return part
}

function isLost(): boolean {
  return last instanceof Element && !last.isConnected && document.activeElement === document.body
}

function firstIn(part: Element): HTMLElement | null {
  return part.querySelector<HTMLElement>(CAN_HAVE_IT)
}
