import { moneyBackNote, moneyBackStanding } from '@sizzle/domain/payment/money-back.ts'
import { paymentBadge } from '@sizzle/domain/payment/payment-status.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { formatDollars } from '../../../../ui/money.ts'
import { inCents } from '../../../../ui/money-back.ts'
import type { BoardOrder } from '../state/board-query.ts'

const PAID = {
  unpaid: 'Unpaid',
  pending: 'Payment pending',
  paid: 'Paid',
  failed: 'Payment failed',
  refunded: 'Refunded',
}

export function PriceBlock({ order }: { order: BoardOrder }) {
  const { subtotal, tax, tip, total } = order.pricing
  const money = inCents(order)
  const refund = moneyBackNote(money)
  const isSettled = moneyBackStanding(money) === 'part'
  return (
    <section aria-label="Items and prices">
      <ul className="border-y border-line py-2">
        {order.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never change their places
          <li key={index} className="grid grid-cols-[2.5rem_1fr_auto] gap-x-2 py-1">
            <span className="price">{item.quantity}×</span>
            <span>
              {item.name}
              <span className="block text-sm text-soft">
                {[item.spiceLevelName, item.allergens.length > 0 && `contains ${item.allergens.join(', ')}`]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
            <span className="price">{formatDollars(item.price * item.quantity)}</span>
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 pt-2">
        <Sum name="Subtotal" amount={subtotal} />
        <Sum name="Tax" amount={tax} />
        {tip > 0 && <Sum name="Tip" amount={tip} />}
        <dt className="text-lg font-semibold">Total</dt>
        <dd className="price text-right text-lg">{formatDollars(total)}</dd>
      </dl>
      <p className="mt-1 text-right text-soft">
        {PAID[paymentBadge({ ...order, adminCreated: order.metadata.adminCreated })]}, {order.paymentMethod}
      </p>
      {refund && (
        <p className={`mt-1 text-right font-semibold ${isSettled ? 'text-soft' : 'text-chilli'}`}>
          {!isSettled && <Icon name="alert" className="mr-1 inline size-5 align-text-bottom" />}
          {refund}
        </p>
      )}
    </section>
  )
}

function Sum({ name, amount }: { name: string; amount: number }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="price text-right">{formatDollars(amount)}</dd>
    </>
  )
}
