import { chosenHeat } from '@sizzle/domain/cart/chosen-heat.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { ORDER_TYPE_LABELS } from '@sizzle/domain/order/order-type.ts'
import { fromDollars, readOrder, readPayments } from '@sizzle/domain/order/read-order.ts'
import { methodLabel } from '@sizzle/domain/order/standing.ts'
import { cashStillNeeded, roundedForCash, sumsRounded } from '@sizzle/domain/payment/cash-due.ts'
import { displayPhone } from '@sizzle/domain/people/phone.ts'
import { type BillRow, shownAmount } from '@sizzle/domain/pricing/bill-rows.ts'
import { leftToPay } from '@sizzle/domain/pricing/tenders.ts'
import { Fragment, type ReactNode } from 'react'
import { ChosenWords } from '../../../ui/cart-line-words.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { Leader } from '../../../ui/leader.tsx'
import type { FollowedOrder } from './arrival.ts'

/** Everything beside the order itself. */
export const CARD = 'rounded-card border border-line bg-raised p-5'

export function OrderFacts({ order }: { order: FollowedOrder }) {
  const { customerInfo } = order
  return (
    <dl className="grid gap-y-1.5">
      <Fact label="Order ID">
        <span className="whitespace-nowrap">{order.shortNumber}</span>
      </Fact>
      <Fact label="Payment method">{methodLabel(order)}</Fact>
      <Fact label="Order type">{ORDER_TYPE_LABELS[order.orderType]}</Fact>
      {order.deliveryInfo && (
        <Fact label="Deliver to">
          {order.deliveryInfo.address}
          {order.deliveryInfo.instructions && (
            <span className="block text-soft">{order.deliveryInfo.instructions}</span>
          )}
        </Fact>
      )}
      {order.tableInfo && (
        <Fact label="Table">
          {[order.tableInfo.tableNumber, guestsInWords(order.tableInfo.partySize)].filter(Boolean).join(', for ')}
        </Fact>
      )}
      <Fact label="Name">{customerInfo.name}</Fact>
      <Fact label="Email">{customerInfo.email}</Fact>
      <Fact label="Phone">{displayPhone(customerInfo.phone)}</Fact>
      {order.specialInstructions && <Fact label="Instructions">{order.specialInstructions}</Fact>}
    </dl>
  )
}

function guestsInWords(partySize: number): string {
  return partySize === 1 ? '1 guest' : `${partySize} guests`
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-x-6">
      <dt className="shrink-0 whitespace-nowrap text-soft">{label}</dt>
      <dd className="min-w-0 text-right wrap-anywhere">{children}</dd>
    </div>
  )
}

export function OrderItems({ order }: { order: FollowedOrder }) {
  const { lines, sums, bill } = readOrder(order, fromDollars, 'checkout')
  const payments = readPayments(order.payments, fromDollars)
  const inCash = payments.length > 0 ? cashStillNeeded(order, leftToPay(bill.total, payments)) : null
  return (
    <section aria-labelledby="items-title" className={CARD}>
      <h2 id="items-title" className="text-xl">
        Your items
      </h2>
      {/* To the eye the row of the tax says it. */}
      <p className="sr-only">Without Tax</p>
      <ul className="mt-2">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never change their place
          <li key={index} className="border-b border-line py-2.5">
            <div className="flex items-baseline gap-2">
              <span className="min-w-0 font-semibold">
                {line.quantity} × {line.name}
              </span>
              <Leader />
              <span className="price">{formatCad(line.amount)}</span>
            </div>
            <ChosenWords line={line} heat={heatAt(order.items[index])} unitPrice={line.unitPrice} />
          </li>
        ))}
      </ul>
      <Sums sums={sumsRounded(sums, roundedForCash(order, bill.total, payments))} inCash={inCash} />
      <AboutDishes items={order.items} />
    </section>
  )
}

function heatAt(item: FollowedOrder['items'][number] | undefined): string {
  return item ? chosenHeat(item) : ''
}

/** What the lines come to, from the subtotal to what is to be paid; of an order that is paid in part, what is still to come. */
function Sums({ sums, inCash }: { sums: readonly BillRow[]; inCash: string | null }) {
  return (
    <dl className="mt-3 grid grid-cols-[1fr_auto] gap-y-1.5">
      {sums.map(({ kind, label, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of an order never change their place
        <Fragment key={index}>
          <dt className={kind === 'total' ? `font-display ${TOTAL}` : `text-soft ${SMALL[kind] ?? ''}`}>{label}</dt>
          <dd className={`price text-right ${kind === 'total' ? TOTAL : (SMALL[kind] ?? '')}`}>
            {shownAmount({ kind, amount })}{' '}
            {kind === 'total' && <span className="text-sm font-normal text-soft">CAD</span>}
          </dd>
        </Fragment>
      ))}
      {inCash && <dd className="price col-span-2 text-right">{inCash}</dd>}
    </dl>
  )
}

const SMALL: Partial<Record<BillRow['kind'], string>> = { rounding: 'text-sm' }
const TOTAL = 'mt-1 border-t border-line pt-2.5 text-xl'

/** What the menu says of each dish, for who asks: it was read before ordering. */
function AboutDishes({ items }: Pick<FollowedOrder, 'items'>) {
  const told = new Map(items.flatMap(({ name, description }) => (description ? [[name, description] as const] : [])))
  if (told.size === 0) return null
  return (
    <Fold title="About these dishes" className="mt-1 -mb-2">
      <dl className="grid gap-y-2">
        {[...told].map(([name, description]) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-sm text-soft">{description}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  )
}
