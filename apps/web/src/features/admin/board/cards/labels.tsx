import { formatCad } from '@sizzle/domain/money/cents.ts'
import { isOverdue, urgency } from '@sizzle/domain/order/derived.ts'
import { moneyBackNote } from '@sizzle/domain/payment/money-back.ts'
import { paymentBadge } from '@sizzle/domain/payment/payment-status.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { toCents } from '../../../../ui/money.ts'
import { inCents } from '../../../../ui/money-back.ts'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import { isPartPaid, leftOf } from '../state/left-of.ts'
import type { ShownOrder } from '../state/shown-orders.ts'
import { wantedTime } from './wanted-time.ts'

const LABEL = 'inline-flex min-h-8 items-center gap-1.5 rounded-full px-2.5 text-base font-semibold'
const PAYMENT = {
  unpaid: { word: 'Unpaid', look: 'border-2 border-saffron text-saffron-ink' },
  pending: { word: 'Payment pending', look: 'border-2 border-saffron text-saffron-ink' },
  failed: { word: 'Payment failed', look: 'border-2 border-chilli text-chilli' },
  refunded: { word: 'Refunded', look: 'border border-line-strong text-soft' },
  paid: { word: 'Paid', look: 'text-coriander' },
} as const

/** The facts the kitchen needs before it starts: paid or not, late or not, how big. */
export function Labels({ order, now }: { order: ShownOrder; now: Date }) {
  const size = urgency({ total: toCents(order.pricing.total), items: order.items })
  const isLate =
    order.status !== 'ready' && isOverdue({ status: order.status, estimatedReady: new Date(order.promisedAt) }, now)
  const refund = moneyBackNote(inCents(order))
  const badge = paymentBadge({ ...order, adminCreated: order.metadata.adminCreated })
  const payment = PAYMENT[badge]
  const word = badge === 'unpaid' && isPartPaid(order) ? `${formatCad(leftOf(order))} left to pay` : payment.word
  return (
    <p className="mt-2 flex flex-wrap gap-1.5">
      {order.isWaiting && (
        <span className={`${LABEL} border border-line-strong`}>
          <ToolIcon name="no-signal" className="size-4.5" /> Waiting to be sent
        </span>
      )}
      {order.scheduledFor && (
        <span className={`${LABEL} border border-line-strong`}>
          <Icon name="clock" className="size-4.5" />
          For {wantedTime(order, now)}
        </span>
      )}
      {order.isOverbooked && <span className={`${LABEL} bg-saffron-soft text-saffron-ink`}>Overbooked</span>}
      {isLate && (
        <span className={`${LABEL} bg-chilli text-paper`}>
          <Icon name="alert" className="size-4.5" /> Overdue
        </span>
      )}
      {size === 'high' && (
        <span className={`${LABEL} bg-chilli-soft text-chilli`}>
          <ToolIcon name="flame" className="size-4.5" /> High urgency
        </span>
      )}
      {size === 'medium' && <span className={`${LABEL} bg-saffron-soft text-saffron-ink`}>Medium urgency</span>}
      <span className={`${LABEL} ${payment.look}`}>
        {badge === 'paid' ? <Icon name="check" className="size-4.5" /> : <ToolIcon name="cash" className="size-4.5" />}
        {word}
      </span>
      {refund && (
        <span className={`${LABEL} border-2 border-chilli text-chilli`}>
          <ToolIcon name="cash" className="size-4.5" /> {refund}
        </span>
      )}
    </p>
  )
}
