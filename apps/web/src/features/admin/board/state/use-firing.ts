import { isForLater, nextFiring } from '@sizzle/domain/order/later.ts'
import { useEffect, useMemo, useState } from 'react'
import { startTicker } from '../../../../kit/sound/ticker.ts'
import type { ShownOrder } from './shown-orders.ts'

const TICK_MS = 500

/**
 * Which orders are due and which are for later, right to the second: also in a tab in the background, and right after a
 * laptop wakes. Nothing is kept, so a reload finds the same.
 */
export function useFiring(orders: readonly ShownOrder[] | undefined) {
  const [now, setNow] = useState(() => new Date())
  const next = useMemo(() => (orders ? nextFiring(orders, now)?.getTime() : undefined), [orders, now])
  useEffect(() => {
    if (next === undefined) return undefined
    return startTicker(TICK_MS, () => {
      if (Date.now() >= next) setNow(new Date())
    })
  }, [next])
  return useMemo(() => {
    const isLater = (order: ShownOrder) => isForLater(order, now)
    return { due: orders?.filter((order) => !isLater(order)), later: orders?.filter(isLater) }
  }, [orders, now])
}
