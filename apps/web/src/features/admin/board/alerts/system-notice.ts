import { POPUP_SHOWN_MS, popupNote } from '@sizzle/domain/alerts/order-alerts.ts'
import type { BoardOrder } from '../state/board-query.ts'

/** For a window behind another one; the sound is ours. Gone after 15 seconds. */
export function tellSystem(orders: readonly BoardOrder[]): void {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return
  for (const { orderId, shortNumber, items } of orders) {
    try {
      const notice = new Notification(`New order ${shortNumber}`, {
        body: popupNote(items),
        tag: orderId,
        silent: true,
      })
      notice.onclick = () => focus()
      setTimeout(() => notice.close(), POPUP_SHOWN_MS)
    } catch {
      // Android's browsers have the name but only let service workers use it; the sound and the popup are there anyway.
    }
  }
}
