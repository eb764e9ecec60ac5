const PRESSES = ['mousedown', 'click'] as const

/** The second half of a double press is meant for what was there before the first, not for what lies there now. */
export function ignoreDoublePress(): void {
  for (const type of PRESSES) addEventListener(type, guardPress, { capture: true })
}

function guardPress(event: MouseEvent): void {
  if (event.detail < 2) {
    for (const type of PRESSES) removeEventListener(type, guardPress, { capture: true })
    return
  }
  event.preventDefault()
  event.stopImmediatePropagation()
}
