/** For each dialog, what had the focus when it opened. */
const openers = new WeakMap<Element, Element | null>()

/** Before a dialog opens; the answer gives the focus back when it has closed. */
export function keepFocus(dialog: Element | null): () => void {
  const opener = document.activeElement
  if (dialog) openers.set(dialog, opener)
  return () => nearestStanding(opener)?.focus({ preventScroll: true })
}

/** What opened a dialog may have stood in another one that closed below it: then what opened that one. */
function nearestStanding(opener: Element | null | undefined): HTMLElement | undefined {
  if (!(opener instanceof HTMLElement)) return undefined
  if (opener.isConnected) return opener
  const below = opener.closest('dialog')
  return below ? nearestStanding(openers.get(below)) : undefined
}
