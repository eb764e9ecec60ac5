import { type RefObject, useLayoutEffect, useState } from 'react'

/** Its padding and its line, below the last row. */
const EDGE_PX = 7

/** Ends a list that has less room than rows below the last row that fits whole; how many rows are shown, or undefined for all. */
export function useWholeRows(list: RefObject<HTMLElement | null>, rows: unknown, isWhole: boolean): number | undefined {
  const [shown, setShown] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when the rows change
  useLayoutEffect(() => {
    const { current: element } = list
    if (!element) return undefined
    const measure = () => {
      setHeight(element, '')
      const fits = isWhole || element.scrollHeight <= element.clientHeight
      const whole = fits ? undefined : wholeRows(element)
      if (whole) setHeight(element, `${whole.end}px`)
      setShown(whole?.count)
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
  return shown
}

/** The first row is shown in any case. */
function wholeRows(list: HTMLElement): { count: number; end: number } {
  const { top, bottom } = list.getBoundingClientRect()
  const ends = [...list.children].map((row) => row.getBoundingClientRect().bottom)
  const last = Math.max(
    0,
    ends.findLastIndex((end) => end < bottom),
  )
  return { count: last + 1, end: (ends[last] ?? bottom) - top + EDGE_PX }
}

function setHeight({ style }: HTMLElement, height: string): void {
  style.minHeight = height
  style.maxHeight = height
}
