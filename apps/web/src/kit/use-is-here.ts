import { type RefObject, useEffect, useRef } from 'react'

/** Whether this part of the screen still stands: an answer may come after a person has left it. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}

/** The same work, as long as this part stands: a late answer closes no other dialog than the one it was asked from. */
export function useWhileHere<Given extends unknown[]>(work: (...given: Given) => void): (...given: Given) => void {
  const isHere = useIsHere()
  return (...given) => {
    if (isHere.current) work(...given)
  }
}
