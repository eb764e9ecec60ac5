import { formatCad } from '@sizzle/domain/money/cents.ts'
import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { readPayments } from '@sizzle/domain/order/read-order.ts'
import { handedOver, inCoins, leftToPay } from '@sizzle/domain/pricing/tenders.ts'
import type { ReactNode } from 'react'
import { hasMail } from '../../../kit/has-mail.ts'
import { EmailWords } from '../../../ui/email-words.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toCents } from '../../../ui/money.ts'
import type { FollowedOrder } from './arrival.ts'

const FETCH: Record<OrderType, (order: FollowedOrder) => string> = {
  pickup: ({ locationInfo }) =>
    `Come to ${locationInfo.name}, ${locationInfo.address}, when it is ready and give your order number.`,
  delivery: ({ deliveryInfo }) =>
    `We bring it to ${deliveryInfo?.address ?? 'your door'}. Please keep your phone near.`,
  'dine-in': ({ tableInfo }) =>
    tableInfo?.tableNumber ? `We bring it to table ${tableInfo.tableNumber}.` : 'We bring it to your table.',
}
/** Once it is ready: where it is handed over stands above, and the kitchen's part is done. */
const FETCH_NOW: typeof FETCH = {
  ...FETCH,
  pickup: () => 'Give your order number at the counter.',
}
/** Once it is handed over. */
const FETCHED: typeof FETCH = {
  pickup: ({ locationInfo }) => `Picked up at ${locationInfo.name}.`,
  delivery: ({ deliveryInfo }) => `Delivered to ${deliveryInfo?.address ?? 'your door'}.`,
  'dine-in': ({ tableInfo }) =>
    tableInfo?.tableNumber ? `Brought to table ${tableInfo.tableNumber}.` : 'Brought to your table.',
}
const PAY: Record<OrderType, (total: string) => string> = {
  pickup: (total) => `Bring ${total} in cash and pay at the counter.`,
  delivery: (total) => `Have ${total} in cash ready for the driver.`,
  'dine-in': (total) => `Pay ${total} in cash at the table.`,
}

const KITCHEN = {
  waits: 'The kitchen has your order.',
  begun: 'The kitchen has begun.',
  over: 'The kitchen has made your order.',
} as const

type Step = {
  readonly name: string
  readonly text: ReactNode
  readonly isDone: boolean
  /** Nobody here has to do it. */
  readonly isUnderWay?: boolean
}

/** What is done, ticked, then what is still to do, and that alone once it is ready; who paid reads something else than who still will. */
export function WhatsNext({ order, isPaid }: { order: FollowedOrder; isPaid: boolean }) {
  const total = toCents(order.pricing.total)
  const payments = readPayments(order.payments, toCents)
  const paid = payments.length === 0 ? total : payments.reduce((sum, payment) => sum + handedOver(payment), 0)
  const isOver = order.status === 'completed'
  const isWaiting = order.status === 'pending'
  const kitchen = { name: 'kitchen', text: KITCHEN[isWaiting ? 'waits' : isOver ? 'over' : 'begun'], isDone: true }
  const isReady = order.status === 'ready'
  const handOver = isOver ? FETCHED : isReady ? FETCH_NOW : FETCH
  const fetch = { name: 'fetch', text: handOver[order.orderType](order), isDone: isOver }
  // Whole on the next line, where it would break on this one.
  const email = (
    <span className="inline-block max-w-full wrap-anywhere">
      <EmailWords email={order.customerInfo.email} />
    </span>
  )
  // Later it has arrived long ago; where no letter leaves the house, none is promised.
  const letter = (what: string): readonly Step[] =>
    isWaiting && hasMail()
      ? [
          {
            name: 'letter',
            text: (
              <>
                {what} is on its way to {email}.
              </>
            ),
            isDone: false,
            isUnderWay: true,
          },
        ]
      : []
  const steps: readonly Step[] = isPaid
    ? [
        {
          name: 'pay',
          text: `You paid ${formatCad(paid)}. There is nothing left to pay.`,
          isDone: true,
        },
        kitchen,
        ...letter('The receipt'),
        fetch,
      ]
    : [
        kitchen,
        ...letter('A confirmation'),
        fetch,
        { name: 'pay', text: PAY[order.orderType](formatCad(inCoins(leftToPay(total, payments)))), isDone: false },
      ]
  return (
    <section aria-labelledby="next-title">
      <h2 id="next-title" className="text-2xl">
        What’s Next
      </h2>
      <ul className="mt-3 space-y-2.5">
        {(isReady ? steps.filter(({ isDone }) => !isDone) : steps).map(({ name, text, isDone, isUnderWay }) => (
          <li key={name} className="flex gap-3">
            {isDone ? (
              <Icon name="check" className="mt-0.5 size-5 shrink-0 text-coriander" />
            ) : (
              <span aria-hidden="true" className="mx-1.5 mt-2 size-2 shrink-0 rounded-full bg-line-strong" />
            )}
            <span className="min-w-0 text-pretty">
              <span className="sr-only">{isDone ? 'Done: ' : isUnderWay ? 'Under way: ' : 'To do: '}</span>
              <span>{text}</span>
            </span>
          </li>
        ))}
      </ul>
      {!isOver && <p className="mt-3 text-sm text-soft">This page updates on its own.</p>}
    </section>
  )
}
