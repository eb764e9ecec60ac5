import { useEffect, useRef } from 'react'

/** An element that never gets lower than it was: its height so far is `--so-far`, for its own minimum. */
export function useGrowOnly<Held extends HTMLElement>() {
  const held = useRef<Held>(null)
  useEffect(() => {
    const element = held.current
    if (!element) return
    let most = 0
    const watch = new ResizeObserver(() => {
      most = Math.max(most, element.offsetHeight)
      element.style.setProperty('--so-far', `${most}px`)
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return held
}
