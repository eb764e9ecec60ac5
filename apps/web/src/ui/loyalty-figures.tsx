import { formatDollars } from './money.ts'
import { Skeleton } from './skeleton.tsx'

type Figures = { loyaltyPoints: number; totalOrders: number; totalSpent: number }

const COUNT = new Intl.NumberFormat('en-CA')

/** Three figures of a person on one quiet line (people 25); only what is above zero has weight. They come from the ledger; nobody edits them here. */
export function LoyaltyFigures({ figures }: { figures: Figures | undefined }) {
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <Figure label="Loyalty Points" value={figures && COUNT.format(figures.loyaltyPoints)} />
      <Figure label="Completed Orders" value={figures && COUNT.format(figures.totalOrders)} />
      <Figure label="Total Spent" value={figures && formatDollars(figures.totalSpent)} />
    </dl>
  )
}

function Figure({ label, value }: { label: string; value: string | undefined }) {
  return (
    <div className="flex flex-row-reverse items-baseline gap-1 text-soft">
      <dt>{label}</dt>
      <dd className={`tabular-nums ${isZero(value) ? '' : 'font-semibold text-ink'}`}>
        {value ?? <Skeleton className="h-4 w-5" />}
      </dd>
    </div>
  )
}

function isZero(value: string | undefined): boolean {
  return value === undefined || !/[1-9]/.test(value)
}
