import type { ReservationStatus } from '@sizzle/domain/reservations/reservation.ts'
import { clockOf } from '../../../ui/clock.ts'

const STATUS = {
  pending: { word: 'Pending', colours: 'bg-saffron-soft text-saffron-ink' },
  confirmed: { word: 'Confirmed', colours: 'bg-coriander-soft text-coriander' },
  seated: { word: 'Seated', colours: 'bg-saffron-soft text-saffron-ink' },
  completed: { word: 'Completed', colours: 'bg-sunk text-soft' },
  'no-show': { word: 'No-show', colours: 'bg-chilli-soft text-chilli' },
  cancelled: { word: 'Cancelled', colours: 'bg-chilli-soft text-chilli' },
} as const satisfies Record<ReservationStatus, { word: string; colours: string }>

export function StatusBadge({ status }: { status: ReservationStatus }) {
  const { word, colours } = STATUS[status]
  return (
    <span
      className={`shrink-0 justify-self-start rounded-full px-3 py-1 text-sm font-semibold whitespace-nowrap ${colours}`}
    >
      {word}
    </span>
  )
}

export function statusWord(status: ReservationStatus): string {
  return STATUS[status].word
}

/** 'Nov 20, 2026, 7:04 p.m.' on the restaurant's clock. */
export function momentText(iso: string, timeZone: string): string {
  return clockOf({ timeZone }).moment(iso)
}
