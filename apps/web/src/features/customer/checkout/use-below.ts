import { type RefObject, useEffect, useState } from 'react'

/** A row's own padding may lie below the edge. */
const SLACK_PX = 8

type Below = { below: number; isLong: boolean }

/** Whether a list scrolls, and how many of its rows are still below its lower edge. */
export function useBelow(list: RefObject<HTMLElement | null>, rows: unknown): Below {
  const [below, setBelow] = useState(0)
  const [isLong, setLong] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted anew when the rows change
  useEffect(() => {
    const { current: element } = list
    if (!element) return undefined
    const count = () => {
      setLong(element.scrollHeight > element.clientHeight + SLACK_PX)
      const edge = element.getBoundingClientRect().bottom + SLACK_PX
      setBelow([...element.children].filter((row) => row.getBoundingClientRect().bottom > edge).length)
    }
    const sizes = new ResizeObserver(count)
    sizes.observe(element)
    element.addEventListener('scroll', count, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', count)
    }
  }, [list, rows])
  return { below, isLong }
}
