import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { createStore, useStore } from './store.ts'

const stack = createStore<HTMLElement | null>(null)

/**
 * What concerns every section stands at the foot of the window: it comes and goes without moving what somebody is about
 * to press. The height is kept in `--foot-bar`, so that nothing is hidden behind it.
 */
export function FootBars({ className = '', children }: { className?: string; children: ReactNode }) {
  const bars = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = bars.current
    if (!element) return undefined
    stack.set(element)
    const root = document.documentElement.style
    const sizes = new ResizeObserver(() => root.setProperty('--foot-bar', `${element.offsetHeight}px`))
    sizes.observe(element)
    return () => {
      sizes.disconnect()
      root.removeProperty('--foot-bar')
      stack.set(null)
    }
  }, [])
  return (
    <div ref={bars} className={`fixed inset-x-0 bottom-0 z-40 flex flex-col print:hidden ${className}`}>
      {children}
    </div>
  )
}

const place = createStore<HTMLElement | null>(null)

/** In a section whose own foot is pressed all the time: what waits elsewhere is told there, in one short row. */
export function BarPlace({ className }: { className: string }) {
  return <div ref={place.set} className={`empty:hidden ${className}`} />
}

/** Where the section on the screen has such a place. */
export function useBarPlace(): HTMLElement | null {
  return useStore(place, null)
}

/** One more bar, last in the stack, from wherever it is known of. */
export function FootBar({ children }: { children: ReactNode }) {
  const element = useStore(stack, null)
  return element && createPortal(children, element)
}
