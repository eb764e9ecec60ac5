import { Icon } from '../../../ui/icon.tsx'
import type { GuestReservation } from './reservation-calls.ts'

const STATUS_WORDS = {
  pending: 'Waiting for confirmation',
  confirmed: 'Confirmed',
  seated: 'Seated',
  completed: 'Completed',
  'no-show': 'Not attended',
  cancelled: 'Cancelled',
} as const

const MARKS = {
  good: { icon: 'check', colours: 'bg-coriander-soft text-coriander' },
  waiting: { icon: 'clock', colours: 'bg-saffron-soft text-saffron-ink' },
  over: { icon: 'close', colours: 'bg-chilli-soft text-chilli' },
} as const

export function BookingStatus({ status }: Pick<GuestReservation, 'status'>) {
  const isOver = status === 'cancelled' || status === 'no-show'
  const { icon, colours } = MARKS[isOver ? 'over' : status === 'pending' ? 'waiting' : 'good']
  return (
    <span className={`inline-flex items-center gap-2 rounded-full px-3 py-1 text-sm font-semibold ${colours}`}>
      <Icon name={icon} className="size-4" />
      {STATUS_WORDS[status]}
    </span>
  )
}
