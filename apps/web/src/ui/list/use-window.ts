import { useCallback, useEffect, useState } from 'react'

/** So many are drawn at once until it is known how many fill this screen. */
const FIRST = 9
/** So many more whenever the end of what is drawn is near. */
const STEP = 6
const NEAR = '50%'

/**
 * How many of a long list are drawn. `key` is what the list is narrowed to: another one begins at its top, with as many as
 * fill the screen and no more, so that each key of a search is answered within a frame.
 */
export function useWindow(count: number, key: string) {
  const [first, setFirst] = useState(FIRST)
  const [drawn, setDrawn] = useState({ key, most: first })
  const [end, setEnd] = useState<HTMLElement | null>(null)
  if (drawn.key !== key) setDrawn({ key, most: first })
  const most = drawn.key === key ? drawn.most : first
  const more = useCallback(() => setDrawn({ key, most: most + STEP }), [key, most])
  useEffect(() => {
    if (!end || most >= count) return
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return
        if (most === first && seen.boundingClientRect.top < innerHeight) setFirst(most + STEP)
        more()
      },
      { rootMargin: NEAR },
    )
    watch.observe(end)
    return () => watch.disconnect()
  }, [end, most, first, count, more])
  return { most, more, hasMore: most < count, endRef: setEnd }
}
