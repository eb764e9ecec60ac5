import { formatCad } from '@sizzle/domain/money/cents.ts'
import { button } from '../../../../ui/button.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DeliverTo } from '../cards/deliver-to.tsx'
import { toCollect } from '../state/left-of.ts'
import type { ShownOrder } from '../state/shown-orders.ts'

type UnpaidDialogProps = {
  /** At least one. */
  orders: readonly ShownOrder[]
  onTakePayment: (orderId: string) => void
  onComplete: () => void
  onClose: () => void
}

/** The food is about to leave and the money is not here. */
export function UnpaidDialog({ orders, onTakePayment, onComplete, onClose }: UnpaidDialogProps) {
  const owed = orders.reduce((sum, order) => sum + toCollect(order), 0)
  const [only] = orders
  const key = orders.map(({ orderId }) => orderId).join(' ')
  return (
    <Dialog label="Not paid" onClose={onClose}>
      <div className="p-6">
        <p className="font-display text-2xl leading-snug">{formatCad(owed)} is not paid</p>
        {orders.length === 1 ? (
          <>
            <p className="mt-1 text-soft">
              {only?.shortNumber}, {only?.customerInfo.name}
            </p>
            {only && <DeliverTo order={only} />}
          </>
        ) : (
          <ul
            className="mt-3 relative max-h-[40dvh] overflow-y-auto border-y border-line py-1"
            aria-label="Unpaid orders"
          >
            {orders.map((order) => (
              <li key={order.orderId} className="flex items-center gap-3 py-1">
                <span className="price">{order.shortNumber}</span>
                <span dir="auto" className="min-w-0 grow truncate text-soft">
                  {order.customerInfo.name}
                </span>
                <span className="price">{formatCad(toCollect(order))}</span>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <button type="button" className={button('quiet')} onClick={onClose}>
            Cancel
          </button>
          <button
            type="button"
            data-act={`${key}:unpaid`}
            className={button('quiet')}
            onClick={() => {
              onClose()
              onComplete()
            }}
          >
            Complete unpaid
          </button>
          {only && orders.length === 1 && (
            <button
              type="button"
              data-act={`${key}:take`}
              className={button('primary')}
              onClick={() => onTakePayment(only.orderId)}
            >
              Take payment
            </button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
