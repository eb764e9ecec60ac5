import { type RefObject, useEffect, useState } from 'react'
import { button } from '../../../ui/button.ts'
import { ToolIcon } from '../../../ui/tool-icon.tsx'

/** So much of a ticket has to be in sight to know of it: its number and its clock. */
const HEAD_PX = 64

/** Tickets of a station that begin below what the screen shows; a press goes on to the first of them. */
export function MoreBelow({ scroller, count }: { scroller: RefObject<HTMLElement | null>; count: number }) {
  const [below, setBelow] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tickets are counted anew
  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const look = () => setBelow(ticketsBelow(element).length)
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    for (const ticket of ticketsIn(element)) sizes.observe(ticket)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [scroller, count])
  if (below === 0) return null
  return (
    <button
      type="button"
      className={button('quiet', 'ml-auto shrink-0')}
      onClick={() => scroller.current && goOn(scroller.current)}
    >
      {below} more below <ToolIcon name="down" />
    </button>
  )
}

/** The office around it stays where it is. */
function goOn(scroller: HTMLElement): void {
  const [next] = ticketsBelow(scroller)
  if (next) scroller.scrollTop += next.getBoundingClientRect().top - scroller.getBoundingClientRect().top
}

function ticketsIn(scroller: HTMLElement): HTMLElement[] {
  return [...scroller.querySelectorAll('article')]
}

function ticketsBelow(scroller: HTMLElement): HTMLElement[] {
  const end = scroller.getBoundingClientRect().bottom - HEAD_PX
  return ticketsIn(scroller).filter((ticket) => ticket.getBoundingClientRect().top > end)
}
