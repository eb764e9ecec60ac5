import { useCallback, useEffect, useState } from 'react'

/** So many are drawn at once, which fills most screens: a key of the search is answered within a frame. */
const FIRST = 15
/** So many more whenever the end of what is drawn is near, which it is on a large screen as soon as the first are there. */
const STEP = 48
const NEAR = '1200px'

/** How many of a long list are drawn. `key` is what the list is narrowed to: another one begins at its top. */
export function useWindow(count: number, key: string) {
  const [drawn, setDrawn] = useState({ key, most: FIRST })
  const [end, setEnd] = useState<HTMLElement | null>(null)
  const most = drawn.key === key ? drawn.most : FIRST
  const more = useCallback(() => {
    setDrawn((before) => ({ key, most: (before.key === key ? before.most : FIRST) + STEP }))
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
