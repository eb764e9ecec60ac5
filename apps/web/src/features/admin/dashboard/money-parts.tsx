import { formatDollars } from '../../../ui/money.ts'
import type { Figures } from './figure-cards.tsx'
import { NothingYet, Panel } from './panel.tsx'

/** Revenue is what guests paid in all: what of it is whose. */
export function MoneyParts({ stats: { money, revenue } }: { stats: Figures }) {
  const rows = [
    ['Dishes', money.goods],
    ['Fees', money.fees],
    ['Tax', money.tax],
    ['Tips', money.tips],
    ['Refunds', 0 - money.refunds],
  ] as const
  if (revenue === 0 && rows.every(([, amount]) => amount === 0))
    return (
      <Panel title="What revenue is made of">
        <NothingYet
          icon="cash"
          title="Nothing came in"
          hint="What guests pay in this period is taken apart here: dishes, fees, tax and tips."
        />
      </Panel>
    )
  return (
    <Panel title="What revenue is made of">
      <dl className="grid grow">
        {rows.map(([label, amount]) => (
          <div key={label} className="flex items-center justify-between gap-3 border-b border-line py-2">
            <dt>{label}</dt>
            <dd className="price">{formatDollars(amount)}</dd>
          </div>
        ))}
        <div className="flex items-center justify-between gap-3 pt-2 font-semibold">
          <dt>Revenue</dt>
          <dd className="price">{formatDollars(revenue)}</dd>
        </div>
      </dl>
      {money.discounts > 0 && (
        <p className="mt-2 text-sm text-soft">
          Discounts of {formatDollars(money.discounts)} are off the dishes already.
        </p>
      )}
    </Panel>
  )
}
