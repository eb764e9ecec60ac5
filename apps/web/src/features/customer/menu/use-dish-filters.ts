import type { DishFilters } from '@sizzle/domain/menu/dish-filters.ts'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from '../../../router/router.tsx'
import { readFilters, withFilters } from './filter-address.ts'

/** Browsers refuse more than about a hundred changes of the address in half a minute; typing is faster. */
const WRITE_AFTER_MS = 350

/** The filters on screen, followed by the address at a small distance. First those that the document was drawn for. */
export function useDishFilters(asked = ''): [DishFilters, (change: Partial<DishFilters>) => void] {
  const [filters, setFilters] = useState(() => readFilters(asked))
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const written = useRef(asked)

  useLayoutEffect(() => {
    if (search === written.current) return
    written.current = search
    setFilters(readFilters(search))
  }, [search])

  const write = useEffectEvent(() => {
    const next = withFilters(search, filters)
    if (next === search) return
    written.current = next
    navigate({ search: next, hash }, { replace: true, state })
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: written a while after the last change of the filters
  useEffect(() => {
    const timer = setTimeout(write, WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [filters])

  return [filters, useCallback((change) => setFilters((before) => ({ ...before, ...change })), [])]
}
