import { useEffect } from 'react'
import { createStore, useStore } from '../store.ts'

const FLASH_EVERY_MS = 1_000
const waiting = createStore(0)

/** How many new orders nobody has accepted. */
export function setWaitingOrders(count: number): void {
  waiting.set(count)
  const badge = 'setAppBadge' in navigator ? navigator : undefined
  void (count > 0 ? badge?.setAppBadge(count) : badge?.clearAppBadge())?.catch(() => undefined)
}

/** The page's title; while an order waits it flashes and counts, also on a tab that nobody looks at. */
export function useBadgedTitle(title: string): void {
  const count = useStore(waiting, 0)
  useEffect(() => {
    document.title = title
    if (count === 0) return
    const alarm = `(${count}) New order${count === 1 ? '' : 's'}!`
    let isAlarm = true
    const flash = () => {
      document.title = isAlarm ? alarm : `(${count}) ${title}`
      isAlarm = !isAlarm
    }
    flash()
    const timer = setInterval(flash, FLASH_EVERY_MS)
    return () => {
      clearInterval(timer)
      document.title = title
    }
  }, [count, title])
}
