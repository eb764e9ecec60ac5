import { formatCad } from '@sizzle/domain/money/cents.ts'
import { isOverdue, urgency } from '@sizzle/domain/order/derived.ts'
import { mergeDishes } from '@sizzle/domain/order/merged-dishes.ts'
import { moneyBackNote } from '@sizzle/domain/payment/money-back.ts'
import { paymentBadge } from '@sizzle/domain/payment/payment-status.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { toCents } from '../../../../ui/money.ts'
import { inCents } from '../../../../ui/money-back.ts'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import { isPartPaid, toCollect } from '../state/left-of.ts'
import type { ShownOrder } from '../state/shown-orders.ts'
import { wantedTime } from './wanted-time.ts'

/** `small`: on a card, where every line costs another order its place, and plain words do. */
type LabelsLook = 'large' | 'small'
const PILL = 'inline-flex min-h-8 items-center gap-1.5 rounded-full px-2.5 text-base font-semibold'
/** Smaller in a narrow card, where what is made shares their line. */
export const SMALLER = '@max-[16.5rem]:text-sm'
const WORDS = `inline-flex items-center gap-1 font-semibold ${SMALLER}`
const SHAPES = {
  large: {
    plain: `${PILL} border border-line-strong`,
    overbooked: `${PILL} bg-saffron text-night`,
    large: `${PILL} bg-ink text-paper`,
    refund: `${PILL} border-2 border-chilli text-chilli`,
  },
  small: {
    plain: WORDS,
    overbooked: `${WORDS} text-saffron-ink`,
    large: WORDS,
    refund: `${WORDS} text-chilli`,
  },
} as const
/** On a card they begin a line of their own, which what is made shares with them. */
const SPACES = {
  large: 'mt-2 flex flex-wrap gap-1.5',
  small: "contents before:basis-full before:content-[''] empty:hidden",
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
    <div className={SPACES[look]}>
      {order.isWaiting && (
        <span className={shape.plain}>
          <ToolIcon name="no-signal" className="size-4.5" /> Waiting to be sent
        </span>
      )}
      {order.scheduledFor && (
        <span className={shape.plain}>
          <Icon name="clock" className="size-4.5" />
          For {wantedTime(order, now)}
        </span>
      )}
      {order.isOverbooked && <span className={shape.overbooked}>Overbooked</span>}
      {isLate && (
        <span className={`${PILL} border border-chilli bg-chilli-soft text-ink`}>
          <ToolIcon name="clock" className="size-4.5" /> Late
        </span>
      )}
      {/* What is ready is made. */}
      {size === 'high' && order.status !== 'ready' && <span className={shape.large}>Large order</span>}
      {look === 'large' && <PaymentLabel order={order} look="large" />}
      {refund && (
        <span className={shape.refund}>
          <ToolIcon name="cash" className="size-4.5" /> {refund}
        </span>
      )}
    </div>
  )
}

function madeWords({ status, items, ticks }: ShownOrder): string | null {
  const dishes = mergeDishes(items)
  const made = dishes.filter(({ places }) => places.every((place) => ticks.done.includes(place))).length
  if (made === 0 || dishes.length === 1 || status !== 'preparing') return null
  return `${made} of ${dishes.length} made`
}

/** How far the dishes are, in a line that they share with what is special. */
export function Made({ order }: { order: ShownOrder }) {
  const made = madeWords(order)
  return made && <span className={`text-soft @max-[13.5rem]:ml-auto ${SMALLER}`}>{made}</span>
}

/** Whether it is paid, in words. */
export function PaymentLabel({ order, look }: Omit<LabelsProps, 'now'>) {
  const badge = paymentBadge({ ...order, adminCreated: order.metadata.adminCreated })
  const payment = PAYMENT[badge]
  const isCalm = badge === 'paid' && look === 'small'
  const word = badge === 'unpaid' && isPartPaid(order) ? `${formatCad(toCollect(order))} left to pay` : payment.word
  return (
    <span
      className={`inline-flex shrink-0 items-center gap-1 whitespace-nowrap ${isCalm ? 'text-soft' : `font-semibold ${payment.look}`}`}
    >
      {badge === 'paid' && !isCalm && <Icon name="check" className="size-4.5" />}
      {badge !== 'paid' && look === 'large' && <ToolIcon name="cash" className="size-4.5" />}
      {word}
    </span>
  )
}
