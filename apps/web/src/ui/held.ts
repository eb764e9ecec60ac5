import type { MouseEvent } from 'react'

/**
 * For a button whose press is under way: unlike a disabled one it keeps the focus of who pressed it by keyboard. It stands after the
 * button's own `onClick`. Enter in a field sends nothing meanwhile either: browsers send a form by a click on its button.
 */
export function heldIf(isHeld: boolean) {
  return isHeld ? ({ 'aria-disabled': true, 'data-held': true, onClick: hold } as const) : undefined
}

function hold(event: MouseEvent): void {
  event.preventDefault()
}
