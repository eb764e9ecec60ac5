import { CallError } from '@sizzle/contract/client.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { Link } from '../../../ui/link.tsx'

/** One cart is one order: the way to the order that it has become, and another press for a second one. */
export function AlreadyOrdered({ error, onOrderAgain }: { error: unknown; onOrderAgain: () => void }) {
  const first = firstOrderIn(error)
  if (!first) return null
  return (
    <div className="flex flex-wrap gap-3">
      <Link to={paths.orderSuccess(first.id)} className={button('strong')}>
        See order {first.shortNumber}
      </Link>
      <button type="button" className={button('quiet')} onClick={onOrderAgain}>
        Order the same again
      </button>
    </div>
  )
}

type FirstOrder = { readonly id: string; readonly shortNumber: string }

function firstOrderIn(error: unknown): FirstOrder | undefined {
  if (!(error instanceof CallError) || error.body.code !== 'cart_already_ordered') return undefined
  // The server's own detail of this refusal.
  return error.body.order as FirstOrder
}
