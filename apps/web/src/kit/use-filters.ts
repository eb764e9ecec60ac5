import { useCallback, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

type Changes = Readonly<Record<string, string | null>>

/**
 * Filters live in the address's query beside the section's hash, so that they can be linked and survive a reload. (The
 * router's own setSearchParams would drop the hash, and with it the section.) A filter set to null is taken out.
 */
export function useFilters(): [URLSearchParams, (changes: Changes) => void] {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const change = useCallback(
    (changes: Changes) => {
      const next = new URLSearchParams(search)
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === '') next.delete(name)
        else next.set(name, value)
      }
      void navigate({ search: next.toString(), hash }, { replace: true })
    },
    [search, hash, navigate],
  )
  return [new URLSearchParams(search), change]
}

/** What the address says wrongly is taken out of it: it names what is on the screen. `truth`: what each filter counts as. */
export function useTrueAddress(truth: Changes): void {
  const [said, change] = useFilters()
  const wrong = Object.entries(truth).filter(([name, value]) => said.has(name) && said.get(name) !== (value ?? ''))
  const names = wrong.map(([name]) => name).join(' ')
  const mend = useEffectEvent(() => change(Object.fromEntries(wrong)))
  useEffect(() => {
    if (names !== '') mend()
  }, [names])
}
