import { MOVE_LABELS } from '@sizzle/domain/order/status.ts'
import { COLLECT_CASH, paymentBadge } from '@sizzle/domain/payment/payment-status.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { type ListTool, ToolRow } from '../../../../ui/list/tool-menu.tsx'
import { DeliverTo } from '../cards/deliver-to.tsx'
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
  const closing = (act: () => void) => () => {
    onClose()
    act()
  }
  const tools: readonly (ListTool | false)[] = [
    actions.acceptsFirst(order) && {
      icon: 'flame',
      label: MOVE_LABELS.preparing,
      act: `${orderId}:start`,
      onPress: closing(() => actions.move(order)),
    },
    actions.canTakePayment(order) && {
      icon: 'cash',
      label: isUnpaid ? COLLECT_CASH : 'Record Payment',
      act: `${orderId}:pay`,
      onPress: () => actions.takePayment(order),
    },
    { icon: 'list', label: 'Details', onPress: closing(() => actions.open(order)) },
    actions.canTakePayment(order) && {
      icon: 'card',
      label: 'Payment link',
      onPress: () => actions.askForLink(order),
    },
    actions.canEdit(order) && { icon: 'edit', label: 'Edit order', onPress: () => actions.edit(order) },
    { icon: 'printer', label: 'Kitchen ticket', onPress: () => actions.print(order, 'ticket') },
    { icon: 'eye-off', label: 'A dish is sold out…', onPress: () => actions.soldOut(order) },
  ]
  return (
    <Dialog label={`More for order ${shortNumber}`} shape="sheet" onClose={onClose}>
      <DialogHead title={`Order ${shortNumber}`} className="pt-4 pr-4 pb-1 pl-6" onClose={onClose} />
      <div className="px-6 pb-2">
        <p className="text-soft wrap-anywhere">{gistOf(order)}</p>
        {status === 'ready' && <DeliverTo order={order} />}
      </div>
      <ul className="grid gap-0.5 px-3 pb-[max(1rem,env(safe-area-inset-bottom))] sm:grid-cols-2">
        {tools.map((tool) => tool && <Entry key={tool.label} tool={tool} />)}
        {canPromiseLater && (
          <li className="px-3 sm:col-span-full">
            <PromiseLater order={order} onClose={onClose} />
          </li>
        )}
        {actions.canCancel(order) && (
          <Entry
            className="mt-2 sm:col-span-full"
            tool={{
              icon: 'ban',
              label: 'Cancel order',
              act: `${orderId}:cancel`,
              isDanger: true,
              onPress: () => actions.cancel(order),
            }}
          />
        )}
      </ul>
    </Dialog>
  )
}

function Entry({ tool, className }: { tool: ListTool; className?: string }) {
  return (
    <li className={className}>
      <ToolRow tool={tool} onPress={tool.onPress} />
    </li>
  )
}
