import type { DishFilters } from '@sizzle/domain/menu/dish-filters.ts'
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

type When = 'always' | 'if above'

/** Filtering from the middle of the menu scrolls to the first result. */
export function useResultsFromTop(shown: DishFilters): [RefObject<HTMLDivElement | null>, (when: When) => void] {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(shown)

  const show = useCallback((when: When) => {
    if (!list.current) return
    // Its place under the two bars is the stylesheet's scroll padding.
    if (when === 'always' || list.current.getBoundingClientRect().top < 0) {
      list.current.scrollIntoView({ block: 'start', behavior: 'instant' })
    }
  }, [])

  useLayoutEffect(() => {
    if (before.current === shown) return
    before.current = shown
    show('if above')
  }, [shown, show])

  return [list, show]
}
