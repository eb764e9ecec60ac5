import { useEffect, useRef, useState } from 'react'
import { ToolIcon } from './tool-icon.tsx'

/** So little of an end is nothing that anybody misses. */
const NEARLY_PX = 24

/**
 * In the foot of a drawer: while the end of what it scrolls is not in sight, a line at its top leads there. Where the foot
 * happens to cut nothing, what lies below it would not be looked for.
 */
export function MoreBelow() {
  const here = useRef<HTMLDivElement>(null)
  const [isMore, setMore] = useState(false)
  useEffect(() => {
    const scroller = here.current?.closest('dialog')
    if (!scroller) return undefined
    const look = () => setMore(scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop > NEARLY_PX)
    const sizes = new ResizeObserver(look)
    for (const part of [scroller, ...scroller.children]) sizes.observe(part)
    scroller.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      scroller.removeEventListener('scroll', look)
    }
  }, [])
  return (
    <div ref={here} className="empty:hidden">
      {isMore && (
        // For the eye and the pointer: other readers and keys go there anyway.
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className="-mt-2 flex min-h-9 w-full items-center justify-center gap-1 rounded-control text-sm font-semibold hover:bg-sunk"
          onClick={() => {
            const scroller = here.current?.closest('dialog')
            scroller?.scrollTo({ top: scroller.scrollHeight, behavior: 'smooth' })
          }}
        >
          More below <ToolIcon name="down" className="size-4.5" />
        </button>
      )}
    </div>
  )
}
