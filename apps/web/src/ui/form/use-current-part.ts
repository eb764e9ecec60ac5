import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/**
 * The part of a long form or page that one is at: the last whose heading has come into the upper part of the view. A part
 * that was gone to has the focus, and near the end of the page it counts although it can come no higher.
 */
export function useCurrentPart(headings: readonly string[], scroller?: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState(headings[0])
  const look = useEffectEvent(() => {
    const view = scroller ? scroller.current : document.documentElement
    if (!view) return
    const top = scroller ? view.getBoundingClientRect().top : 0
    const isAbove = (line: number) => (id: string) => {
      const at = document.getElementById(id)?.getBoundingClientRect().top
      return at !== undefined && at < line
    }
    const isAtEnd = view.scrollTop + view.clientHeight >= view.scrollHeight - 2
    const gone = headings.find((id) => document.activeElement?.id === id)
    const passed = headings.filter(isAbove(top + (isAtEnd ? view.clientHeight : view.clientHeight / 3)))
    setCurrent(isAtEnd && gone !== undefined ? gone : (passed.at(-1) ?? headings[0]))
  })
  useEffect(() => {
    const moved = scroller ? scroller.current : window
    moved?.addEventListener('scroll', look, { passive: true })
    return () => moved?.removeEventListener('scroll', look)
  }, [scroller])
  return current
}
