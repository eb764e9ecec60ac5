import type { ReservationStatus } from '@sizzle/domain/reservations/reservation.ts'
import { clockOf } from '../../../ui/clock.ts'
import { Badge, type BadgeTone } from '../../../ui/office/badge.tsx'

const STATUS = {
  pending: { word: 'Pending', tone: 'waiting' },
  confirmed: { word: 'Confirmed', tone: 'good' },
  seated: { word: 'Seated', tone: 'busy' },
  completed: { word: 'Completed', tone: 'over' },
  'no-show': { word: 'No-show', tone: 'bad' },
  cancelled: { word: 'Cancelled', tone: 'over' },
} as const satisfies Record<ReservationStatus, { word: string; tone: BadgeTone }>

export function StatusBadge({ status }: { status: ReservationStatus }) {
  const { word, tone } = STATUS[status]
  return <Badge tone={tone}>{word}</Badge>
}

export function statusWord(status: ReservationStatus): string {
  return STATUS[status].word
}

/** 'Nov 20, 2026, 7:04 p.m.' on the restaurant's clock. */
export function momentText(iso: string, timeZone: string): string {
  return clockOf({ timeZone }).moment(iso)
}
