import { focusOn, isUsable, type Place, placeOf, standInSoon } from './focus-place.ts'

type Opener = { readonly element: Element | null; readonly place: Place }

/** For each dialog, what had the focus when it opened. */
const openers = new WeakMap<Element, Opener>()

/** Before a dialog opens; the answer gives the focus back when it has closed. */
export function keepFocus(dialog: Element | null): () => void {
  const element = document.activeElement
  const opener = { element, place: placeOf(element) }
  if (dialog) openers.set(dialog, opener)
  return () => giveBack(opener)
}

/** What opened a dialog may have gone with the dialog below, or with what was done in it. */
function giveBack({ element, place }: Opener): void {
  if (element instanceof HTMLElement && isUsable(element)) {
    focusOn(element)
    return
  }
  const below = place.find(({ around }) => around.tagName === 'DIALOG')?.around
  const before = below && !below.isConnected ? openers.get(below) : undefined
  if (before) giveBack(before)
  else standInSoon(place)
}
