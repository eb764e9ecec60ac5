import { clock12, localAt } from '@sizzle/domain/hours/local-time.ts'
import { itemCount } from '@sizzle/domain/order/derived.ts'
import { laterByDay } from '@sizzle/domain/order/later.ts'
import { paymentBadge } from '@sizzle/domain/payment/payment-status.ts'
import { useState } from 'react'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { formatDollars } from '../../../../ui/money.ts'
import type { BoardActions } from '../state/board-actions.ts'
import type { ShownOrder } from '../state/shown-orders.ts'

type LaterStripProps = { orders: readonly ShownOrder[]; now: Date; actions: BoardActions }

/** What is ordered for later, by day: it calls for nobody, and a drawer shows it to whoever wants to look ahead. */
export function LaterStrip({ orders, now, actions }: LaterStripProps) {
  const [opened, setOpened] = useState<string | null>(null)
  const days = laterByDay(orders, now)
  const shown = days.find(({ label }) => label === opened)
  if (days.length === 0) return null
  return (
    <div className="flex shrink-0 flex-wrap gap-1.5 px-1.5 pb-1.5">
      {days.map((day) => (
        <button
          key={day.label}
          type="button"
          aria-haspopup="dialog"
          className="inline-flex min-h-11 grow items-center justify-center gap-1.5 rounded-control border border-line px-2 font-semibold hover:bg-raised"
          onClick={() => setOpened(day.label)}
        >
          <Icon name="clock" className="size-4.5 text-soft" />
          {day.label} ({day.orders.length})
        </button>
      ))}
      {shown && (
        <Dialog label={shown.label} shape="side" onClose={() => setOpened(null)}>
          <DialogHead title={shown.label} onClose={() => setOpened(null)} />
          <ul aria-label={`${shown.label}, ${shown.orders.length}`} className="grid gap-2 px-3 pb-4">
            {shown.orders.map((order) => (
              <li key={order.orderId}>
                <LaterCard order={order} actions={actions} />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  )
}

const SMALL =
  'inline-flex min-h-11 grow items-center justify-center rounded-control border border-line-strong px-2 font-semibold hover:bg-sunk'

function LaterCard({ order, actions }: Omit<LaterStripProps, 'orders' | 'now'> & { order: ShownOrder }) {
  const { timeZone } = order.locationInfo
  const clock = (instant: string) => clock12(localAt(timeZone, new Date(instant)).time)
  const count = itemCount(order)
  const isPaid = paymentBadge({ ...order, adminCreated: order.metadata.adminCreated }) === 'paid'
  const next = actions.next(order)
  const named = <span className="sr-only"> – order {order.shortNumber}</span>
  return (
    <article
      aria-label={`Order ${order.shortNumber}`}
      className="rounded-card border border-line bg-raised px-3 py-2.5 leading-snug"
    >
      <p className="flex items-baseline gap-2">
        <span className="price text-xl">{order.shortNumber}</span>
        <b className="ml-auto whitespace-nowrap">For {clock(order.scheduledFor ?? order.promisedAt)}</b>
      </p>
      <p className="break-words">{order.customerInfo.name}</p>
      <p className="text-soft">
        {order.fireAt && `Kitchen begins at ${clock(order.fireAt)} · `}
        {count} {count === 1 ? 'item' : 'items'} · {formatDollars(order.pricing.total)} · {isPaid ? 'Paid' : 'Unpaid'}
        {order.isOverbooked && ' · Overbooked'}
      </p>
      <div className="mt-2 flex flex-wrap gap-1.5">
        <button type="button" className={SMALL} onClick={() => actions.open(order)}>
          Details{named}
        </button>
        {next && (
          <button
            type="button"
            data-act={`${order.orderId} ${next}:move`}
            className={SMALL}
            onClick={() => actions.move(order)}
          >
            Start now{named}
          </button>
        )}
        {actions.canEdit(order) && (
          <button type="button" className={SMALL} onClick={() => actions.edit(order)}>
            Edit{named}
          </button>
        )}
        {actions.canCancel(order) && (
          <button
            type="button"
            data-act={`${order.orderId}:cancel`}
            className={SMALL}
            onClick={() => actions.cancel(order)}
          >
            Cancel{named}
          </button>
        )}
      </div>
    </article>
  )
}
