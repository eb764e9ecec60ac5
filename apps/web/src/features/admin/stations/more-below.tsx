import type { RefObject } from 'react'
import { useCardsBelow } from '../../../kit/use-cards-below.ts'
import { button } from '../../../ui/button.ts'
import { ToolIcon } from '../../../ui/tool-icon.tsx'

/** How many tickets of a station begin below what the screen shows. */
export function MoreBelow({ scroller, count }: { scroller: RefObject<HTMLElement | null>; count: number }) {
  const { cut, below, goOn } = useCardsBelow(scroller, count)
  if (cut === 0) return null
  return (
    <button type="button" className={button('quiet', 'ml-auto shrink-0')} onClick={goOn}>
      {below > 0 ? `${below} more below` : 'More below'} <ToolIcon name="down" />
    </button>
  )
}
