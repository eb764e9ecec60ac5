// Whoever works with keys loses their place when what has the focus goes. Here is what stands nearest to where it was: the row or card
// that follows, else what is round it. It is never a button: a second press of the same key must not do anything there.

/** Where something stands: what is round it, from the inside out, each with what follows in it. */
export type Place = readonly { readonly around: Element; readonly at: Element; readonly next: Element | null }[]

/** Things of one kind that follow each other. */
const ITEMS = 'li, article, tr, [role="row"], [role="listitem"]'
/** What can be read as one thing. */
const PARTS = `${ITEMS}, section, form, fieldset, dialog, main, [role="group"], [role="region"], [role="tabpanel"]`

export function placeOf(element: Element | null): Place {
  const place = []
  for (let at = element; at?.parentElement; at = at.parentElement)
    place.push({ around: at.parentElement, at, next: at.nextElementSibling })
  return place
}

/** What is shown nearest to a place whose thing is gone, or can do nothing any more. */
function nearestTo(place: Place): HTMLElement | undefined {
  const step = place.find(({ around }) => around.isConnected)
  if (!step) return undefined
  const { around, at, next } = step
  const follows = !at.isConnected && itemIn(at) && next?.parentElement === around ? itemIn(next) : undefined
  const part = (follows ?? around).closest<HTMLElement>(PARTS)
  return part?.checkVisibility() ? part : undefined
}

/** Such a thing may stand in its place of a grid, alone. */
function itemIn(element: Element): Element | undefined {
  const inside = element.childElementCount === 1 ? element.firstElementChild : null
  return [element, inside].find((one) => one?.matches(ITEMS)) ?? undefined
}

/** Whoever works with keys has to see where they are. */
export function focusOn(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  if (element.matches(':focus-visible')) element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** A screen that knows better where to go on does so at once. */
const SOON_MS = 60

/** Unless something else takes the focus, what stands nearest to a place takes it until it is left. */
export function standInSoon(place: Place): void {
  setTimeout(() => {
    const nearest = isNowhere() ? nearestTo(place) : undefined
    if (nearest) focusPart(nearest)
  }, SOON_MS)
}

/** For what is read and not pressed: it can have the focus until it is left. */
export function focusPart(part: HTMLElement): void {
  if (part.tabIndex < 0 && !part.hasAttribute('tabindex')) {
    part.tabIndex = -1
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true })
  }
  focusOn(part)
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/** Whether it can still have the focus. */
export function isUsable(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled') && element.checkVisibility()
}
