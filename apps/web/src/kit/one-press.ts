import { DEAD_MS, isDeadPress, MOVED_PX, type PressTiming } from '@sizzle/domain/order/one-press.ts'
import { useEffect } from 'react'

// A button that acts on an order says what it does in `data-act`. This watches all of them: a press that comes before a
// person can have seen what lies under the finger does nothing, and neither does a key that is held down.
type ButtonState = PressTiming & { readonly act: string; readonly x: number; readonly y: number }

const ACTING = '[data-act]'
const WATCHED = {
  childList: true,
  subtree: true,
  // Stacks move their cards by their style (use-stacks.ts).
  attributeFilter: ['data-act', 'data-held', 'open', 'class', 'hidden', 'style'],
}
let known = new Map<Element, ButtonState>()
let dialogs = 0
let fresh: Element | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** While the back office is on the screen. */
export function useOnePress(): void {
  useEffect(() => {
    const changed = () => measure('change')
    const scrolled = () => measure('scroll')
    const mutations = new MutationObserver(changed)
    mutations.observe(document.body, WATCHED)
    addEventListener('resize', changed)
    addEventListener('scroll', scrolled, { capture: true, passive: true })
    addEventListener('click', guardClick, { capture: true })
    addEventListener('keydown', guardHeldKey, { capture: true })
    changed()
    return () => {
      mutations.disconnect()
      clearTimeout(timer)
      known = new Map()
      removeEventListener('resize', changed)
      removeEventListener('scroll', scrolled, { capture: true })
      removeEventListener('click', guardClick, { capture: true })
      removeEventListener('keydown', guardHeldKey, { capture: true })
    }
  }, [])
}

/** Presses a button for a key that belongs to its card. `isFresh`: a number chose the card just now, which is a decision. */
export function pressByKey(button: HTMLElement, isFresh: boolean): void {
  fresh = isFresh ? button : null
  button.click()
  fresh = null
}

/** A person's own scrolling changes no meaning; everything else that moves a button does. */
function measure(why: 'change' | 'scroll'): void {
  const now = performance.now()
  const open = document.querySelectorAll('dialog[open]').length
  const isUncovered = open !== dialogs
  dialogs = open
  const next = new Map<Element, ButtonState>()
  for (const element of document.querySelectorAll(ACTING)) {
    const { left: x, top: y } = element.getBoundingClientRect()
    const act = element.getAttribute('data-act') ?? ''
    const before = known.get(element)
    const isSame = before?.act === act
    const hasMoved = !before || Math.hypot(before.x - x, before.y - y) > MOVED_PX
    const isPlaced = isSame && !isUncovered && (why === 'scroll' || !hasMoved)
    next.set(element, {
      act,
      x,
      y,
      placedAt: isPlaced ? before.placedAt : now,
      meantAt: isSame ? before.meantAt : now,
    })
  }
  known = next
  mark()
}

/** Assistive technology and tests read that a button does nothing for a moment; nothing on the screen flickers. */
function mark(): void {
  clearTimeout(timer)
  const now = performance.now()
  let wait = Number.POSITIVE_INFINITY
  for (const [element, standing] of known) {
    const isDead = isDeadPress(standing, 'pointer', now)
    if (isDead) wait = Math.min(wait, Math.max(standing.placedAt, standing.meantAt) + DEAD_MS - now)
    if (isDead === element.hasAttribute('aria-disabled')) continue
    if (isDead) element.setAttribute('aria-disabled', 'true')
    // What is held while its press is under way stays off until that has ended.
    else if (!element.hasAttribute('data-held')) element.removeAttribute('aria-disabled')
  }
  if (Number.isFinite(wait)) timer = setTimeout(mark, wait + 1)
}

function guardClick(event: MouseEvent): void {
  const element = event.target instanceof Element ? event.target.closest(ACTING) : null
  if (!element) return
  // A button without a measurement has just appeared.
  const standing = known.get(element)
  const now = performance.now()
  // A press by the keyboard has no place and counts no clicks.
  const by = event.detail === 0 ? 'keys' : 'pointer'
  // When the finger pressed, which a busy screen hears of later.
  if (element !== fresh && (!standing || isDeadPress(standing, by, event.timeStamp))) {
    event.preventDefault()
    event.stopImmediatePropagation()
    return
  }
  if (standing) known.set(element, { ...standing, meantAt: now })
  mark()
}

const ACTING_KEYS = new Set(['Enter', ' ', 'Escape'])

/** Writing is the one thing for which a key may be held down. */
function guardHeldKey(event: KeyboardEvent): void {
  if (!event.repeat || !ACTING_KEYS.has(event.key)) return
  const isWriting =
    event.key !== 'Escape' &&
    event.target instanceof HTMLElement &&
    (event.target.tagName === 'TEXTAREA' || (event.key === ' ' && event.target.tagName === 'INPUT'))
  if (isWriting) return
  event.preventDefault()
  event.stopImmediatePropagation()
}
