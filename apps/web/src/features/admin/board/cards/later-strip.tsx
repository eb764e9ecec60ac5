import { laterByDay } from '@sizzle/domain/order/later.ts'
import { useState } from 'react'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import type { BoardActions } from '../state/board-actions.ts'
import type { ShownOrder } from '../state/shown-orders.ts'
import { LaterCard } from './later-card.tsx'

type LaterStripProps = {
  orders: readonly ShownOrder[]
  now: Date
  actions: BoardActions
  /** Beside the tiles of the one flow they are pills; below cards they are as wide as these. */
  isAmongTiles?: boolean
  className?: string
}

const LOOKS = {
  strip: 'min-h-9 grow rounded-control px-2 hover:bg-raised max-md:min-h-12',
  pill: 'min-h-11 rounded-full border border-line bg-raised px-4 hover:bg-sunk',
} as const

/** What is ordered for later, by day: it calls for nobody, and a drawer shows it to whoever wants to look ahead. */
export function LaterStrip({ orders, now, actions, isAmongTiles = false, className = '' }: LaterStripProps) {
  const [opened, setOpened] = useState<string | null>(null)
  const days = laterByDay(orders, now)
  const shown = days.find(({ label }) => label === opened)
  if (days.length === 0) return null
  return (
    <div
      className={`flex shrink-0 flex-wrap gap-1.5 ${isAmongTiles ? '' : 'border-t border-line px-1.5 py-1'} ${className}`}
    >
      {days.map((day) => (
        <button
          key={day.label}
          type="button"
          aria-haspopup="dialog"
          className={`inline-flex items-center gap-1.5 text-soft hover:text-ink ${LOOKS[isAmongTiles ? 'pill' : 'strip']}`}
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
