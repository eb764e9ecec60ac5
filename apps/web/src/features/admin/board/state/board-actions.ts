import { waitsToBeSeen } from '@sizzle/domain/alerts/order-alerts.ts'
import { asksForPayment, canTakePayment } from '@sizzle/domain/order/derived.ts'
import { canEdit } from '@sizzle/domain/order/edit.ts'
import { isForLater } from '@sizzle/domain/order/later.ts'
import { canCancel, NEXT, type OrderStatus } from '@sizzle/domain/order/status.ts'
import { moneyBackStanding } from '@sizzle/domain/payment/money-back.ts'
import { mayOrAsk } from '@sizzle/domain/people/approval.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { useMemo } from 'react'
import { mayPrint } from '../../../../kit/may-print.ts'
import type { SessionUser } from '../../../../kit/session/session.ts'
import { inCents } from '../../../../ui/money-back.ts'
import { acceptsApart, type Kitchen } from '../kitchen/kitchen-query.ts'
import { acceptOrder } from './accept-orders.ts'
import type { OpenDialog } from './open-dialog.ts'
import type { ShownOrder } from './shown-orders.ts'
import { tickDishes } from './tick-dishes.ts'
import { useMoves } from './use-moves.ts'

/** What a person can do with an order here; a card, the drawer and the keys all ask this. */
export type BoardActions = {
  readonly next: (order: ShownOrder) => Exclude<OrderStatus, 'pending' | 'cancelled'> | undefined
  readonly move: (order: ShownOrder) => void
  /** Its location accepts orders apart from starting them, and nobody has accepted this one. */
  readonly acceptsFirst: (order: ShownOrder) => boolean
  readonly accept: (order: ShownOrder) => void
  /** Undefined where nothing of the order is being made. `places`: of its dishes, from 1. */
  readonly tick: (order: ShownOrder) => ((places: readonly number[], isDone: boolean) => void) | undefined
  readonly open: (order: ShownOrder) => void
  /** Everything beside the next step. */
  readonly more: (order: ShownOrder) => void
  /** Alone, or at a shared tablet with the approval of a manager. */
  readonly mayCancel: (order: ShownOrder) => boolean
  readonly canCancel: (order: ShownOrder) => boolean
  readonly cancel: (order: ShownOrder) => void
  readonly canEdit: (order: ShownOrder) => boolean
  readonly edit: (order: ShownOrder) => void
  readonly canTakePayment: (order: ShownOrder) => boolean
  readonly takePayment: (order: ShownOrder) => void
  readonly askForLink: (order: ShownOrder) => void
  readonly canGiveBack: (order: ShownOrder) => boolean
  readonly giveBack: (order: ShownOrder) => void
  /** Its dishes, to say which of them has run out. */
  readonly soldOut: (order: ShownOrder) => void
  readonly print: (order: ShownOrder, paper: 'ticket' | 'receipt') => void
}

type ActionCallbacks = {
  kitchens: readonly Kitchen[]
  ask: (dialog: OpenDialog) => void
  open: (orderId: string) => void
}

export function useBoardActions(user: SessionUser, callbacks: ActionCallbacks): BoardActions {
  const { kitchens, ask, open } = callbacks
  const moveTo = useMoves(user.name)
  return useMemo(() => {
    const mayCancel = ({ locationInfo }: ShownOrder) => mayOrAsk(user, 'cancelOrder', locationInfo.id)
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
        const go = () => void moveTo(order, to)
        if (asksForPayment(order, to)) ask({ kind: 'unpaid', orders: [order], complete: go })
        else if (isForLater(order, new Date())) ask({ kind: 'start-early', order, start: go })
        else go()
      },
      acceptsFirst: (order) => waitsToBeSeen(order) && acceptsApart(kitchens, order),
      accept: (order) => void acceptOrder(order),
      tick: (order) =>
        order.status === 'preparing' && !order.isWaiting && !order.isSending
          ? (places, isDone) => void tickDishes(order, places, isDone)
          : undefined,
      open: ({ orderId }) => open(orderId),
      more: ({ orderId }) => ask({ kind: 'more', orderId }),
      mayCancel,
      canCancel: (order) => mayCancel(order) && canCancel(order) && !order.isWaiting,
      cancel: (order) => ask({ kind: 'cancel', orderId: order.orderId }),
      canEdit: (order) => mayAt(user, 'order.edit', order.locationInfo.id) && canEdit(order) && !order.isWaiting,
      edit: (order) => ask({ kind: 'edit', orderId: order.orderId }),
      canTakePayment: (order) => canTakePayment(order),
      takePayment: (order) => ask({ kind: 'payment', orderId: order.orderId }),
      askForLink: (order) => ask({ kind: 'link', orderId: order.orderId }),
      // What an edit made an order cheaper is handed out by whoever stands at the counter.
      canGiveBack: (order) =>
        (order.status !== 'cancelled' || mayCancel(order)) &&
        !order.isWaiting &&
        moneyBackStanding(inCents(order)) === 'by_hand',
      giveBack: (order) => ask({ kind: 'give-back', orderId: order.orderId }),
      soldOut: ({ locationInfo, items }) => ask({ kind: 'sold-out', locationId: locationInfo.id, dishes: items }),
      print: (order, paper) => {
        if (mayPrint()) ask({ kind: 'print', order, paper })
      },
    }
  }, [user, moveTo, kitchens, ask, open])
}
