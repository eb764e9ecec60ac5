import { type RefObject, useLayoutEffect, useState } from 'react'

/** Its padding and its line, below the last row. */
const EDGE_PX = 7

/** Ends a list that has less room than rows below the last row that fits whole; whether there are more. */
export function useWholeRows(list: RefObject<HTMLElement | null>, rows: unknown, isWhole: boolean): boolean {
  const [isLong, setLong] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when the rows change
  useLayoutEffect(() => {
    const { current: element } = list
    if (!element) return undefined
    const measure = () => {
      setHeight(element, '')
      const fits = isWhole || element.scrollHeight <= element.clientHeight
      if (!fits) setHeight(element, `${endOfWholeRows(element)}px`)
      setLong(!fits)
    }
    measure()
    // What stands around it takes and gives room.
    const sizes = new ResizeObserver(measure)
    for (let around = element.parentElement; around && around.tagName !== 'FORM'; around = around.parentElement)
      sizes.observe(around)
    window.addEventListener('resize', measure)
    return () => {
      sizes.disconnect()
      window.removeEventListener('resize', measure)
      setHeight(element, '')
    }
  }, [list, rows, isWhole])
  return isLong
}

/** The first row is shown in any case. */
function endOfWholeRows(list: HTMLElement): number {
  const { top, bottom } = list.getBoundingClientRect()
  const ends = [...list.children].map((row) => row.getBoundingClientRect().bottom)
  const last = ends.findLast((end) => end < bottom) ?? ends[0] ?? bottom
  return last - top + EDGE_PX
}

function setHeight({ style }: HTMLElement, height: string): void {
  style.minHeight = height
  style.maxHeight = height
}
