import { useEffect, useRef } from 'react'

/** Scrolls to something that appears because of a press elsewhere, so that it is not missed. */
export function useShown() {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    part.current?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }, [])
  return part
}
