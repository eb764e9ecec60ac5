import { useEffect, useEffectEvent, useRef } from 'react'
import { toast } from '../../../../kit/toast/toast.ts'
import type { ShownOrder } from '../state/shown-orders.ts'

/** An order that waited here and was accepted elsewhere: this device falls silent and says who took it (kitchen 15). */
export function useTakenByOthers(orders: readonly ShownOrder[] | undefined, waitingIds: string, myName: string): void {
  const before = useRef('')
  const tell = useEffectEvent(() => {
    const gone = before.current.split(' ').filter((id) => id !== '' && !waitingIds.split(' ').includes(id))
    before.current = waitingIds
    for (const orderId of gone) {
      const order = orders?.find((one) => one.orderId === orderId)
      const last = order?.statusHistory.at(-1)
      if (!order || !last || last.status === 'pending' || last.by === myName) continue
      toast(
        'message',
        `${order.shortNumber} was ${last.status === 'cancelled' ? 'cancelled' : 'accepted'} by ${last.by}`,
      )
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of what waits is looked at
  useEffect(() => tell(), [waitingIds])
}
