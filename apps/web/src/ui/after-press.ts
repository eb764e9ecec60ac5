let isPressed = false

if (typeof document !== 'undefined') {
  addEventListener('pointerdown', () => (isPressed = true), { capture: true })
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (isPressed = false), { capture: true })
}

/** Runs it when the press that goes on has reached what it was meant for: what moves under it would be missed. */
export function afterPress(run: () => void): void {
  // The click comes right after the finger or the button is lifted.
  const soon = () => setTimeout(run)
  if (!isPressed) return void soon()
  const once = new AbortController()
  const end = () => {
    once.abort()
    soon()
  }
  for (const lifted of ['pointerup', 'pointercancel']) addEventListener(lifted, end, { signal: once.signal })
}
