import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '../../../kit/server/problem-of.ts'
import { NOT_OFFLINE, useOnline } from '../../../kit/use-online.ts'
import { button } from '../../../ui/button.ts'
import { dayOfHouse } from '../../../ui/clock.ts'
import { Link } from '../../../ui/link.tsx'
import { ListBody } from '../../../ui/list/list-body.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { AdjustDialog } from './adjust-dialog.tsx'
import { PART_HEAD } from './part-head.ts'
import { type LedgerEntry, ledgerQuery, type User } from './users-query.ts'

/** What follows the ledger stays near; its pages come with the whole of it. */
const FIRST_ROWS = 5

/** Every row that a person's points are the sum of. */
export function UserLedger({ user }: { user: User }) {
  const [page, setPage] = useState(1)
  const [isWhole, setWhole] = useState(false)
  const [isAdjusting, setAdjusting] = useState(false)
  const ledger = useQuery(ledgerQuery(user.id, page))
  const isOnline = useOnline()
  const figures = ledger.data?.figures
  const total = ledger.data?.total ?? 0
  const isCut = !isWhole && total > FIRST_ROWS + 1
  const rows = (ledger.data?.entries ?? []).slice(0, isCut ? FIRST_ROWS : undefined)
  return (
    <section aria-labelledby="ledger" className="@container grid gap-2">
      <div className={PART_HEAD}>
        <h2 id="ledger" className="mr-auto text-xl">
          Loyalty
        </h2>
        <button
          type="button"
          className={button('quiet', 'px-4!')}
          disabled={!isOnline || figures === undefined}
          title={isOnline ? undefined : NOT_OFFLINE}
          onClick={() => setAdjusting(true)}
        >
          Adjust points
        </button>
        {figures && total > 0 && (
          <p className="mt-1.5 basis-full text-pretty text-soft empty:hidden">
            {[total > 1 && sumWords(total, figures.points), rows.some(isByRule) && RULE].filter(Boolean).join(' ')}
          </p>
        )}
      </div>
      <ListBody
        query={ledger}
        problem={ledger.error ? problemOf(ledger.error) : undefined}
        things="the ledger"
        failed={{ title: 'Failed to load the ledger' }}
        countOf={({ total }) => total}
        empty={{ title: 'Nothing earned yet', hint: 'Points come with the first order that is completed and paid.' }}
        narrowed={{ title: 'Nothing earned yet', hint: '' }}
        isNarrowed={false}
        isPart
        {...(isCut ? {} : { pages: { page, count: ledger.data?.pages ?? 1, onPage: setPage } })}
      >
        {() => (
          <ul aria-label="Ledger" className="divide-y divide-line rounded-card border border-line bg-raised">
            {rows.map((entry) => (
              <Row key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </ListBody>
      {isCut && (
        <button
          type="button"
          className="min-h-11 justify-self-start font-semibold underline underline-offset-4"
          onClick={() => setWhole(true)}
        >
          Show all {total}
          <span className="sr-only"> rows of the ledger</span>
        </button>
      )}
      {isAdjusting && <AdjustDialog user={user} onClose={() => setAdjusting(false)} />}
    </section>
  )
}

function Row({ entry }: { entry: LedgerEntry }) {
  const { at, points } = entry
  // The orders say what they came to; the rest is said here alone.
  const sums = isOrderKept(entry) ? '' : sumsWords(entry)
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 px-4 py-2.5 min-[20rem]:flex-nowrap">
      <p className="min-w-0 grow break-words">
        <span>
          <What entry={entry} />
        </span>
        {sums && <span className="block text-sm text-soft tabular-nums">{sums}</span>}
      </p>
      <time dateTime={at} className="shrink-0 text-sm text-soft">
        {dayOfHouse(at)}
      </time>
      <p className="shrink-0 text-right tabular-nums min-[20rem]:min-w-21">
        <b>{signed(points)}</b> {Math.abs(points) === 1 ? 'point' : 'points'}
      </p>
    </li>
  )
}

/** The order it comes from, which is a press away; without one, who did it and why. */
function What({ entry: { kind, order, by, reason } }: { entry: LedgerEntry }) {
  if (kind === 'adjusted' || order === null)
    return `Adjusted by ${by ?? 'somebody'}${reason ? `: ${reason}` : ', without a reason'}`
  const isKept = isOrderKept({ order })
  return (
    <>
      {kind === 'earned' ? 'Order ' : 'Refund of order '}
      {isKept ? (
        <Link to={`#orders/${order.id}`} className="font-semibold whitespace-nowrap underline underline-offset-4">
          {order.number}
        </Link>
      ) : (
        order.number || order.id
      )}
      {!isKept && ` at ${order.location}, which is kept no more`}
    </>
  )
}

const RULE = '1 point per full dollar before tax and tip.'

/** Whether the rule above says how many they are, which it does not where a part of the order was taken back before. */
function isByRule({ kind, order, points }: LedgerEntry): boolean {
  const subtotal = order?.subtotal
  return kind === 'earned' && typeof subtotal === 'number' && Math.floor(subtotal) === points
}

function isOrderKept({ order }: Pick<LedgerEntry, 'order'>): boolean {
  return order !== null && order.subtotal !== null
}

/** What it adds to a person's orders and what they spent: no money changes hands here. */
function sumsWords({ orders, spent }: LedgerEntry): string {
  if (orders === 1 && spent > 0) return `Order of ${formatDollars(spent)}`
  return [ordersWords(orders), spent === 0 ? '' : `${spentWords(spent)} spent`].filter(Boolean).join(' · ')
}

function ordersWords(orders: number): string {
  return orders === 0 ? '' : `${signed(orders)} ${Math.abs(orders) === 1 ? 'order' : 'orders'}`
}

function spentWords(spent: number): string {
  return `${spent < 0 ? '−' : '+'}${formatDollars(Math.abs(spent))}`
}

function sumWords(entries: number, points: number): string {
  return `${entries.toLocaleString('en-CA')} ${entries === 1 ? 'entry' : 'entries'}, ${points.toLocaleString('en-CA')} points in all.`
}

function signed(figure: number): string {
  const digits = Math.abs(figure).toLocaleString('en-CA')
  return figure < 0 ? `−${digits}` : `+${digits}`
}
