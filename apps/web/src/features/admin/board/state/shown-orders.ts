import { useMemo } from 'react'
import { useDeviceQueue } from '../../../../kit/offline/device-queue.ts'
import { useStore } from '../../../../kit/store.ts'
import type { BoardOrder } from './board-query.ts'
import { asMove, isMove, NOTHING_SENDING, sending } from './moves.ts'

/**
 * Where it stands is what somebody wants, not yet what the server knows: `isSending` while the call is under way,
 * `isWaiting` once it is kept for later.
 */
export type ShownOrder = BoardOrder & { readonly isWaiting: boolean; readonly isSending: boolean }

/** What the server said, with this device's own moves laid over it. An order that nothing changed stays the same object. */
export function useShownOrders(orders: readonly BoardOrder[] | undefined): readonly ShownOrder[] | undefined {
  const underWay = useStore(sending, NOTHING_SENDING)
  const { waiting } = useDeviceQueue()
  return useMemo(() => {
    const queued = new Map(waiting.filter(isMove).map(({ input }) => [asMove(input).orderId, asMove(input).status]))
    return orders?.map((order) => {
      // What is under way was pressed last.
      const wanted = underWay.get(order.orderId) ?? queued.get(order.orderId)
      if (wanted === undefined) return asTheServerSays(order)
      const isWaiting = queued.has(order.orderId)
      return { ...order, status: wanted, isWaiting, isSending: !isWaiting }
    })
  }, [orders, underWay, waiting])
}

const shownAsIs = new WeakMap<BoardOrder, ShownOrder>()

function asTheServerSays(order: BoardOrder): ShownOrder {
  const known = shownAsIs.get(order)
  if (known) return known
  const shown = { ...order, isWaiting: false, isSending: false }
  shownAsIs.set(order, shown)
  return shown
}
