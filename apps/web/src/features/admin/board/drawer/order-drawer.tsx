import { isFinal, MOVE_LABELS, whyNot } from '@sizzle/domain/order/status.ts'
import { isCardMethod } from '@sizzle/domain/payment/refund.ts'
import { may, mayAt } from '@sizzle/domain/people/rights.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import type { SessionUser } from '../../../../kit/session/session.ts'
import { button } from '../../../../ui/button.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { DRAWER_BODY, DRAWER_FOOT } from '../../../../ui/drawer.ts'
import { Link } from '../../../../ui/link.tsx'
import { MoreBelow } from '../../../../ui/more-below.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import { DeliverTo } from '../cards/deliver-to.tsx'
import { LoudNotes } from '../cards/loud-notes.tsx'
import { gistOf } from '../gist.ts'
import { Note } from '../note.tsx'
import type { BoardActions } from '../state/board-actions.ts'
import { orderQuery } from '../state/board-query.ts'
import type { ShownOrder } from '../state/shown-orders.ts'
import { CustomerBlock, PhoneLink } from './customer-block.tsx'
import { MoneyNow } from './money-now.tsx'
import { PriceBlock } from './price-block.tsx'
import { PrintRow } from './print-row.tsx'
import { SmsForm } from './sms-form.tsx'
import { StandingNow } from './standing-now.tsx'
import { missedEmail, Timeline } from './timeline.tsx'

type OrderDrawerProps = {
  orderId: string
  onClose: () => void
  /** The list of what is over lies below, and closing leads back to it. */
  isFromFinished: boolean
  orders: readonly ShownOrder[]
  user: SessionUser
  actions: BoardActions
}

/** Everything about one order, and everything one can do with it. Its address can be sent to a colleague. */
export function OrderDrawer({ orderId, onClose, isFromFinished, orders, user, actions }: OrderDrawerProps) {
  const { data, error, refetch, fetchStatus } = useQuery(orderQuery(orderId))
  const shown = orders.find((order) => order.orderId === orderId)
  const known = data ?? shown
  const order = known && {
    ...known,
    status: shown?.status ?? known.status,
    isWaiting: shown?.isWaiting ?? false,
    isSending: shown?.isSending ?? false,
  }
  const missed = data && missedEmail(data.messages)
  const title = `Order ${order?.shortNumber ?? ''}`
  return (
    <Dialog label={title} shape="side" onClose={onClose}>
      <DialogHead title={title} className="pt-4 pr-4 pb-2 pl-6" onClose={onClose} />
      {isFromFinished && (
        <button type="button" className={button('bare', 'mb-1 ml-4 px-2!')} onClick={onClose}>
          <ToolIcon name="fold" className="size-5" /> Back to finished
        </button>
      )}
      {!order && !error && (
        <div className="px-6" aria-busy="true">
          <p className="sr-only">Loading the order…</p>
          <Skeleton className="h-56" />
        </div>
      )}
      {!order && error && <Note text={sentenceOf(error)} onRetry={() => void refetch()} />}
      {order && (
        <div className={`gap-5 ${DRAWER_BODY}`}>
          <DrawerTop order={order} />
          <LoudNotes order={order} />
          <PriceBlock order={order} />
          <PrintRow
            orderId={order.orderId}
            locationId={order.locationInfo.id}
            onPrintHere={(paper) => actions.print(order, paper)}
          />
          <CustomerBlock
            order={order}
            missed={missed}
            mayTryAgain={missed?.state === 'failed' && may(user, 'settings.manage')}
          />
          {data ? (
            <Timeline {...data} messages={data.messages.filter((one) => one !== missed)} />
          ) : (
            <p role="status" className="text-soft">
              {error || fetchStatus === 'paused'
                ? 'The history of this order shows once the connection is back.'
                : 'Loading what happened so far…'}
            </p>
          )}
          <LastActions order={order} user={user} actions={actions} />
          <NextActions order={order} actions={actions} />
        </div>
      )}
    </Dialog>
  )
}

