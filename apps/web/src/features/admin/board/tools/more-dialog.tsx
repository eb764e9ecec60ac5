import { MOVE_LABELS } from '@sizzle/domain/order/status.ts'
import { COLLECT_CASH, paymentBadge } from '@sizzle/domain/payment/payment-status.ts'
import type { ReactNode } from 'react'
import { button } from '../../../../ui/button.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { ToolIcon, type ToolIconName } from '../../../../ui/tool-icon.tsx'
import { gistOf } from '../gist.ts'
import type { BoardActions } from '../state/board-actions.ts'
import type { ShownOrder } from '../state/shown-orders.ts'
import { PromiseLater } from './promise-later.tsx'

type MoreDialogProps = { order: ShownOrder; actions: BoardActions; onClose: () => void }

/** What is done with an order now and then. A card keeps its room for what is done with every order. */
export function MoreDialog({ order, actions, onClose }: MoreDialogProps) {
  const isUnpaid = paymentBadge({ ...order, adminCreated: order.metadata.adminCreated }) === 'unpaid'
  const { orderId, shortNumber, status, isWaiting } = order
  const canPromiseLater = (status === 'pending' || status === 'preparing') && !isWaiting
  return (
    <Dialog label={`More for order ${shortNumber}`} shape="sheet" onClose={onClose}>
      <DialogHead title={`Order ${shortNumber}`} className="pt-4 pr-4 pb-1 pl-6" onClose={onClose} />
      <p className="px-6 pb-4 text-soft wrap-anywhere">{gistOf(order)}</p>
      <div className="grid gap-2 px-6 pb-6 sm:grid-cols-2">
        {actions.acceptsFirst(order) && (
          <Entry
            icon="flame"
            act={`${orderId}:start`}
            about={shortNumber}
            onClick={() => {
              onClose()
              actions.move(order)
            }}
          >
            {MOVE_LABELS.preparing}
          </Entry>
        )}
        {actions.canTakePayment(order) && (
          <Entry icon="cash" act={`${orderId}:pay`} about={shortNumber} onClick={() => actions.takePayment(order)}>
            {isUnpaid ? COLLECT_CASH : 'Record Payment'}
          </Entry>
        )}
        <Entry
          icon="list"
          about={shortNumber}
          onClick={() => {
            onClose()
            actions.open(order)
          }}
        >
          Details
        </Entry>
        {actions.canTakePayment(order) && (
          <Entry icon="card" about={shortNumber} onClick={() => actions.askForLink(order)}>
            Payment link
          </Entry>
        )}
        {actions.canEdit(order) && (
          <Entry icon="edit" about={shortNumber} onClick={() => actions.edit(order)}>
            Edit order
          </Entry>
        )}
        <Entry icon="printer" about={shortNumber} onClick={() => actions.print(order, 'ticket')}>
          Kitchen ticket
        </Entry>
        <Entry icon="eye-off" about={shortNumber} onClick={() => actions.soldOut(order)}>
          A dish is sold out…
        </Entry>
        {canPromiseLater && <PromiseLater order={order} onClose={onClose} />}
        {actions.canCancel(order) && (
          <Entry
            icon="ban"
            act={`${orderId}:cancel`}
            about={shortNumber}
            look="mt-2 border-chilli! text-chilli sm:col-span-full"
            onClick={() => actions.cancel(order)}
          >
            Cancel order
          </Entry>
        )}
      </div>
    </Dialog>
  )
}

type EntryProps = {
  icon: ToolIconName
  act?: string
  about: string
  look?: string
  onClick: () => void
  children: ReactNode
}

function Entry({ icon, act, about, look = '', onClick, children }: EntryProps) {
  return (
    <button
      type="button"
      data-act={act}
      className={button('quiet', `min-h-14 justify-start! text-lg leading-tight ${look}`)}
      onClick={onClick}
    >
      <ToolIcon name={icon} /> {children}
      <span className="sr-only"> – order {about}</span>
    </button>
  )
}
