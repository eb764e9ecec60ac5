import { type RefObject, useCallback, useRef } from 'react'
import { useCardsBelow } from '../../../kit/use-cards-below.ts'
import { button } from '../../../ui/button.ts'
import { ToolIcon } from '../../../ui/tool-icon.tsx'

/** How many tickets of a station begin below what the screen shows. */
export function MoreBelow({ scroller, count }: { scroller: RefObject<HTMLElement | null>; count: number }) {
  const here = useRef<HTMLButtonElement>(null)
  const freed = useCallback(() => {
    const row = here.current?.parentElement
    const list = scroller.current
    if (!row || !list || [...row.children].some((other) => other !== here.current && other.clientWidth > 0)) return 0
    return row.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom
  }, [scroller])
  const { cut, below, goOn } = useCardsBelow(scroller, count, freed)
  if (cut === 0) return null
  return (
    <button ref={here} type="button" className={button('quiet', 'ml-auto shrink-0')} onClick={goOn}>
      {below > 0 ? `${below} more below` : 'More below'} <ToolIcon name="down" />
    </button>
  )
}
