import { refusalOf } from '@sizzle/contract/client.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { Link } from '../../../ui/link.tsx'

type AlreadyOrderedProps = {
  error: unknown
  /** This very cart is an order: a second one of it begins with a cart of its own. */
  onBeginAgain: () => void
  /** The same dishes were ordered a moment ago, and the question is answered with yes. */
  onOrderAgain: () => void
}

/** One press is one order: the way to the order that is there already, and the way to a second one. */
export function AlreadyOrdered({ error, onBeginAgain, onOrderAgain }: AlreadyOrderedProps) {
  const first = firstOrderIn(error)
  if (!first) return null
  return (
    <div className="order-twice mt-2 flex flex-wrap gap-3">
      <Link to={paths.orderSuccess(first.order.id)} className={button('strong')}>
        See order {first.order.shortNumber}
      </Link>
      {first.isSameCart ? (
        <button type="button" className={button('quiet')} onClick={onBeginAgain}>
          Order the same again
        </button>
      ) : (
        <button type="button" className={button('quiet')} onClick={onOrderAgain}>
          Order again
        </button>
      )}
    </div>
  )
}

type FirstOrder = { readonly id: string; readonly shortNumber: string }

function firstOrderIn(error: unknown): { order: FirstOrder; isSameCart: boolean } | undefined {
  const refusal = refusalOf(error, '/createCustomerOrderCash', '/createCustomerPayment')
  if (refusal?.code !== 'cart_already_ordered' && refusal?.code !== 'ordered_the_same') return undefined
  return { order: refusal.order, isSameCart: refusal.code === 'cart_already_ordered' }
}
