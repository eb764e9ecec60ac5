import { ageBand } from '@sizzle/domain/order/board.ts'
import { orderAge } from '@sizzle/domain/order/derived.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import type { BoardOrder } from '../state/board-query.ts'

const LOOKS = { fresh: 'bg-sunk text-ink', warm: 'bg-saffron text-night', hot: 'bg-chilli text-paper' } as const

/** Older is louder three times over: in colour, in minutes and in its sign, so that none is needed alone. */
export function AgeMark({ order, now, className }: { order: BoardOrder; now: Date; className?: string }) {
  const estimatedReady = order.estimatedReady ? new Date(order.estimatedReady) : null
  const aged = { status: order.status, orderTime: new Date(order.orderTime), estimatedReady }
  const band = ageBand(aged, now)
  return (
    <p
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-lg leading-tight font-semibold whitespace-nowrap tabular-nums ${LOOKS[band]} ${className ?? ''}`}
    >
      {band === 'fresh' && <Icon name="clock" className="size-4.5" />}
      {band === 'warm' && <ToolIcon name="hourglass" className="size-4.5" />}
      {band === 'hot' && <ToolIcon name="flame" className="size-4.5" />}
      {ageText(orderAge(aged, now))}
    </p>
  )
}

function ageText(minutes: number): string {
  if (minutes < 100) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`
}
