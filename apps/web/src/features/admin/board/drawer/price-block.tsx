import { chosenHeat } from '@sizzle/domain/cart/chosen-heat.ts'
import { shownSpice } from '@sizzle/domain/cart/spice.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { fromDollars, readOrder, readPayments } from '@sizzle/domain/order/read-order.ts'
import { moneyBackNote, moneyBackStanding } from '@sizzle/domain/payment/money-back.ts'
import { paymentBadge } from '@sizzle/domain/payment/payment-status.ts'
import { type BillRow, settledRows } from '@sizzle/domain/pricing/bill-rows.ts'
import { HeatMark } from '../../../../ui/heat-mark.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { LineRows } from '../../../../ui/line-rows.tsx'
import { inCents } from '../../../../ui/money-back.ts'
import type { BoardOrder } from '../state/board-query.ts'
import { collectedInCash, isPartPaid } from '../state/left-of.ts'
import { useRefunds } from '../state/refunds-query.ts'

const PAID = {
  unpaid: 'Unpaid',
  pending: 'Payment pending',
  paid: 'Paid',
  failed: 'Payment failed',
  refunded: 'Refunded',
}

/** On a phone with large text the price has a line of its own, and the name whole words. */
const LINE =
  'grid grid-cols-[minmax(1.75rem,auto)_1fr_auto] gap-x-2 py-1.5 text-lg leading-snug max-[15rem]:grid-cols-[auto_1fr] max-[15rem]:[&>.price:last-child]:col-start-2'

export function PriceBlock({ order }: { order: BoardOrder }) {
  const { lines, sums, bill } = readOrder(order, fromDollars, 'short')
  const money = inCents(order)
  const refund = moneyBackNote(money)
  const refunds = useRefunds(order).rows ?? []
  const badge = paymentBadge({ ...order, adminCreated: order.metadata.adminCreated })
  const paid = badge === 'unpaid' && isPartPaid(order) ? 'Paid in part' : PAID[badge]
  // Whether it is paid stands at the top, unless the order is cancelled.
  const isSaidHere = order.status === 'cancelled' || isPartPaid(order)
  const method = isSaidHere ? `${paid}, ${order.paymentMethod}` : methodWords(order.paymentMethod, badge === 'paid')
  const inCash = collectedInCash(order)
  // What is paid and what is still to come, or what is collected of the total.
  const howPaid = inCash && isPartPaid(order) ? `${method}, still ${inCash}` : (inCash ?? method)
  const isSettled = moneyBackStanding(money) === 'part'
  return (
    <section aria-label="Items and prices">
      <ul className="border-y border-line py-2">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never change their places
          <li key={index} className={LINE}>
            <span className="price text-xl leading-tight text-saffron-ink forced-colors:text-inherit">
              {line.quantity}×
            </span>
            <span>
              <span className="text-xl leading-tight font-semibold">{line.name}</span>
              <span className="flow-root text-base leading-snug text-soft">
                <Heat item={order.items[index]} isAlone={line.choices.length === 0 && line.note === ''} />
                <LineRows line={line} shown="priced" noteLook="font-semibold text-ink" />
              </span>
              <Contains item={order.items[index]} />
            </span>
            <span className="price">{formatCad(line.amount)}</span>
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 pt-2">
        {[...sums, ...settledRows(bill, readPayments(order.payments, fromDollars), refunds)].map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order's rows never change their places
          <Sum key={index} row={row} paid={row.kind === 'total' ? howPaid : undefined} />
        ))}
      </dl>
      {refund && (
        <p className={`mt-1 text-right font-semibold ${isSettled ? 'text-soft' : 'text-chilli'}`}>
          {!isSettled && <Icon name="alert" className="mr-1 inline size-5 align-text-bottom" />}
          {refund}
        </p>
      )}
    </section>
  )
}

function methodWords(method: string, isPaid: boolean): string {
  if (method === 'online') return isPaid ? 'Paid online' : 'Online payment'
  return `${isPaid ? 'Paid by' : 'By'} ${method}`
}

type Item = BoardOrder['items'][number]

const MARKS: Readonly<Record<number, 'medium' | 'hot'>> = { 2: 'medium', 3: 'hot' }

/** In words, with the chillies that its card has. Mild is what every dish is unless somebody asked. As on a card it begins the row of the choices. */
function Heat({ item, isAlone }: { item: Item | undefined; isAlone: boolean }) {
  const words = item && shownSpice(chosenHeat(item))
  if (!words) return null
  const mark = MARKS[item.selectedSpiceLevel]
  return (
    <span className="float-left mr-1.5 flex items-center gap-1.5 font-semibold text-ink">
      {words}
      {mark && (
        <span aria-hidden="true" className="inline-flex">
          <HeatMark level={mark} />
        </span>
      )}
      {!isAlone && <span aria-hidden="true">·</span>}
    </span>
  )
}

/** Read out to whoever asks on the telephone; the kitchen cooks by what stands above. */
function Contains({ item }: { item: Item | undefined }) {
  if (!item || item.allergens.length === 0) return null
  return (
    <span className="mt-1 block border-l-2 border-line-strong pl-2 text-[0.9375rem] leading-snug font-semibold">
      Contains {item.allergens.join(', ')}
    </span>
  )
}

/** `paid`: how, below the total. */
function Sum({ row: { kind, label, amount }, paid }: { row: BillRow; paid: string | undefined }) {
  const isTotal = kind === 'total'
  return (
    <>
      <dt className={isTotal ? 'text-lg font-semibold' : kind === 'refunded_tax' ? 'pl-4 text-soft' : ''}>
        {label}
        {paid && (
          <>
            {' '}
            <span className="block text-base font-normal text-soft">{paid}</span>
          </>
        )}
      </dt>
      <dd className={`price text-right ${isTotal ? 'text-lg' : ''}`}>{formatCad(amount)}</dd>
    </>
  )
}
