import { type StatTile, StatTiles } from '../../../ui/list/stat-tiles.tsx'
import { formatDollars } from '../../../ui/money.ts'
import type { ZReport } from './closing-query.ts'

function drawerWords(difference: number): string {
  if (difference === 0) return '✓ matches'
  return `${formatDollars(Math.abs(difference))} ${difference < 0 ? 'short' : 'over'}`
}

const TILES: readonly StatTile<ZReport>[] = [
  { label: 'Orders', figure: ({ sales }) => String(sales.orders) },
  { label: 'Total', figure: ({ sales }) => formatDollars(sales.total) },
  {
    label: 'Drawer',
    figure: ({ cash }) => drawerWords(cash.difference),
    isAlarming: ({ cash }) => cash.difference < 0,
  },
  { label: 'To the bank', figure: ({ cash }) => formatDollars(cash.banked) },
]

/** What one wants to know of a closed day first. */
export function ReportSummary({ report }: { report: ZReport | undefined }) {
  return <StatTiles tiles={TILES} stats={report} isPending />
}
