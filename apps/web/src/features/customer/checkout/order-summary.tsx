import { formatCad } from '@sizzle/domain/money/cents.ts'
import { ORDER_TYPE_LABELS, type OrderType } from '@sizzle/domain/order/order-type.ts'
import type { BillRow } from '@sizzle/domain/pricing/bill-rows.ts'
import { Fragment } from 'react'
import { Leader } from '../../../ui/leader.tsx'
import { LineRows } from '../../../ui/line-rows.tsx'
import type { cartInRows } from './cart-in-rows.ts'

type SummaryProps = {
  locationName: string
  orderType: OrderType
  /** When it is to be ready. */
  time: string | undefined
  rows: ReturnType<typeof cartInRows>
  /** What it is in coins, where that is said. */
  cash: string | null
}

export function OrderSummary({ locationName, orderType, time, rows, cash }: SummaryProps) {
  const { lines, sums } = rows
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section aria-labelledby="summary-title" className="rounded-card border border-line bg-raised p-5">
      <h2 id="summary-title" className="text-2xl">
        Order summary
      </h2>
      <p className="mt-1 text-soft">
        {locationName || 'Selected Location'} · {ORDER_TYPE_LABELS[orderType]}
      </p>
      {time !== undefined && <p className="font-semibold">{time}</p>}
      <p className="text-soft">
        {pieces} {pieces === 1 ? 'item' : 'items'}
        {pieces > lines.length && `, ${lines.length} different`}
      </p>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="Items of your order"
        className="mt-3 overflow-y-auto border-y border-line py-2 lg:max-h-[45vh]"
      >
        {lines.map((line) => (
          <li key={line.cartKey} className="py-1.5">
            <div className="flex items-baseline gap-2">
              <span className="min-w-0">
                {line.quantity} × {line.name}
              </span>
              <Leader />
              <span className="price">{formatCad(line.amount)}</span>
            </div>
            <p className="text-sm text-soft">
              {line.heat}
              <LineRows line={line} shown="priced" noteLook="italic" />
            </p>
          </li>
        ))}
      </ul>
      <Sums sums={sums} cash={cash} />
    </section>
  )
}

function Sums({ sums, cash }: Pick<SummaryProps, 'cash'> & { sums: readonly BillRow[] }) {
  return (
    <dl aria-live="polite" className="mt-3 grid grid-cols-[1fr_auto] gap-y-1.5">
      {sums.map(({ kind, label, amount }) =>
        kind === 'total' ? (
          <Fragment key={kind}>
            <dt className="mt-1 border-t border-line pt-2.5 font-display text-xl">{label}</dt>
            <dd className="price mt-1 border-t border-line pt-2.5 text-right text-xl">
              {formatCad(amount)} <span className="text-sm font-normal text-soft">CAD</span>
            </dd>
          </Fragment>
        ) : (
          <Fragment key={`${kind} ${label}`}>
            <dt className="text-soft">{label}</dt>
            <dd className="price text-right">{formatCad(amount)}</dd>
          </Fragment>
        ),
      )}
      {cash && <dd className="col-span-2 text-right text-sm text-soft">{cash}</dd>}
    </dl>
  )
}
