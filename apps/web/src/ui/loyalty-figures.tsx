import { formatDollars } from './money.ts'
import { Skeleton } from './skeleton.tsx'

type LoyaltyFiguresProps = {
  figures: { loyaltyPoints: number; totalOrders: number; totalSpent: number } | undefined
  /** Where a zero would say nothing. */
  hidesZeros?: boolean
}

const COUNT = new Intl.NumberFormat('en-CA')

/** Three figures of a person on one quiet line (people 25); only what is above zero has weight. They come from the ledger; nobody edits them here. */
export function LoyaltyFigures({ figures, hidesZeros = false }: LoyaltyFiguresProps) {
  const all: [string, string | undefined][] = [
    ['Loyalty Points', figures && COUNT.format(figures.loyaltyPoints)],
    ['Completed Orders', figures && COUNT.format(figures.totalOrders)],
    ['Total Spent', figures && formatDollars(figures.totalSpent)],
  ]
  const shown = all.filter(([, value]) => !(hidesZeros && value !== undefined && isZero(value)))
  if (shown.length === 0) return null
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {shown.map(([label, value]) => (
        <Figure key={label} label={label} value={value} />
      ))}
    </dl>
  )
}

function Figure({ label, value }: { label: string; value: string | undefined }) {
  return (
    <div className="flex flex-row-reverse items-baseline gap-1 text-soft">
      <dt>{label}</dt>
      <dd className={`tabular-nums ${value === undefined || isZero(value) ? '' : 'font-semibold text-ink'}`}>
        {value ?? <Skeleton className="h-4 w-5" />}
      </dd>
    </div>
  )
}

function isZero(value: string): boolean {
  return !/[1-9]/.test(value)
}
