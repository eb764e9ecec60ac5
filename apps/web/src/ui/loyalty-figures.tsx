import { formatDollars } from './money.ts'
import { Skeleton } from './skeleton.tsx'

type Figures = { loyaltyPoints: number; totalOrders: number; totalSpent: number }

const COUNT = new Intl.NumberFormat('en-CA')

/** Three figures of a person (people 25). They come from the ledger; nobody edits them here. */
export function LoyaltyFigures({ figures }: { figures: Figures | undefined }) {
  return (
    <dl className="flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line text-center">
      <Figure label="Loyalty Points" value={figures && COUNT.format(figures.loyaltyPoints)} />
      <Figure label="Completed Orders" value={figures && COUNT.format(figures.totalOrders)} />
      <Figure label="Total Spent" value={figures && formatDollars(figures.totalSpent)} />
    </dl>
  )
}

function Figure({ label, value }: { label: string; value: string | undefined }) {
  return (
    <div className="flex min-w-0 grow basis-[5.25rem] flex-col-reverse justify-end bg-raised px-1.5 py-3">
      <dt className="mt-1 text-[0.8125rem] leading-tight text-soft">{label}</dt>
      <dd className="font-display text-xl leading-tight font-semibold tabular-nums">
        {value ?? <Skeleton className="mx-auto h-6 w-12" />}
      </dd>
    </div>
  )
}
