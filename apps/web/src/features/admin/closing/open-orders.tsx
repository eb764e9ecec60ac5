import type { ReactNode } from 'react'
import { sectionHash } from '../../../kit/address/section-address.ts'
import { paths } from '../../../paths.ts'
import { clockOf } from '../../../ui/clock.ts'
import { Fold } from '../../../ui/fold.tsx'
import { Link } from '../../../ui/link.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { Badge, type BadgeTone } from '../../../ui/office/badge.tsx'
import type { DayToClose } from './closing-query.ts'

type Order = DayToClose['open']['orders'][number]

const STATUSES: Readonly<Record<Order['status'], readonly [words: string, tone: BadgeTone]>> = {
  pending: ['Pending', 'waiting'],
  preparing: ['Preparing', 'busy'],
  ready: ['Ready', 'good'],
  completed: ['Completed', 'plain'],
  cancelled: ['Cancelled', 'over'],
}

type OpenOrdersProps = {
  day: Pick<DayToClose, 'open' | 'locationId' | 'timeZone'>
  /** What is decided about them. */
  children?: ReactNode
}

/** What keeps the day from being over: first what is still to be paid. Each leads to its order. */
export function OpenOrders({ day: { open, locationId, timeZone }, children }: OpenOrdersProps) {
  if (open.count === 0) return null
  const toCollectFirst = [...open.orders].sort((a, b) => Number(b.left > 0) - Number(a.left > 0))
  return (
    <div className="overflow-hidden rounded-control bg-saffron-soft text-saffron-ink">
      <Fold
        className="*:first:px-4 *:first:pt-2.5 *:first:pb-1.5"
        title={<OpenWords open={open} isShort={!children} />}
      >
        <ul
          aria-label="Open orders"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region without focus cannot be scrolled by keys
          tabIndex={0}
          className={`@container relative max-h-60 divide-y divide-line overflow-y-auto border border-line bg-raised text-ink ${children ? '' : 'rounded-b-control'}`}
        >
          {toCollectFirst.map((order) => (
            <li key={order.id}>
              <OpenOrderRow order={order} place={locationId} timeZone={timeZone} />
            </li>
          ))}
        </ul>
      </Fold>
      {children && <div className="px-4 pb-2.5 [&_label]:text-ink">{children}</div>}
    </div>
  )
}

/** '23 open orders, $987.60 to collect', and below it '22 unfinished, 1 finished but unpaid'; of more than were sent nobody knows. */
function OpenWords({ open: { count, amount, orders }, isShort }: Pick<DayToClose, 'open'> & { isShort: boolean }) {
  const unfinished = orders.filter(({ status }) => status !== 'completed').length
  const sorts = [
    [unfinished, 'unfinished'],
    [orders.length - unfinished, 'finished but unpaid'],
  ] as const
  const found = sorts.filter(([found]) => found > 0 && orders.length === count)
  const parts = found.map(([found, words]) => (count === 1 ? words : `${found} ${words}`)).join(', ')
  return (
    <>
      {count === 1 ? '1 open order' : `${count} open orders`}
      {amount > 0 && `, ${formatDollars(amount)} to collect`}
      {/* A phone has room for the rows of the count first. */}
      {parts !== '' && <span className={`block text-sm font-normal ${isShort ? 'max-sm:sr-only' : ''}`}>{parts}</span>}
    </>
  )
}

type OpenOrderRowProps = { order: Order; place: string; timeZone: string }

function OpenOrderRow({ order, place, timeZone }: OpenOrderRowProps) {
  const { id, shortNumber, customerName, placedAt, status, left } = order
  const [words, tone] = STATUSES[status]
  return (
    <Link
      to={orderOnBoard(id, place)}
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-1 hover:bg-sunk focus-visible:-outline-offset-3 ${ONE_LINE}`}
    >
      <span className="min-w-0 @min-[30rem]:contents">
        <b className="whitespace-nowrap">{shortNumber}</b>{' '}
        <time dateTime={placedAt} className="text-sm whitespace-nowrap text-soft">
          {clockOf({ timeZone }).time(placedAt)}
        </time>
      </span>
      <span className={`text-right @min-[30rem]:order-last ${left > 0 ? 'price' : 'text-soft'}`}>
        {left > 0 ? formatDollars(left) : 'Paid'}
      </span>
      <span dir="auto" className="truncate">
        {customerName}
      </span>
      <Badge tone={tone} className="justify-self-end!">
        {words}
      </Badge>
    </Link>
  )
}

/** Where there is room an order takes one low line, so that many are seen at once. */
const ONE_LINE =
  '@min-[30rem]:grid-cols-[minmax(4.75rem,auto)_minmax(5.25rem,auto)_minmax(0,1fr)_auto_minmax(5rem,auto)] pointer-coarse:min-h-11'

/** The board of the place whose day it is, with the order open. */
function orderOnBoard(orderId: string, place: string): string {
  const [path] = paths.adminDashboard('orders').split('#')
  return `${path}?${new URLSearchParams({ location: place })}${sectionHash({ section: 'orders', below: [orderId] })}`
}
