import { formatCad } from '@sizzle/domain/money/cents.ts'
import { inCoins } from '@sizzle/domain/pricing/tenders.ts'
import { deviceQueue } from '../../../../kit/offline/device-queue.ts'
import { button } from '../../../../ui/button.ts'
import { timeInRow } from '../../../../ui/clock.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { toCents } from '../../../../ui/money.ts'
import type { Till, WaitingOrder } from './till-state.ts'
import { KITCHEN_CANNOT_SEE } from './till-words.ts'

/** The orders of this till that the server does not have. */
export function TillOrders({ till, onClose }: { till: Till; onClose: () => void }) {
  return (
    <Dialog label="Orders of this till" onClose={onClose}>
      <DialogHead title="Orders of this till" onClose={onClose} />
      <ul className="px-6 pb-6 text-ink">
        {till.orders.length === 0 && <li className="text-soft">All orders are sent.</li>}
        {till.orders.map((order) => (
          <Row key={order.number} order={order} />
        ))}
      </ul>
    </Dialog>
  )
}

function Row({ order: { number, total, takenAt, action } }: { order: WaitingOrder }) {
  return (
    <li className="border-line py-3 not-first:border-t">
      <p className="flex items-baseline justify-between gap-3">
        <span className="price font-display text-2xl">{number}</span>
        <span className="price">{formatCad(inCoins(toCents(total)))}</span>
      </p>
      <p className="text-sm text-soft">
        {timeInRow(new Date(takenAt), null, 'time')}
        {action.byName && `, ${action.byName}`}
      </p>
      <p className="font-semibold text-chilli">{KITCHEN_CANNOT_SEE}</p>
      {action.problem !== undefined && (
        <>
          <p>{action.problem}</p>
          <button type="button" className={button('quiet', 'mt-2')} onClick={() => void deviceQueue().tryAgain(action)}>
            Try again
          </button>
        </>
      )}
    </li>
  )
}
