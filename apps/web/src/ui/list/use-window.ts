import { useCallback, useEffect, useState } from 'react'

/** So many are drawn at first, and again whenever the end of what is drawn comes near. */
const STEP = 48
const NEAR = '1200px'

/** How many of a long list are drawn. `key` is what the list is narrowed to: another one begins at its top. */
export function useWindow(count: number, key: string) {
  const [drawn, setDrawn] = useState({ key, most: STEP })
  const [end, setEnd] = useState<HTMLElement | null>(null)
  const most = drawn.key === key ? drawn.most : STEP
  const more = useCallback(() => {
    setDrawn((before) => ({ key, most: (before.key === key ? before.most : STEP) + STEP }))
  }, [key])
  useEffect(() => {
    if (!end || most >= count) return
    const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && more(), {
      rootMargin: NEAR,
    })
    watch.observe(end)
    return () => watch.disconnect()
  }, [end, most, count, more])
  return { most, more, hasMore: most < count, endRef: setEnd }
}
