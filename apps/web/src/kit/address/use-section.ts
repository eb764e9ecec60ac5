import { useCallback, useEffect, useMemo } from 'react'
import type { Path } from '../../router/path.ts'
import { useLocation, useNavigate, useNewestAddress } from '../../router/router.tsx'
import { changed, type Filters, readFilters, type ValuesOf, wrongIn } from './filters.ts'
import { readSection, sectionHash } from './section-address.ts'

/** The one filter that stays when the section changes; it stands in the address's query. */
const SHARED = 'location'

/**
 * Where in a section somebody is, and what they have narrowed it to. It stands in the address: it can be linked and is
 * there after a reload. `filters` is written once, outside the component.
 */
export function useSection<F extends Filters>(filters: F) {
  const { pathname, search, hash } = useLocation()
  const here = useMemo(() => placeIn(filters, search, hash), [filters, search, hash])
  const go = useStepFrom(filters, pathname, here.section)
  const isWrong = here.mended !== undefined
  useEffect(() => {
    if (isWrong) go(({ mended }) => mended)
  }, [isWrong, go])
  return useMemo(() => {
    const { values, below, addressWith, addressBelow } = here
    return {
      values,
      below,
      addressWith,
      addressBelow,
      change: (changes: Partial<ValuesOf<F>>, levels?: readonly string[]) =>
        go((now) => now.addressWith(changes, levels)),
      open: (...levels: string[]) => go((now) => now.addressBelow(...levels)),
    }
  }, [here, go])
}

type Place<F extends Filters> = ReturnType<typeof placeIn<F>>

/**
 * A step from where the address is by now, which may be further than the screen shows: of two quick changes the second
 * keeps the first. Somebody who has left the section is not taken back to it.
 */
function useStepFrom<F extends Filters>(filters: F, pathname: string, section: string) {
  const navigate = useNavigate()
  const newest = useNewestAddress()
  return useCallback(
    (addressFrom: (now: Place<F>) => Partial<Path> | undefined) => {
      const address = newest()
      const now = placeIn(filters, address.search, address.hash)
      if (address.pathname !== pathname || now.section !== section) return
      const to = addressFrom(now)
      if (to) navigate(to, { replace: true })
    },
    [filters, pathname, section, navigate, newest],
  )
}

function placeIn<F extends Filters>(filters: F, search: string, hash: string) {
  const said = saidBy(search, hash)
  const { section, below } = readSection(hash)
  const wrong = Object.entries(wrongIn(filters, said))
  const addressOf = (next: URLSearchParams, levels: readonly string[]) => {
    const [shared, own] = [new URLSearchParams(), new URLSearchParams(next)]
    const location = own.get(SHARED)
    own.delete(SHARED)
    if (location !== null) shared.set(SHARED, location)
    return { search: shared.toString(), hash: sectionHash({ section, below: levels, filters: own }) }
  }
  return {
    section,
    values: readFilters(filters, said),
    below,
    /** The address without what makes no sense in it, when there is such a thing. */
    mended: wrong.length > 0 ? addressOf(without(said, wrong), below) : undefined,
    /** What is open below stays open, unless other levels are named. */
    addressWith: (changes: Partial<ValuesOf<F>>, levels: readonly string[] = below) =>
      addressOf(changed(filters, said, changes), levels),
    /** The same list with another thing open below it: `addressBelow('42')`; none: the list itself. */
    addressBelow: (...levels: string[]) => addressOf(said, levels),
  }
}

function saidBy(search: string, hash: string): URLSearchParams {
  const said = readSection(hash).filters
  said.delete(SHARED)
  const location = new URLSearchParams(search).get(SHARED)
  if (location !== null) said.set(SHARED, location)
  return said
}

function without(said: URLSearchParams, wrong: readonly (readonly [string, string | null])[]): URLSearchParams {
  const next = new URLSearchParams(said)
  for (const [name, truth] of wrong) {
    if (truth === null) next.delete(name)
    else next.set(name, truth)
  }
  return next
}
