import type { DishFilters } from '@sizzle/domain/menu/dish-filters.ts'
import { useLayoutEffect, useRef } from 'react'

/** Who narrows the menu in the middle of it sees the results from the first one on. */
export function useResultsFromTop(shown: DishFilters) {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(shown)

  useLayoutEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (list.current && list.current.getBoundingClientRect().top < 0) {
      list.current.scrollIntoView({ block: 'start', behavior: 'instant' })
    }
  }, [shown])

  return list
}
