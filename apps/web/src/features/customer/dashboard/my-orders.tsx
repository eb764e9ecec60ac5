import { isFinal } from '@sizzle/domain/order/status.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { BRAND } from '../../../brand/brand.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { CardSkeleton } from '../../../ui/card-skeleton.tsx'
import { DeadEnd } from '../../../ui/dead-end.tsx'
import { heldIf } from '../../../ui/held.ts'
import { Link } from '../../../ui/link.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { AskedToCancel } from './asked-to-cancel.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { LastOrderCard, OrderCard, type OrderCardProps } from './order-card.tsx'
import { type MyOrder, myOrdersQuery } from './orders-query.ts'
import { ReorderDialog } from './reorder-dialog.tsx'
import { soonestFirst } from './soonest-first.ts'

/** Orders under way, the one that is ready next first, then past ones, newest first, live. */
export function MyOrders() {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    myOrdersQuery(),
  )
  const [open, setOpen] = useState<{ order: MyOrder; dialog: 'cancel' | 'reorder' }>()
  const close = () => setOpen(undefined)

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
      <AskedToCancel />
      <ul className="grid gap-4 lg:grid-cols-2">
        {soonestFirst(data.orders).map((order, index, all) => (
          <Fragment key={order.id}>
            <Heading words={headingAt(index, all)} />
            <li className={isLarge(order, index) ? 'col-span-full' : ''}>
              <Card
                isLarge={isLarge(order, index)}
                order={order}
                onReorder={() => setOpen({ order, dialog: 'reorder' })}
                onCancel={() => setOpen({ order, dialog: 'cancel' })}
              />
            </li>
          </Fragment>
        ))}
        {!hasNextPage && data.orders.every(({ status }) => !isFinal(status)) && (
          <>
            <Heading words={PAST} />
            <li className="col-span-full -mt-2 text-soft">
              {data.orders.length === 1
                ? 'Your order moves here once it is complete.'
                : 'Your orders move here once they are complete.'}
            </li>
          </>
        )}
      </ul>
      {data.orders.length < data.total && (
        <p className="mt-4 text-center text-sm text-soft">
          {data.orders.length} of {data.total} orders
        </p>
      )}
      {hasNextPage && (
        <div className="mt-2 flex justify-center">
          <button
            type="button"
            className={button('quiet')}
            onClick={() => void fetchNextPage()}
            {...heldIf(isFetchingNextPage)}
          >
            {isFetchingNextPage ? 'Loading more orders…' : 'Show more orders'}
          </button>
        </div>
      )}
      {open?.dialog === 'cancel' && (
        <CancelDialog order={open.order} onDone={() => void askAgainAbout('order.changed')} onClose={close} />
      )}
      {open?.dialog === 'reorder' && <ReorderDialog order={open.order} onClose={close} />}
    </>
  )
}

/** As the tab is called, which holds what is under way too. */
const PAST = 'Past orders'

/** What is under way stands apart from what was; without it the last order does. */
function headingAt(index: number, all: readonly MyOrder[]): string | undefined {
  const live = all.filter(({ status }) => !isFinal(status)).length
  if (index === 0) return live > 0 ? 'Under way' : 'Your last order'
  return index === Math.max(live, 1) ? (live > 0 ? PAST : 'Earlier orders') : undefined
}

function Heading({ words }: { words: string | undefined }) {
  if (words === undefined) return null
  return (
    <li className="col-span-full not-first:mt-5">
      <h2 className="text-2xl">{words}</h2>
    </li>
  )
}

/** What is under way looks alike; without it the last order stands out. */
function isLarge({ status }: MyOrder, index: number): boolean {
  return index === 0 || !isFinal(status)
}

function Card({ isLarge, ...card }: OrderCardProps & { isLarge: boolean }) {
  return isLarge ? <LastOrderCard {...card} /> : <OrderCard {...card} />
}

function LoadingOrders() {
  return (
    <Loading words="Loading your orders…" className="grid gap-4 lg:grid-cols-2">
      <CardSkeleton lines={4} className="col-span-full" />
      <CardSkeleton />
      <CardSkeleton />
    </Loading>
  )
}

function NoOrders() {
  return (
    <DeadEnd
      isPart
      isAtStart
      art="tiffin"
      title="No orders yet"
      way={
        <Link to={paths.menu(BRAND.defaultLocationId)} className={button('primary')}>
          See the menu
        </Link>
      }
    >
      <p>What you order appears here, with its receipt and a button to have it again.</p>
    </DeadEnd>
  )
}
