import { formatDollars } from './money.ts'
import { Skeleton } from './skeleton.tsx'

/** On one quiet line, or each above its word where the place is narrow. */
export type LoyaltyLook = 'line' | 'columns'

type LoyaltyFiguresProps = {
  figures: { loyaltyPoints: number; totalOrders: number; totalSpent: number } | undefined
  /** Where a zero would say nothing. */
  hidesZeros?: boolean
  look?: LoyaltyLook
}

const COUNT = new Intl.NumberFormat('en-CA')

/** Three figures of a person (people 25); only what is above zero has weight. They come from the ledger; nobody edits them here. */
export function LoyaltyFigures({ figures, hidesZeros = false, look = 'line' }: LoyaltyFiguresProps) {
  const all: [string, string | undefined][] = [
    ['Loyalty Points', figures && COUNT.format(figures.loyaltyPoints)],
    ['Completed Orders', figures && COUNT.format(figures.totalOrders)],
    ['Total Spent', figures && formatDollars(figures.totalSpent)],
  ]
  const shown = all.filter(([, value]) => !(hidesZeros && value !== undefined && isZero(value)))
  if (shown.length === 0) return null
  return (
    <dl className={look === 'columns' ? COLUMNS : 'flex flex-wrap gap-x-4 gap-y-1 text-sm'}>
      {shown.map(([label, value]) => (
        <Figure key={label} label={label} value={value} look={look} />
      ))}
    </dl>
  )
}

function Figure({ label, value, look }: { label: string; value: string | undefined; look: LoyaltyLook }) {
  return (
    <div className={`flex text-soft ${look === 'columns' ? COLUMN : 'flex-row-reverse items-baseline gap-1'}`}>
      <dt>{label}</dt>
      <dd className={`tabular-nums ${value === undefined || isZero(value) ? '' : 'font-semibold text-ink'}`}>
        {value ?? <Skeleton className="h-4 w-5" />}
      </dd>
    </div>
  )
}

// Equal columns, whatever the words are: each label takes a line for each of its words.
const COLUMNS =
  'grid auto-cols-[minmax(min-content,1fr)] grid-flow-col divide-x divide-line text-[0.8125rem] md:max-lg:min-w-72'
const COLUMN =
  'flex-col-reverse justify-end px-3 leading-tight first:pl-0 last:pr-0 [&_dd]:mb-0.5 [&_dd]:text-lg [&_dt]:w-min [&_dt]:wrap-normal'

function isZero(value: string): boolean {
  return !/[1-9]/.test(value)
}
