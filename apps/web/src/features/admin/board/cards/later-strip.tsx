import { laterByDay } from '@sizzle/domain/order/later.ts'
import { useState } from 'react'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import type { BoardActions } from '../state/board-actions.ts'
import type { ShownOrder } from '../state/shown-orders.ts'
import { LaterCard } from './later-card.tsx'

type LaterStripProps = { orders: readonly ShownOrder[]; now: Date; actions: BoardActions }

/** What is ordered for later, by day: it calls for nobody, and a drawer shows it to whoever wants to look ahead. */
export function LaterStrip({ orders, now, actions }: LaterStripProps) {
  const [opened, setOpened] = useState<string | null>(null)
  const days = laterByDay(orders, now)
  const shown = days.find(({ label }) => label === opened)
  if (days.length === 0) return null
  return (
    <div className="flex shrink-0 flex-wrap gap-x-1.5 px-1.5">
      {days.map((day) => (
        <button
          key={day.label}
          type="button"
          aria-haspopup="dialog"
          className="inline-flex min-h-9 grow items-center gap-1.5 rounded-control px-2 text-soft hover:bg-raised hover:text-ink"
          onClick={() => setOpened(day.label)}
        >
          <Icon name="clock" className="size-4.5" />
          {day.label} ({day.orders.length})
          <ToolIcon name="fold" className="ml-auto size-4.5 rotate-180" />
        </button>
      ))}
      {shown && (
        <Dialog label={shown.label} shape="side" onClose={() => setOpened(null)}>
          <DialogHead title={shown.label} onClose={() => setOpened(null)} />
          <ul aria-label={`${shown.label}, ${shown.orders.length}`} className="grid gap-3 px-4 pb-6 sm:px-6">
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
