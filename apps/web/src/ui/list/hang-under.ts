/** On less a list of tools is a sheet at the foot of the screen. */
const ROOM_TO_HANG = '(min-width: 40rem)'
const GAP = 6
const EDGE = 8
const AT_FOOT = { margin: '', top: '', bottom: '', left: '', right: '', maxHeight: '' }

/** Hangs an open dialog at the button that opened it, and keeps it there while the page moves. Gives what ends that. */
export function hangUnder(dialog: HTMLElement, opener: Element): () => void {
  const place = () => Object.assign(dialog.style, matchMedia(ROOM_TO_HANG).matches ? placeAt(opener, dialog) : AT_FOOT)
  place()
  addEventListener('resize', place)
  addEventListener('scroll', place, { capture: true })
  return () => {
    removeEventListener('resize', place)
    removeEventListener('scroll', place, { capture: true })
  }
}

/** Below the button where it fits, else on the side that has more room, with its edge at the edge of the button that is nearer to the middle. */
function placeAt(opener: Element, { offsetWidth: width, scrollHeight: height }: HTMLElement): typeof AT_FOOT {
  const { top, bottom, left, right } = opener.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const [above, below] = [top - GAP - EDGE, clientHeight - bottom - GAP - EDGE]
  const start = Math.max(EDGE, Math.min(right - width, clientWidth - width - EDGE))
  const across = {
    margin: '0',
    left: `${left + width <= clientWidth - EDGE && right - width < EDGE ? Math.max(EDGE, left) : start}px`,
    right: 'auto',
  }
  return below >= Math.min(above, height)
    ? { ...across, top: `${bottom + GAP}px`, bottom: 'auto', maxHeight: `${below}px` }
    : { ...across, top: 'auto', bottom: `${clientHeight - top + GAP}px`, maxHeight: `${above}px` }
}
