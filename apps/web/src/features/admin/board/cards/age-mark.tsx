import { dueBand, minutesLeft } from '@sizzle/domain/order/board.ts'
import { orderAge } from '@sizzle/domain/order/derived.ts'
import { clockOf } from '../../../../ui/clock.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import type { BoardOrder } from '../state/board-query.ts'

const LOOKS = { calm: 'bg-sunk text-ink', soon: 'bg-saffron text-night', late: 'bg-chilli text-paper' } as const

/** What was promised, and how long that is off: in words, in colour and in its sign, so that none is needed alone. */
export function AgeMark({ order, now }: { order: BoardOrder; now: Date }) {
  const promisedAt = new Date(order.promisedAt)
  const band = dueBand({ status: order.status, promisedAt }, now)
  const fireAt = order.fireAt === null ? null : new Date(order.fireAt)
  const age = `${duration(orderAge({ orderTime: new Date(order.orderTime), fireAt }, now))} old`
  const counted = order.status === 'pending' || order.status === 'preparing' ? promisedAt : null
  return (
    <>
      {counted && (
        <p
          className={`ml-auto inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-lg leading-tight font-semibold whitespace-nowrap tabular-nums ${LOOKS[band]}`}
        >
          {band === 'calm' && <Icon name="clock" className="size-4.5" />}
          {band === 'soon' && <ToolIcon name="hourglass" className="size-4.5" />}
          {band === 'late' && <ToolIcon name="flame" className="size-4.5" />}
          {countdown(minutesLeft(counted, now), band === 'late')}
        </p>
      )}
      <p className={`text-right text-sm leading-tight text-soft tabular-nums ${counted ? 'basis-full' : 'ml-auto'}`}>
        {counted ? `due ${clockOf(order.locationInfo).time(counted)}, ${age}` : age}
      </p>
    </>
  )
}

function countdown(minutes: number, isLate: boolean): string {
  return isLate ? `${duration(Math.max(1, -minutes))} late` : `${duration(minutes)} left`
}

function duration(minutes: number): string {
  if (minutes < 100) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`
}
