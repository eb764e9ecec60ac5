import { piecesIn } from '@sizzle/domain/cart/cart.ts'
import { type ReorderChange, reorder } from '@sizzle/domain/cart/reorder.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cartOf, saveCart, useCart } from '../../../kit/cart/cart-store.ts'
import { checkoutState } from '../../../kit/cart/checkout-state.ts'
import { loadMenu, sentenceOf } from '../../../kit/page-calls.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { Link } from '../../../ui/link.tsx'
import { toCents } from '../../../ui/money.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { MyOrder } from './orders-query.ts'

/** The same again into the cart; whatever is different from last time is named before anything is ordered. */
export function ReorderDialog({ order, onClose }: { order: MyOrder; onClose: () => void }) {
  const [title] = useState(`Order ${order.shortNumber} again`)
  const filled = useQuery({
    queryKey: ['reorder', order.id],
    queryFn: () => fillCart(order),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0, // opened again, it fills the cart again
  })
  return (
    <Dialog label={title} onClose={onClose}>
      <div className="grid gap-4 p-6">
        <h2 className="text-2xl">{title}</h2>
        {filled.isPending && <Skeleton className="h-24 w-full" />}
        <FormProblem sentence={filled.error ? sentenceOf(filled.error) : undefined} />
        {filled.data && <Filled order={order} changes={filled.data} />}
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className={button('quiet')} onClick={onClose}>
            Close
          </button>
          {filled.data && <WayOn order={order} />}
        </div>
      </div>
    </Dialog>
  )
}

async function fillCart(order: MyOrder): Promise<readonly ReorderChange[]> {
  const { items } = await loadMenu(order.location)
  const menu = items.map((item) => ({ ...item, price: toCents(item.price), hasHeat: item.spiceLevel !== 'none' }))
  const past = order.items.map((item) => ({ ...item, price: toCents(item.price) }))
  const { cart, changes } = reorder(cartOf(order.location), past, menu)
  saveCart(order.location, cart)
  return changes
}

function Filled({ order, changes }: { order: MyOrder; changes: readonly ReorderChange[] }) {
  const pieces = piecesIn(useCart(order.location))
  return (
    <div role="status">
      <p>
        Your cart at {order.locationInfo.name} holds {pieces} {pieces === 1 ? 'item' : 'items'} now.
      </p>
      {changes.length > 0 && (
        <>
          <p className="mt-3 font-semibold">Different from last time:</p>
          <ul className="mt-1 list-disc space-y-1 pl-5">
            {changes.map((change) => (
              <li key={`${change.kind} ${change.name}`}>{sentenceFor(change)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function sentenceFor(change: ReorderChange): string {
  switch (change.kind) {
    case 'gone':
      return `${change.name} is no longer available.`
    case 'repriced':
      return `${change.name} costs ${formatCad(change.now)} now, it was ${formatCad(change.was)}.`
    case 'fewer':
      return `${change.name}: only ${change.added} of ${change.wanted} fit into the cart.`
  }
}

function WayOn({ order }: { order: MyOrder }) {
  const cart = useCart(order.location)
  if (cart.length === 0) {
    return (
      <Link to={paths.menu(order.location)} className={button('primary')}>
        See the menu
      </Link>
    )
  }
  return (
    <>
      <Link to={paths.menu(order.location)} className={button('quiet')}>
        Add more
      </Link>
      <Link
        to={paths.checkout()}
        state={checkoutState(order.locationInfo, cart, order.orderType)}
        className={button('primary')}
      >
        Checkout
      </Link>
    </>
  )
}
