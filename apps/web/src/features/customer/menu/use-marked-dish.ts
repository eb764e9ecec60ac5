import { useEffect, useState } from 'react'
import { useArrivalKind, useLocation } from '../../../router/router.tsx'

const PREFIX = '#dish-'

/**
 * The id of the dish that the address names. On a loaded page, on back and on forward the browser has the right place
 * already; a link within the site has none, so the page goes there itself.
 */
export function useMarkedDish(): string | undefined {
  const { hash } = useLocation()
  const how = useArrivalKind()
  const [marked, setMarked] = useState<string>()

  useEffect(() => {
    setMarked(hash.startsWith(PREFIX) ? decoded(hash.slice(PREFIX.length)) : undefined)
  }, [hash])

  useEffect(() => {
    const row = marked === undefined || how === 'POP' ? null : document.getElementById(`dish-${marked}`)
    row?.scrollIntoView({ block: 'start', behavior: 'instant' })
    row?.querySelector('button')?.focus({ preventScroll: true })
  }, [marked, how])

  return marked
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text // an address that somebody typed wrongly names no dish
  }
}
