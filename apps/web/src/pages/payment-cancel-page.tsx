import { piecesIn } from '@sizzle/domain/cart/cart.ts'
import { may } from '@sizzle/domain/people/rights.ts'
import { PaymentCancelled } from '../features/customer/payment/payment-cancelled.tsx'
import { useLatestCart } from '../kit/cart/cart-store.ts'
import { useSession } from '../kit/session/session.ts'
import { useQueryParams } from '../kit/use-query-params.ts'
import { paths } from '../paths.ts'
import { button } from '../ui/button.ts'
import { DEAD_END_LINK } from '../ui/dead-end.tsx'
import { Link } from '../ui/link.tsx'
import { LinkToMenu, WayToCheckout } from './ways-to-checkout.tsx'

/** Customers who pay by a link from staff come back here too, signed in or not. */
const LINK_CODE = /^[\w-]{12}$/

export function PaymentCancelPage() {
  const query = useQueryParams()
  const session = useSession()
  const pieces = piecesIn(useLatestCart()?.cart ?? [])
  const reference = query.get('order_id')?.slice(0, 60) || undefined
  const link = query.get('link') ?? ''
  const user = session.state === 'ready' ? session.user : null
  const isStaff = user !== null && may(user, 'backOffice.enter')
  return (
    <PaymentCancelled
      reference={reference}
      cart={isStaff || LINK_CODE.test(link) ? undefined : cartWords(pieces)}
      {...(isStaff ? STAFF_WAYS : LINK_CODE.test(link) ? { way: <LinkWay code={link} />, links: null } : GUEST_WAYS)}
    />
  )
}

/** Of the cart that the way back leads to. */
function cartWords(pieces: number): string | undefined {
  if (pieces === 0) return undefined
  return `Your ${pieces === 1 ? '1 item is' : `${pieces} items are`} still in your cart.`
}

const GUEST_WAYS = { way: <WayToCheckout again="Try Again" />, links: <LinkToMenu /> }
const STAFF_WAYS = {
  way: (
    <Link to={paths.adminDashboard('orders')} className={button('primary')}>
      Try Again
    </Link>
  ),
  links: (
    <Link to={paths.adminDashboard()} className={DEAD_END_LINK}>
      Back to Admin Dashboard
    </Link>
  ),
}

function LinkWay({ code }: { code: string }) {
  return (
    <a href={`/p/${code}`} className={button('primary')}>
      Try Again
    </a>
  )
}
