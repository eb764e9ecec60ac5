import { MOVE_LABELS, statusLabel, whyNot } from '@sizzle/domain/order/status.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import type { SessionUser } from '../../../../kit/session/session.ts'
import { button } from '../../../../ui/button.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import { LoudNotes } from '../cards/loud-notes.tsx'
import { gistOf } from '../gist.ts'
import { Note } from '../note.tsx'
import type { BoardActions } from '../state/board-actions.ts'
import { orderQuery } from '../state/board-query.ts'
import type { ShownOrder } from '../state/shown-orders.ts'
import { CustomerBlock, PhoneLink } from './customer-block.tsx'
import { PriceBlock } from './price-block.tsx'
import { PrintAt } from './print-at.tsx'
import { SmsForm } from './sms-form.tsx'
import { Timeline } from './timeline.tsx'

type OrderDrawerProps = {
  orderId: string
  onClose: () => void
  orders: readonly ShownOrder[]
  user: SessionUser
  actions: BoardActions
}

/** Everything about one order, and everything one can do with it. Its address can be sent to a colleague. */
export function OrderDrawer({ orderId, onClose, orders, actions }: OrderDrawerProps) {
  const { data, error, refetch, fetchStatus } = useQuery(orderQuery(orderId))
  const shown = orders.find((order) => order.orderId === orderId)
  const known = data ?? shown
  const order = known && {
    ...known,
    status: shown?.status ?? known.status,
    isWaiting: shown?.isWaiting ?? false,
    isSending: shown?.isSending ?? false,
  }
  const title = `Order ${order?.shortNumber ?? ''}`
  return (
    <Dialog label={title} shape="side" onClose={onClose}>
      <DialogHead title={title} onClose={onClose} />
      {!order && !error && (
        <div className="px-6" aria-busy="true">
          <p className="sr-only">Loading the order…</p>
          <Skeleton className="h-56" />
        </div>
      )}
      {!order && error && <Note text={sentenceOf(error)} onRetry={() => void refetch()} />}
      {order && (
        // The foot lies over what is below it: what takes the focus keeps clear of it.
        <div className="flex min-h-[calc(100%-4.75rem)] flex-col gap-5 px-6 [&_:is(a,button)]:scroll-mb-36">
          <div className="-mt-3 grid justify-items-start gap-1">
            <p className="text-lg leading-snug wrap-anywhere">{gistOf(order)}</p>
            <div className="flex flex-wrap items-center gap-x-4">
              <p className="rounded-full border border-line-strong px-3 py-0.5 font-semibold">
                {statusLabel(order.status, order.orderType)}
                {order.isWaiting && <span className="text-soft"> – waiting to be sent</span>}
                {order.isSending && <span className="text-soft"> – sending…</span>}
              </p>
              <PhoneLink phone={order.customerInfo.phone} />
            </div>
          </div>
          <LoudNotes order={order} />
          <PriceBlock order={order} />
          <CustomerBlock order={order} />
          <RareActions order={order} actions={actions} />
          <PrintAt orderId={order.orderId} locationId={order.locationInfo.id} />
          {data ? (
            <Timeline {...data} />
          ) : (
            <p role="status" className="text-soft">
              {error || fetchStatus === 'paused'
                ? 'What happened to this order so far is there when the connection is back.'
                : 'Loading what happened so far…'}
            </p>
          )}
          {order.customerInfo.phone && <SmsBlock order={order} locationName={order.locationInfo.name} />}
          <NextActions order={order} actions={actions} />
        </div>
      )}
    </Dialog>
  )
}

type ActionsProps = { order: ShownOrder; actions: BoardActions }

function NextActions({ order, actions }: ActionsProps) {
  const next = actions.next(order)
  return (
    <div className="sticky bottom-0 -mx-6 mt-auto grid gap-2 border-line bg-raised px-6 pt-3 pb-[calc(env(safe-area-inset-bottom)+12px)] not-empty:border-t">
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
          className={button('strong')}
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

/** Below what the order is made of. */
function RareActions({ order, actions }: ActionsProps) {
  const whyNoCancel = actions.mayCancel(order)
    ? whyNot(order.status, 'cancelled')
    : 'Only managers can cancel an order.'
  return (
    <div className="grid grid-cols-2 gap-2">
      <button type="button" className={button('quiet', 'px-3!')} onClick={() => actions.print(order, 'ticket')}>
        <ToolIcon name="printer" /> Kitchen ticket
      </button>
      <button type="button" className={button('quiet', 'px-3!')} onClick={() => actions.print(order, 'receipt')}>
        <ToolIcon name="printer" /> Receipt
      </button>
      <button
        type="button"
        data-act={`${order.orderId}:cancel`}
        className={button('quiet', 'col-span-2 border-chilli! text-chilli')}
        disabled={!actions.canCancel(order)}
        aria-describedby={whyNoCancel ? 'why-no-cancel' : undefined}
        onClick={() => actions.cancel(order)}
      >
        Cancel Order
      </button>
      {whyNoCancel && (
        <p id="why-no-cancel" className="col-span-2 text-center text-sm text-soft">
          {whyNoCancel}
        </p>
      )}
    </div>
  )
}

function SmsBlock({ order, locationName }: { order: ShownOrder; locationName: string }) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <SmsForm order={order} locationName={locationName} onClose={() => setOpen(false)} />
  return (
    <button type="button" className={button('quiet')} onClick={() => setOpen(true)}>
      <ToolIcon name="message" /> Send SMS
    </button>
  )
}
