import { useEffect, useRef } from 'react'

/** What appears because of a press elsewhere comes into view, so that nobody waits for what is already said. */
export function useShown() {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    part.current?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }, [])
  return part
}
