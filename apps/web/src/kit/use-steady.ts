import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function at every drawing, which does what the latest one would: parts that take it need not be drawn anew. */
export function useSteady<Given extends unknown[]>(work: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(work)
  useLayoutEffect(() => {
    latest.current = work
  })
  return useCallback((...given: Given) => latest.current(...given), [])
}
