import { refusalOf } from '@sizzle/contract/client.ts'
import { paths } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'

export type EarlierOrder = {
  readonly id: string
  readonly shortNumber: string
  /** Of this very cart: a second one begins with a cart of its own. Else the same dishes were ordered a moment ago. */
  readonly isSameCart: boolean
}

export function earlierOrderIn(error: unknown): EarlierOrder | undefined {
  const refusal = refusalOf(error, '/createCustomerOrderCash', '/createCustomerPayment')
  if (refusal?.code !== 'cart_already_ordered' && refusal?.code !== 'ordered_the_same') return undefined
  const { id, shortNumber } = refusal.order
  return { id, shortNumber, isSameCart: refusal.code === 'cart_already_ordered' }
}

const LINK = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

/** One press is one order. The likely answer takes the place of the button (order-press.tsx), and this is the other one. */
export function AlreadyOrdered({ earlier, onBeginAgain }: { earlier: EarlierOrder; onBeginAgain: () => void }) {
  return (
    <p className="order-twice -mt-2 max-lg:mb-1">
      {earlier.isSameCart ? (
        <button type="button" className={LINK} onClick={onBeginAgain}>
          Order the same again
        </button>
      ) : (
        <Link to={paths.orderSuccess(earlier.id)} className={LINK}>
          See order {earlier.shortNumber}
        </Link>
      )}
    </p>
  )
}
