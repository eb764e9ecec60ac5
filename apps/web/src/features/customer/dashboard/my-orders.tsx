import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BRAND } from '../../../brand/brand.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { Link } from '../../../ui/link.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { OrderCard } from './order-card.tsx'
import { type MyOrder, myOrdersQuery } from './orders-query.ts'
import { ReorderDialog } from './reorder-dialog.tsx'

/** Past orders and those under way, newest first, live. */
export function MyOrders() {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    myOrdersQuery(),
  )
  const [open, setOpen] = useState<{ order: MyOrder; dialog: 'cancel' | 'reorder' }>()

  if (isPending) return <LoadingOrders />
  if (!data) {
    return (
      <LoadProblem
        title="Your orders could not be loaded"
        sentence={sentenceOf(error)}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data.orders.length === 0) return <NoOrders />
  return (
    <>
      <ul className="grid gap-4">
        {data.orders.map((order) => (
          <li key={order.id}>
            <OrderCard
              order={order}
              onReorder={() => setOpen({ order, dialog: 'reorder' })}
              onCancel={() => setOpen({ order, dialog: 'cancel' })}
            />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-center text-sm text-soft">
        {data.orders.length} of {data.total} orders
      </p>
      {hasNextPage && (
        <button
          type="button"
          className={button('quiet', 'mx-auto mt-2 flex')}
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {isFetchingNextPage ? 'Loading more orders…' : 'Show more orders'}
        </button>
      )}
      {open?.dialog === 'cancel' && (
        <CancelDialog
          order={open.order}
          onDone={() => void askAgainAbout('order.changed')}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open?.dialog === 'reorder' && <ReorderDialog order={open.order} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function LoadingOrders() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <p role="status" className="sr-only">
        Loading your orders…
      </p>
      {[0, 1, 2].map((key) => (
        <Skeleton key={key} className="h-44 w-full" />
      ))}
    </div>
  )
}

function NoOrders() {
  return (
    <div className="rounded-card border border-line bg-raised px-6 py-14 text-center">
      <p className="font-display text-2xl">No orders yet</p>
      <p className="mt-2 text-soft">What you order appears here, with its receipt and a button to have it again.</p>
      <Link to={paths.menu(BRAND.defaultLocationId)} className={button('primary', 'mt-6')}>
        See the menu
      </Link>
    </div>
  )
}
