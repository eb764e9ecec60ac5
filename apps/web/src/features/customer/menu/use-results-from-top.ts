import type { DishFilters } from '@sizzle/domain/menu/dish-filters.ts'
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { placeNow } from './keep-place.ts'

/** The field is shown in place of the categories; its first letter; or the first letter of one that stands beside them. */
export type Searching = 'opened' | 'begun' | 'begun beside'

/**
 * Filtering from the middle of the menu scrolls to the first result. A search is told of as it begins; once it is over the menu is back where it was.
 */
export function useResultsFromTop(shown: DishFilters): [RefObject<HTMLDivElement | null>, (how: Searching) => void] {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  const goBack = useRef<() => void>(undefined)

  const show = useCallback((isAlways: boolean) => {
    if (!list.current) return
    // Its place under the two bars is the stylesheet's scroll padding.
    if (isAlways || list.current.getBoundingClientRect().top < 0) {
      list.current.scrollIntoView({ block: 'start', behavior: 'instant' })
    }
  }, [])

  const begin = useCallback(
    (how: Searching) => {
      if (how === 'opened' || !goBack.current) goBack.current = placeNow()
      if (how === 'begun') show(true)
    },
    [show],
  )

  useLayoutEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (shown.search !== '' || !goBack.current) return show(false)
    goBack.current()
    // Rows that have come near are laid out by then.
    requestAnimationFrame(goBack.current)
    goBack.current = undefined
  }, [shown, show])

  return [list, begin]
}
