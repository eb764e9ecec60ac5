import { asksForPayment, canTakePayment } from '@sizzle/domain/order/derived.ts'
import { isForLater } from '@sizzle/domain/order/later.ts'
import { canCancel, NEXT, type OrderStatus } from '@sizzle/domain/order/status.ts'
import { moneyBackStanding } from '@sizzle/domain/payment/money-back.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { useMemo } from 'react'
import { mayPrint } from '../../../../kit/may-print.ts'
import type { SessionUser } from '../../../../kit/session/session.ts'
import { inCents } from '../../../../ui/money-back.ts'
import type { OpenDialog } from './open-dialog.ts'
import type { ShownOrder } from './shown-orders.ts'
import { useMoves } from './use-moves.ts'

/** What a person can do with an order here; a card, the drawer and the keys all ask this. */
export type BoardActions = {
  readonly next: (order: ShownOrder) => Exclude<OrderStatus, 'pending' | 'cancelled'> | undefined
  readonly move: (order: ShownOrder) => void
  readonly open: (order: ShownOrder) => void
  /** Everything beside the next step. */
  readonly more: (order: ShownOrder) => void
  readonly mayCancel: (order: ShownOrder) => boolean
  readonly canCancel: (order: ShownOrder) => boolean
  readonly cancel: (order: ShownOrder) => void
  readonly canTakePayment: (order: ShownOrder) => boolean
  readonly takePayment: (order: ShownOrder) => void
  readonly canGiveBack: (order: ShownOrder) => boolean
  readonly giveBack: (order: ShownOrder) => void
  readonly print: (order: ShownOrder, paper: 'ticket' | 'receipt') => void
}

type ActionCallbacks = {
  ask: (dialog: OpenDialog) => void
  open: (orderId: string) => void
  onMoved: (orderId: string) => void
}

export function useBoardActions(user: SessionUser, { ask, open, onMoved }: ActionCallbacks): BoardActions {
  const moveTo = useMoves(user.name)
  return useMemo(() => {
    const mayCancel = ({ locationInfo }: ShownOrder) => mayAt(user, 'order.cancel', locationInfo.id)
    const next = (order: ShownOrder) => {
      // The table's first entry is the way forward; cancelling is never the big button.
      const [to] = NEXT[order.status]
      return to
    }
    return {
      next,
      move: (order) => {
        const to = next(order)
        if (!to) return
        const go = () => {
          onMoved(order.orderId)
          void moveTo(order, to)
        }
        if (asksForPayment(order, to)) ask({ kind: 'unpaid', orders: [order], complete: go })
        else if (isForLater(order, new Date())) ask({ kind: 'start-early', order, start: go })
        else go()
      },
      open: ({ orderId }) => open(orderId),
      more: ({ orderId }) => ask({ kind: 'more', orderId }),
      mayCancel,
      canCancel: (order) => mayCancel(order) && canCancel(order) && !order.isWaiting,
      cancel: (order) => ask({ kind: 'cancel', orderId: order.orderId }),
      canTakePayment: (order) => canTakePayment(order),
      takePayment: (order) => ask({ kind: 'payment', orderId: order.orderId }),
      canGiveBack: (order) => mayCancel(order) && !order.isWaiting && moneyBackStanding(inCents(order)) === 'by_hand',
      giveBack: (order) => ask({ kind: 'give-back', orderId: order.orderId }),
      print: (order, paper) => {
        if (mayPrint()) ask({ kind: 'print', order, paper })
      },
    }
  }, [user, moveTo, ask, open, onMoved])
}
