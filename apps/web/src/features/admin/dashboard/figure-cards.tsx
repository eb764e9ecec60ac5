import type { Period } from '@sizzle/domain/analytics/periods.ts'
import { formatAmount, formatRevenue, formatTrend } from '@sizzle/domain/analytics/trend.ts'
import { toCents } from '../../../ui/money.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ToolIcon, type ToolIconName } from '../../../ui/tool-icon.tsx'
import type { DashboardStats } from './dashboard-query.ts'
import { before, count, type NOUGHTS } from './dashboard-words.ts'

export type Figures = typeof NOUGHTS & Partial<Pick<DashboardStats, 'from'>>
type Sums = Figures['before']
type Card = {
  readonly label: string
  readonly icon: ToolIconName
  readonly figure: (stats: Sums) => string
  readonly growth: keyof DashboardStats['trends']
}

const CARDS: readonly Card[] = [
  { label: 'Total Orders', icon: 'board', figure: ({ orders }) => count(orders), growth: 'ordersGrowth' },
  {
    label: 'Total Revenue',
    icon: 'cash',
    figure: ({ revenue }) => formatRevenue(toCents(revenue)),
    growth: 'revenueGrowth',
  },
  { label: 'Total Customers', icon: 'people', figure: ({ customers }) => count(customers), growth: 'customersGrowth' },
  {
    label: 'Avg Order Value',
    icon: 'chart',
    figure: ({ avgOrderValue }) => formatAmount(toCents(avgOrderValue)),
    growth: 'avgOrderValueGrowth',
  },
]

type FigureCardsProps = {
  stats: Figures | undefined
  period: Period
  /** Nothing was ordered: no change is worth a sign or a colour. */
  isQuiet: boolean
}

/** The four figures, each with its growth; what that is against and what the amounts hold is said once for the eye. */
export function FigureCards({ stats, period, isQuiet }: FigureCardsProps) {
  const against = before(period, stats?.from)
  // Noughts in place of figures that could not be read have no first day, and say nothing about what was before.
  const hasNothingBefore = stats?.from !== undefined && isNothing(stats.before)
  return (
    <div className="grid gap-2">
      <dl className="grid grid-cols-2 gap-3 max-[19rem]:grid-cols-1 lg:grid-cols-4">
        {CARDS.map(({ label, icon, figure, growth }) => (
          <div key={label} className="rounded-card border border-line bg-raised px-3 py-3 sm:px-4">
            <dt className="flex items-center gap-2 text-soft wrap-break-word max-sm:text-sm">
              <ToolIcon name={icon} className="size-5 shrink-0 text-saffron-ink" />
              {label}
            </dt>
            <dd className="price font-display text-3xl">
              {stats ? figure(stats) : <Skeleton className="mt-2 h-8 w-20" />}
            </dd>
            {/* Where nothing was, every figure would seem to have doubled: one line below the cards says it. */}
            {!hasNothingBefore && (
              <dd className="mt-0.5 min-h-5 text-sm leading-snug max-sm:text-[0.8125rem]">
                {stats && isQuiet && <Was figure={figure(stats.before)} against={against} />}
                {stats && !isQuiet && (
                  <Trend percent={stats.trends[growth]} was={figure(stats.before)} against={against} />
                )}
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className="text-sm text-soft">
        Amounts are with tax and tips. {hasNothingBefore && `No orders ${against} to compare with.`}
        {!hasNothingBefore && !isQuiet && <span aria-hidden="true">Compared with {against}.</span>}
      </p>
    </div>
  )
}

function isNothing(sums: Sums): boolean {
  return Object.values(sums).every((sum) => sum === 0)
}

function Was({ figure, against }: { figure: string; against: string }) {
  return (
    <span className="text-soft">
      {figure} {against}
    </span>
  )
}

/** The sign says it as well as the colour. */
function Trend({ percent, was, against }: { percent: number; was: string; against: string }) {
  const text = formatTrend(percent)
  const direction = text.startsWith('+') ? 'up' : text.startsWith('−') ? 'down' : undefined
  const colour = direction === 'up' ? 'text-coriander' : direction === 'down' ? 'text-chilli' : 'text-soft'
  return (
    <span className="flex flex-wrap items-center gap-x-1 sm:gap-x-1.5">
      <span className={`inline-flex items-center gap-0.5 font-semibold sm:gap-1 ${colour}`}>
        {direction && <ToolIcon name={direction} className="size-4" />}
        {text}
      </span>{' '}
      <span className="text-soft">from {was}</span> <span className="sr-only">against {against}</span>
    </span>
  )
}
