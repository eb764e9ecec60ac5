import { dueStep } from '@sizzle/domain/order/board.ts'
import { urgency } from '@sizzle/domain/order/derived.ts'
import { isFinal } from '@sizzle/domain/order/status.ts'
import { clockOf } from '../../../../ui/clock.ts'
import { toCents } from '../../../../ui/money.ts'
import { DueSign } from '../../../shared/due/due-sign.tsx'
import { countdown } from '../../../shared/due/due-words.ts'
import { statusWord } from '../cards/step-mark.ts'
import type { ShownOrder } from '../state/shown-orders.ts'
import { useNow } from '../state/use-now.ts'

/** As often as the cards' own minutes. */
const AGAIN_MS = 15_000
const LOOKS = { calm: '', soon: 'text-saffron-ink', late: 'text-chilli', 'long-late': 'text-chilli' } as const

/** Which step an order is at and since when; while it is made, how long there is left, as its card says it. */
export function StandingNow({ order }: { order: ShownOrder }) {
  const since = sinceOf(order)
  return (
    <>
      <p className="rounded-full border border-line-strong px-3 py-0.5 font-semibold">
        {statusWord(order.status)}
        {since && <span className="font-normal text-soft"> {since}</span>}
        {order.isWaiting && <span className="text-soft"> – waiting to be sent</span>}
        {order.isSending && <span className="text-soft"> – sending…</span>}
      </p>
      {(order.status === 'pending' || order.status === 'preparing') && <TimeLeft order={order} />}
      {!isFinal(order.status) && isLarge(order) && <p className="font-semibold">Large order</p>}
    </>
  )
}

function TimeLeft({ order }: { order: ShownOrder }) {
  const now = useNow(AGAIN_MS)
  const promisedAt = new Date(order.promisedAt)
  const step = dueStep({ status: order.status, promisedAt }, now)
  const { lead, rest } = countdown(promisedAt, now, order.locationInfo.timeZone)
  return (
    <p className={`inline-flex items-center gap-1 font-semibold tabular-nums ${LOOKS[step]}`}>
      <DueSign step={step} className="size-4.5" />
      <span>
        {/* For the eye, the line above says that it is due. */}
        {lead && <span className={rest === 'now' ? '' : 'sr-only'}>{lead} </span>}
        {rest}
      </span>
    </p>
  )
}

function isLarge({ pricing, items }: ShownOrder): boolean {
  return urgency({ total: toCents(pricing.total), items }) === 'high'
}

function sinceOf({ status, readyTime, completedTime, cancelledTime, locationInfo }: ShownOrder): string | null {
  const { time } = clockOf(locationInfo)
  if (status === 'ready') return readyTime === null ? null : `since ${time(readyTime)}`
  const overAt = status === 'completed' ? completedTime : status === 'cancelled' ? cancelledTime : null
  return overAt === null ? null : `at ${time(overAt)}`
}
