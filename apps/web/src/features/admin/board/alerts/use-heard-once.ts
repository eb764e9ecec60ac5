import { acceptedItselfIds } from '@sizzle/domain/alerts/order-alerts.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { alertOrder } from '../../../../kit/sound/alerts.ts'
import { soundSettings } from '../../../../kit/sound/settings.ts'
import type { ShownOrder } from '../state/shown-orders.ts'

/** An order that accepted itself needs nobody's press, and is heard all the same. */
export function useHeardOnce(orders: readonly ShownOrder[] | undefined): void {
  const previous = useRef<readonly ShownOrder[] | null>(null)
  const onList = useEffectEvent((list: readonly ShownOrder[]) => {
    const fresh = acceptedItselfIds(previous.current, list)
    previous.current = list
    if (fresh.length > 0) alertOrder(false, soundSettings().orders.volume)
  })
  useEffect(() => {
    if (orders) onList(orders)
  }, [orders])
}