/** What one asks first, how the order stands, and how its customer is reached. */
function DrawerTop({ order }: { order: ShownOrder }) {
  const [isWriting, setWriting] = useState(false)
  const { phone } = order.customerInfo
  return (
    <div className="grid gap-2">
      <p className="text-lg leading-snug wrap-anywhere">{gistOf(order)}</p>
      <DeliverTo order={order} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 max-sm:gap-x-3 max-sm:text-[0.9375rem]">
        <StandingNow order={order} />
        <MoneyNow order={order} />
      </div>
      {phone && (
        <div className="grid grid-cols-2 gap-2 max-[21rem]:grid-cols-1">
          <PhoneLink phone={phone} />
          {!isWriting && (
            <button type="button" className={button('quiet', 'px-2!')} onClick={() => setWriting(true)}>
              <ToolIcon name="message" /> Send SMS
            </button>
          )}
        </div>
      )}
      {isWriting && <SmsForm order={order} locationName={order.locationInfo.name} onClose={() => setWriting(false)} />}
    </div>
  )
}

type ActionsProps = { order: ShownOrder; actions: BoardActions }

function NextActions({ order, actions }: ActionsProps) {
  const next = actions.next(order)
  const isSomething = next || actions.canTakePayment(order) || actions.canGiveBack(order)
  return (
    <div className={DRAWER_FOOT}>
      {isSomething && <MoreBelow />}
      {next && (
        <button
          type="button"
          data-act={`${order.orderId} ${next}`}
          className={button('primary', 'min-h-14 text-xl')}
          onClick={() => actions.move(order)}
        >
          {MOVE_LABELS[next]}
        </button>
      )}
      {actions.canTakePayment(order) && (
        <button
          type="button"
          data-act={`${order.orderId}:pay`}
          // Of an order that is over, this is all that is left to do.
          className={button(next ? 'strong' : 'primary')}
          onClick={() => actions.takePayment(order)}
        >
          <ToolIcon name="cash" /> Collect Cash Payment
        </button>
      )}
      {actions.canGiveBack(order) && (
        <button type="button" className={button('strong')} onClick={() => actions.giveBack(order)}>
          <ToolIcon name="cash" /> Cash given back
        </button>
      )}
    </div>
  )
}

/** The end of an order stands last and apart: cancelling it, or giving the money of one that is over back. */
function LastActions({ order, user, actions }: ActionsProps & { user: SessionUser }) {
  const refund = canRefund(order, user) && (
    <Link to={`#payments?${new URLSearchParams({ search: order.shortNumber })}`} className={button('quiet')}>
      <ToolIcon name="card" /> Refund in Payments
    </Link>
  )
  if (isFinal(order.status)) return refund || null
  const whyNoCancel = actions.mayCancel(order)
    ? whyNot(order.status, 'cancelled')
    : 'Only managers can cancel an order.'
  return (
    <div className="grid gap-2 border-t border-line pt-5">
      {refund}
      <button
        type="button"
        data-act={`${order.orderId}:cancel`}
        className={button('quiet', 'border-chilli! text-chilli!')}
        disabled={!actions.canCancel(order)}
        aria-describedby={whyNoCancel ? 'why-no-cancel' : undefined}
        onClick={() => actions.cancel(order)}
      >
        Cancel order
      </button>
      {whyNoCancel && (
        <p id="why-no-cancel" className="text-center text-sm text-soft">
          {whyNoCancel}
        </p>
      )}
    </div>
  )
}

/** A card payment goes back, whole or in part, from the list of payments. Cash of a cancelled order has its own button. */
function canRefund({ paymentMethod, payments, moneyBack, locationInfo }: ShownOrder, user: SessionUser): boolean {
  const isByCard = isCardMethod(paymentMethod) || payments.some(({ tender }) => tender === 'card')
  return isByCard && moneyBack.left > 0 && mayAt(user, 'order.cancel', locationInfo.id)
}
