import { formatCad } from '@sizzle/domain/money/cents.ts'
import { ORDER_TYPE_LABELS } from '@sizzle/domain/order/order-type.ts'
import { methodLabel } from '@sizzle/domain/order/standing.ts'
import { displayPhone } from '@sizzle/domain/people/phone.ts'
import type { ReactNode } from 'react'
import { Leader } from '../../../ui/leader.tsx'
import { formatDollars, toCents } from '../../../ui/money.ts'
import type { FollowedOrder } from './arrival.ts'

export function OrderFacts({ order }: { order: FollowedOrder }) {
  const { pricing, customerInfo } = order
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
      <Fact label="Order ID">{order.id}</Fact>
      <Fact label="Payment method">{methodLabel(order.paymentMethod)}</Fact>
      <Fact label="Order type">{ORDER_TYPE_LABELS[order.orderType]}</Fact>
      {order.deliveryInfo && <Fact label="Deliver to">{order.deliveryInfo.address}</Fact>}
      {order.tableInfo && (
        <Fact label="Table">
          {[order.tableInfo.tableNumber, `${order.tableInfo.partySize} guests`].filter(Boolean).join(', for ')}
        </Fact>
      )}
      {pricing.tip > 0 && <Fact label="Tip">{formatDollars(pricing.tip)}</Fact>}
      <Fact label="Total">
        <b className="price">{formatDollars(pricing.total)}</b> CAD
      </Fact>
      <Fact label="Name">{customerInfo.name}</Fact>
      <Fact label="Email">{customerInfo.email}</Fact>
      <Fact label="Phone">{displayPhone(customerInfo.phone)}</Fact>
      {order.specialInstructions && <Fact label="Instructions">{order.specialInstructions}</Fact>}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{label}</dt>
      <dd className="min-w-0 text-right">{children}</dd>
    </>
  )
}

export function OrderItems({ order }: { order: FollowedOrder }) {
  return (
    <section aria-labelledby="items-title">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="items-title" className="text-2xl">
          Your items
        </h2>
        <span className="label-caps text-soft">Without Tax</span>
      </div>
      <ul className="mt-2">
        {order.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never change their place
          <li key={index} className="border-b border-line py-2.5">
            <div className="flex items-baseline gap-2">
              <span className="min-w-0 font-semibold">
                {item.quantity} × {item.name}
              </span>
              <Leader />
              <span className="price">{formatCad(toCents(item.price) * item.quantity)}</span>
            </div>
            <p className="text-sm text-soft">{[item.spiceLevelName, item.description].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
