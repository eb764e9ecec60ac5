import { type RefObject, useEffect, useRef, useState } from 'react'
import { ToolIcon } from './tool-icon.tsx'

/** So little of an end is nothing that anybody misses. */
const NEARLY_PX = 24

/**
 * In the foot of a drawer, of a form that scrolls with its page, or of a part that scrolls by itself (`of`): while the end of what it stands over is not in sight, a line at
 * its top leads there. Where the foot happens to cut nothing, what lies below it would not be looked for.
 */
export function MoreBelow({ of }: { of?: RefObject<HTMLElement | null> }) {
  const here = useRef<HTMLDivElement>(null)
  const [isMore, setMore] = useState(false)
  useEffect(() => {
    const foot = here.current?.parentElement
    const whole = foot?.parentElement
    if (!foot || !whole) return undefined
    const own = scrollerOf(foot, of)
    const look = () => setMore((own ? leftOf(own) : belowFoot(whole, foot)) > NEARLY_PX)
    const sizes = new ResizeObserver(look)
    for (const part of own ? [own, ...own.children] : [document.documentElement, whole]) sizes.observe(part)
    // A page's own scrolling, or that of a part of it, does not bubble.
    const scroller = own ?? document
    scroller.addEventListener('scroll', look, { passive: true, capture: true })
    return () => {
      sizes.disconnect()
      scroller.removeEventListener('scroll', look, { capture: true })
    }
  }, [of])
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
            const own = here.current && scrollerOf(here.current, of)
            if (own) own.scrollTo({ top: own.scrollHeight, behavior: 'smooth' })
            else here.current?.closest('form')?.scrollIntoView({ block: 'end', behavior: 'smooth' })
          }}
        >
          More below <ToolIcon name="down" className="size-4.5" />
        </button>
      )}
    </div>
  )
}

/** What scrolls by itself; none where that is the page. */
function scrollerOf(foot: HTMLElement, of: RefObject<HTMLElement | null> | undefined): HTMLElement | null {
  return of?.current ?? foot.closest('dialog')
}

function leftOf({ scrollHeight, clientHeight, scrollTop }: HTMLElement): number {
  return scrollHeight - clientHeight - scrollTop
}

/** What of a form lies below its foot, as long as that stays in sight. */
function belowFoot(form: HTMLElement, foot: HTMLElement): number {
  return form.getBoundingClientRect().bottom - foot.getBoundingClientRect().bottom
}
