import { type RefObject, useEffect, useState } from 'react'
import { button } from '../../../ui/button.ts'
import { ToolIcon } from '../../../ui/tool-icon.tsx'

/** The lower edge of what scrolls is faded: a button there is not seen in full. */
const FADE_PX = 28
/** Below its button a ticket has so much room and its frame. */
const EDGE_PX = 8
/** So much of a ticket has to be seen to know which it is. */
const HEAD_PX = 72

/** How many tickets of a station begin below what the screen shows; a press goes on to the first whose button is not in sight. */
export function MoreBelow({ scroller, count }: { scroller: RefObject<HTMLElement | null>; count: number }) {
  const [below, setBelow] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tickets are counted anew
  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const look = () => setBelow(ticketsBelow(element).length > 0 ? hiddenIn(element) : undefined)
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    for (const ticket of ticketsIn(element)) sizes.observe(ticket)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [scroller, count])
  if (below === undefined) return null
  return (
    <button
      type="button"
      className={button('quiet', 'ml-auto shrink-0')}
      onClick={() => scroller.current && goOn(scroller.current)}
    >
      {below > 0 ? `${below} more below` : 'More below'} <ToolIcon name="down" />
    </button>
  )
}

/** The office around it stays where it is. A ticket that is higher than the screen is read on to its end. */
function goOn(scroller: HTMLElement): void {
  const [next] = ticketsBelow(scroller)
  if (!next) return
  const edge = scroller.getBoundingClientRect()
  const { top, bottom } = next.getBoundingClientRect()
  const toTop = top - edge.top
  scroller.scrollTop += toTop > NEARLY_PX ? toTop : Math.min(bottom - edge.bottom + FADE_PX, edge.height - FADE_PX)
}

/** A ticket that a press has brought to the top may stand a fraction below it. */
const NEARLY_PX = 8

function ticketsIn(scroller: HTMLElement): HTMLElement[] {
  return [...scroller.querySelectorAll('article')]
}

/** Of a ticket that begins above the edge its number is seen. */
function hiddenIn(scroller: HTMLElement): number {
  const end = scroller.getBoundingClientRect().bottom - HEAD_PX
  return ticketsIn(scroller).filter((ticket) => ticket.getBoundingClientRect().top > end).length
}

function ticketsBelow(scroller: HTMLElement): HTMLElement[] {
  const end = scroller.getBoundingClientRect().bottom - FADE_PX
  return ticketsIn(scroller).filter((ticket) => ticket.getBoundingClientRect().bottom > end + EDGE_PX)
}
