import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Cards are read from left to right, row by row, and stand close below each other, whatever the height of those beside them:
 * the grid has rows of one pixel, and each card takes as many as it is high, and the gap below it.
 */
export function useStacks<List extends HTMLElement = HTMLUListElement>(
  isWanted: boolean,
  gap = 6,
): RefObject<List | null> {
  const list = useRef<List>(null)
  useLayoutEffect(() => {
    const element = list.current
    if (!element || !isWanted) return undefined
    let frame = 0
    element.style.gridAutoFlow = 'row dense'
    const place = (row: Element) => {
      const card = row.firstElementChild
      if (row instanceof HTMLElement && card instanceof HTMLElement)
        row.style.gridRowEnd = `span ${Math.ceil(card.offsetHeight) + gap}`
    }
    const inColumns = () => {
      const cards = [...element.children].flatMap((row) =>
        row instanceof HTMLElement && row.firstElementChild ? [row] : [],
      )
      // A card that names a column makes one where there is none.
      for (const card of cards) card.style.gridColumnStart = ''
      const columns = getComputedStyle(element).gridTemplateColumns.split(' ').length
      for (const [at, card] of cards.entries()) card.style.gridColumnStart = String((at % columns) + 1)
    }
    const sizes = new ResizeObserver((changed) => {
      for (const { target } of changed) if (target.parentElement) place(target.parentElement)
      // Another number of columns makes each card wider or narrower, and that is another change of its size.
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(inColumns)
    })
    const watch = () => {
      for (const row of element.children) {
        place(row)
        if (row.firstElementChild) sizes.observe(row.firstElementChild)
      }
      inColumns()
    }
    const rows = new MutationObserver(watch)
    rows.observe(element, { childList: true })
    watch()
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      rows.disconnect()
      element.style.gridAutoFlow = ''
      for (const row of element.children) if (row instanceof HTMLElement) row.style.gridArea = ''
    }
  }, [isWanted, gap])
  return list
}
