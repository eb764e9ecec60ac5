import { useEffect, useRef } from 'react'
import { useArrivalKind, useLocation } from '../router/router.tsx'

/**
 * A step to another screen starts at its top and is announced: focus goes to the screen itself. Back keeps its place, and a
 * screen that the address names a part of goes to that part by itself.
 */
export function useArrival() {
  const screen = useRef<HTMLElement>(null)
  const { pathname, hash } = useLocation()
  const how = useArrivalKind()
  const last = useRef(pathname)

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (how === 'POP' || hash !== '') return
    scrollTo(0, 0)
    screen.current?.focus({ preventScroll: true })
  }, [pathname, hash, how])

  return screen
}
