/** What sticks to the foot of the page, or of the dialog in which the toasts stand, carries this. */
const FOOT = '[data-foot]'

/**
 * How far from the window's lower edge toasts stand, so that they lie over no such bar. Undefined in a dialog without one: what it
 * asks for stands anywhere near its end, so toasts stand at the head there.
 */
export function footRoom(place: HTMLElement): number | undefined {
  const dialog = place.closest('dialog')
  const edge = dialog?.getBoundingClientRect().bottom ?? innerHeight
  const feet = [...(dialog ?? document).querySelectorAll(FOOT)]
  if (dialog && feet.length === 0) return undefined
  const heights = feet.map((foot) => {
    const { top, bottom } = foot.getBoundingClientRect()
    // One that goes with its page ends elsewhere.
    return Math.abs(bottom - edge) < 1 ? edge - top : 0
  })
  // A dialog that is still coming up is below the window.
  return Math.max(0, ...heights) + Math.max(0, innerHeight - edge)
}
