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

const lineLost = createStore(false)

/** This screen hears of no new orders. */
export function setLineLost(isLost: boolean): void {
  lineLost.set(isLost)
}

/** The page's title; while an order waits it flashes and counts, also on a tab that nobody looks at. So it does while nothing is heard. */
export function useBadgedTitle(title: string): void {
  const count = useStore(waiting, 0)
  const isLost = useStore(lineLost, false)
  useEffect(() => {
    document.title = title
    if (count === 0 && !isLost) return
    const alarm = isLost ? 'No connection!' : `(${count}) New order${count === 1 ? '' : 's'}!`
    let isAlarm = true
    const flash = () => {
      document.title = isAlarm ? alarm : count > 0 ? `(${count}) ${title}` : title
      isAlarm = !isAlarm
    }
    flash()
    const timer = setInterval(flash, FLASH_EVERY_MS)
    return () => {
      clearInterval(timer)
      document.title = title
    }
  }, [count, isLost, title])
}
