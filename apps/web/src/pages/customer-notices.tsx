import { OrderWishNotice } from '../features/customer/order-wish/order-wish-notice.tsx'
import { QueuedBookings } from '../features/customer/reservations/queued-bookings.tsx'
import { NewerSite } from '../features/shared/newer-site/newer-site.tsx'
import { paths } from '../paths.ts'
import { useLocation } from '../router/router.tsx'

/** What became of things that this browser sent, or could not send: above whatever page the visitor comes back to. */
export function CustomerNotices() {
  const { pathname } = useLocation()
  return (
    <>
      <OrderWishNotice />
      <QueuedBookings />
      {/* Who pays is not asked to load anything. */}
      {pathname !== paths.checkout() && <NewerSite className="wrap pt-5 empty:pt-0" />}
    </>
  )
}
