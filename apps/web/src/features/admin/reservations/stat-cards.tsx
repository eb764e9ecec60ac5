import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ReservationList } from './reservations-query.ts'

const CARDS = [
  { name: 'total', label: 'Total Reservations', mark: 'bg-line-strong' },
  { name: 'confirmedToday', label: 'Confirmed Today', mark: 'bg-coriander' },
  { name: 'upcoming', label: 'Upcoming', mark: 'bg-saffron' },
  { name: 'cancelled', label: 'Cancelled', mark: 'bg-chilli' },
] as const

type StatCardsProps = { stats: ReservationList['stats'] | undefined; isPending: boolean }

export function StatCards({ stats, isPending }: StatCardsProps) {
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {CARDS.map(({ name, label, mark }) => (
        <div key={name} className="relative overflow-hidden rounded-card border border-line bg-raised px-4 py-3">
          <span aria-hidden="true" className={`absolute inset-y-0 left-0 w-1 ${mark}`} />
          <dt className="text-soft">{label}</dt>
          <dd className="price font-display text-3xl">
            {stats?.[name].toLocaleString('en-CA')}
            {!stats && (isPending ? <Skeleton className="mt-1 h-8 w-16" /> : '–')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
