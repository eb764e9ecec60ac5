import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Cards of a wide column stand close below each other, whatever the height of those beside them. The grid has rows of one
 * pixel, and each card takes as many as it is high, and the gap below it; the order of the cards stays that of the list.
 */
export function useStacks<List extends HTMLElement = HTMLUListElement>(
  isWanted: boolean,
  gap = 6,
): RefObject<List | null> {
  const list = useRef<List>(null)
  useLayoutEffect(() => {
    const element = list.current
    if (!element || !isWanted) return undefined
    const place = (row: Element) => {
      const card = row.firstElementChild
      if (row instanceof HTMLElement && card instanceof HTMLElement)
        row.style.gridRowEnd = `span ${Math.ceil(card.offsetHeight) + gap}`
    }
    const sizes = new ResizeObserver((changed) => {
      for (const { target } of changed) if (target.parentElement) place(target.parentElement)
    })
    const watch = () => {
      for (const row of element.children) {
        place(row)
        if (row.firstElementChild) sizes.observe(row.firstElementChild)
      }
    }
    const rows = new MutationObserver(watch)
    rows.observe(element, { childList: true })
    watch()
    return () => {
      sizes.disconnect()
      rows.disconnect()
      for (const row of element.children) if (row instanceof HTMLElement) row.style.gridRowEnd = ''
    }
  }, [isWanted, gap])
  return list
}
