import { type RefObject, useLayoutEffect, useState } from 'react'

/** Its line above the first row. */
const BORDER_PX = 1

type WholeRows = {
  list: RefObject<HTMLElement | null>
  /** Stands below the list while some of it is hidden, and takes a row's room there. */
  more: RefObject<HTMLElement | null>
  rows: unknown
  isWhole: boolean
}

/** Ends a list that has less room than rows below the last row that fits whole; how many rows are shown, or undefined for all. */
export function useWholeRows({ list, more, rows, isWhole }: WholeRows): number | undefined {
  const [shown, setShown] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when the rows change
  useLayoutEffect(() => {
    const { current: element } = list
    const { current: button } = more
    if (!element || !button) return undefined
    const free = () => {
      setHeight(element, '')
      element.removeAttribute('data-all')
    }
    const measure = () => {
      free()
      button.hidden = !isWhole
      const fits = isWhole || element.scrollHeight <= element.clientHeight
      button.hidden = fits && !isWhole
      const whole = fits ? undefined : wholeRows(element)
      const isCut = whole !== undefined && whole.count < element.children.length - 1
      if (isCut) setHeight(element, `${whole.end}px`)
      // One row alone takes no more room than the words about it.
      if (whole && !isCut) {
        button.hidden = true
        element.setAttribute('data-all', '')
        setHeight(element, `${element.scrollHeight + BORDER_PX}px`)
      }
      setShown(isCut ? whole.count : undefined)
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
      free()
    }
  }, [list, more, rows, isWhole])
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
  return { count: last + 1, end: (ends[last] ?? bottom) - top }
}

function setHeight({ style }: HTMLElement, height: string): void {
  style.minHeight = height
  style.maxHeight = height
}
