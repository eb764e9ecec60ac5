import { OrderWishNotice } from '../features/customer/order-wish/order-wish-notice.tsx'
import { QueuedBookings } from '../features/customer/reservations/queued-bookings.tsx'

/** What became of things that this browser sent, or could not send: above whatever page the visitor comes back to. */
export function CustomerNotices() {
  return (
    <>
      <OrderWishNotice />
      <QueuedBookings />
    </>
  )
}
