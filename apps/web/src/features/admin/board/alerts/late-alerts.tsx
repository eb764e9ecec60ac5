import { lateOrders } from '@sizzle/domain/alerts/late-orders.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { alertLate } from '../../../../kit/sound/alerts.ts'
import { startTicker } from '../../../../kit/sound/ticker.ts'
import { useOrdersOf } from '../state/use-board.ts'

const LOOK_EVERY_MS = 1_000

/** An order whose promise passes is heard once, in every section; its card is red for as long as it is late. */
export function LateAlerts({ locationIds }: { locationIds: readonly string[] }) {
  const { orders } = useOrdersOf(locationIds)
  const [said, say] = useState('')
  const known = useRef<ReadonlySet<string> | null>(null)
  const look = useEffectEvent(() => {
    if (!orders) return
    const { late, fresh } = lateOrders(known.current, orders, new Date())
    known.current = late
    if (fresh.length === 0) return
    alertLate()
    say(`Late now: ${fresh.map(({ shortNumber }) => shortNumber).join(', ')}`)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each list is looked at
  useEffect(() => look(), [orders])
  useEffect(() => startTicker(LOOK_EVERY_MS, () => look()), [])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
