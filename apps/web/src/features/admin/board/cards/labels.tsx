import { formatCad } from '@sizzle/domain/money/cents.ts'
import { isOverdue, urgency } from '@sizzle/domain/order/derived.ts'
import { mergeDishes } from '@sizzle/domain/order/merged-dishes.ts'
import { moneyBackNote } from '@sizzle/domain/payment/money-back.ts'
import { paymentBadge } from '@sizzle/domain/payment/payment-status.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { toCents } from '../../../../ui/money.ts'
import { inCents } from '../../../../ui/money-back.ts'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import { isPartPaid, leftOf } from '../state/left-of.ts'
import type { ShownOrder } from '../state/shown-orders.ts'
import { wantedTime } from './wanted-time.ts'

/** `small`: on a card, where every line costs another order its place. */
type LabelsLook = 'large' | 'small'
const SHAPES = {
  large: 'inline-flex min-h-8 items-center gap-1.5 rounded-full px-2.5 text-base font-semibold',
  small: 'inline-flex items-center gap-1 rounded-full px-1.5 text-[0.9375rem] leading-5 font-semibold',
} as const
const PAYMENT = {
  unpaid: { word: 'Unpaid', look: 'text-saffron-ink' },
  pending: { word: 'Payment pending', look: 'text-saffron-ink' },
  failed: { word: 'Payment failed', look: 'text-chilli' },
  refunded: { word: 'Refunded', look: 'text-soft' },
  paid: { word: 'Paid', look: 'text-coriander' },
} as const

type LabelsProps = { order: ShownOrder; now: Date; look: LabelsLook }

/** What is special about an order. A card's colour and countdown say already that it is late. */
export function Labels({ order, now, look }: LabelsProps) {
  const size = urgency({ total: toCents(order.pricing.total), items: order.items })
  const isLate =
    look === 'large' &&
    order.status !== 'ready' &&
    isOverdue({ status: order.status, estimatedReady: new Date(order.promisedAt) }, now)
  const refund = moneyBackNote(inCents(order))
  const shape = SHAPES[look]
  return (
    <div className={look === 'large' ? 'mt-2 flex flex-wrap gap-1.5' : 'flex flex-wrap gap-x-1.5 empty:hidden'}>
      {order.isWaiting && (
        <span className={`${shape} border border-line-strong`}>
          <ToolIcon name="no-signal" className="size-4.5" /> Waiting to be sent
        </span>
      )}
      {order.scheduledFor && (
        <span className={`${shape} border border-line-strong`}>
          <Icon name="clock" className="size-4.5" />
          For {wantedTime(order, now)}
        </span>
      )}
      {look === 'small' && <Made order={order} shape={shape} />}
      {order.isOverbooked && <span className={`${shape} bg-saffron text-night`}>Overbooked</span>}
      {isLate && (
        <span className={`${shape} border border-chilli bg-chilli-soft text-ink`}>
          <ToolIcon name="flame" className="size-4.5" /> Late
        </span>
      )}
      {size === 'high' && (
        <span className={`${shape} bg-ink text-paper`}>
          <ToolIcon name="bell" className="size-4.5" /> High urgency
        </span>
      )}
      {size === 'medium' && look === 'small' && (
        <span className={`${shape} border border-line-strong`}>Medium urgency</span>
      )}
      {look === 'large' && <PaymentLabel order={order} look="large" />}
      {refund && (
        <span className={`${shape} border-2 border-chilli text-chilli`}>
          <ToolIcon name="cash" className="size-4.5" /> {refund}
        </span>
      )}
    </div>
  )
}

/** How far an order is of which some dishes are made. */
function Made({ order: { status, items, ticks }, shape }: { order: ShownOrder; shape: string }) {
  const dishes = mergeDishes(items)
  const made = dishes.filter(({ places }) => places.every((place) => ticks.done.includes(place))).length
  if (made === 0 || dishes.length === 1 || status !== 'preparing') return null
  return (
    <span className={`${shape} border border-coriander text-coriander`}>
      <Icon name="check" className="size-4.5" />
      {made} of {dishes.length} made
    </span>
  )
}

export function PaymentLabel({ order, look }: Omit<LabelsProps, 'now'>) {
  const badge = paymentBadge({ ...order, adminCreated: order.metadata.adminCreated })
  const payment = PAYMENT[badge]
  const word = badge === 'unpaid' && isPartPaid(order) ? `${formatCad(leftOf(order))} left to pay` : payment.word
  return (
    <span className={`inline-flex shrink-0 items-center gap-1 font-semibold whitespace-nowrap ${payment.look}`}>
      {badge === 'paid' && <Icon name="check" className="size-4.5" />}
      {badge !== 'paid' && look === 'large' && <ToolIcon name="cash" className="size-4.5" />}
      {word}
    </span>
  )
}
