import { useOrderedCart } from '../../../kit/cart/finish-cart.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { Link } from '../../../ui/link.tsx'

type EmptiedCartProps = { cartId: string; userId: string; locationId: string }

/** Another tab was faster: what became of the cart that this one still showed. */
export function EmptiedCart({ cartId, userId, locationId }: EmptiedCartProps) {
  const order = useOrderedCart(cartId, userId)
  return (
    <div role="alert" className="rounded-card border border-line bg-raised p-6">
      <p className="font-display text-2xl">
        {order ? `This cart was ordered: ${order.shortNumber}` : 'Your cart is empty now'}
      </p>
      <p className="mt-2 text-soft">
        {order ? 'There is nothing left to do here.' : 'It was emptied or ordered in another tab of this browser.'}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Link to={order ? paths.orderSuccess(order.id) : paths.dashboard()} className={button('strong')}>
          {order ? 'See your order' : 'See your orders'}
        </Link>
        <Link to={paths.menu(locationId)} className={button('quiet')}>
          Back to the menu
        </Link>
      </div>
    </div>
  )
}
