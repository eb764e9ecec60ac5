import { useEffect, useEffectEvent, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { changed, type Filters, readFilters, type ValuesOf, wrongIn } from './filters.ts'
import { readSection, sectionHash } from './section-address.ts'

/** The one filter that stays when the section changes; it stands in the address's query. */
const SHARED = 'location'

/**
 * Where in a section somebody is, and what they have narrowed it to. It stands in the address: it can be linked and is
 * there after a reload. `filters` is written once, outside the component.
 */
export function useSection<F extends Filters>(filters: F) {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const said = saidBy(search, hash).toString()
  const values = useMemo(() => readFilters(filters, new URLSearchParams(said)), [filters, said])
  const { section, below } = readSection(hash)

  const addressOf = (next: URLSearchParams, levels: readonly string[] = below) => {
    const [shared, own] = [new URLSearchParams(), new URLSearchParams(next)]
    const location = own.get(SHARED)
    own.delete(SHARED)
    if (location !== null) shared.set(SHARED, location)
    return { search: shared.toString(), hash: sectionHash({ section, below: levels, filters: own }) }
  }
  /** What is open below stays open, unless other levels are named. */
  const addressWith = (changes: Partial<ValuesOf<F>>, levels?: readonly string[]) =>
    addressOf(changed(filters, new URLSearchParams(said), changes), levels)
  const wrong = wrongIn(filters, new URLSearchParams(said))
  const names = Object.keys(wrong).join(' ')
  const mend = useEffectEvent(() => {
    const next = new URLSearchParams(said)
    for (const [name, truth] of Object.entries(wrong)) {
      if (truth === null) next.delete(name)
      else next.set(name, truth)
    }
    void navigate(addressOf(next), { replace: true })
  })
  useEffect(() => {
    if (names !== '') mend()
  }, [names])

  return {
    values,
    below,
    addressWith,
    change: (changes: Partial<ValuesOf<F>>, levels?: readonly string[]) =>
      void navigate(addressWith(changes, levels), { replace: true }),
    /** The same list with another thing open below it: `addressBelow('42')`; none: the list itself. */
    addressBelow: (...levels: string[]) => addressOf(new URLSearchParams(said), levels),
    open: (...levels: string[]) => void navigate(addressOf(new URLSearchParams(said), levels), { replace: true }),
  }
}

function saidBy(search: string, hash: string): URLSearchParams {
  const said = readSection(hash).filters
  said.delete(SHARED)
  const location = new URLSearchParams(search).get(SHARED)
  if (location !== null) said.set(SHARED, location)
  return said
}
