import { cancelReasonProblem, MAX_CANCEL_REASON } from '@sizzle/domain/order/cancel.ts'
import { planRefund } from '@sizzle/domain/payment/refund.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../../kit/server/answers.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { button } from '../../../../ui/button.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { toCents } from '../../../../ui/money.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { type OrderDetails, orderQuery } from '../state/board-query.ts'
import { stateNow, whoWasFirst } from '../state/moves.ts'

type CancelDialogProps = { orderId: string; onClose: () => void }

/** Asks why, says what becomes of the money, and afterwards says what became of it (back-office §2, §4). */
export function CancelDialog({ orderId, onClose }: CancelDialogProps) {
  const { data: order, error } = useQuery({ ...orderQuery(orderId), staleTime: 0 })
  const title = `Cancel order ${order?.shortNumber ?? ''}`
  return (
    <Dialog label={title} onClose={onClose}>
      <DialogHead title={title} onClose={onClose} />
      <div className="px-6 pb-6">
        {order && <CancelForm order={order} onClose={onClose} />}
        {!order && !error && <Skeleton className="h-40" />}
        {error && <FormProblem sentence={sentenceOf(error)} />}
      </div>
    </Dialog>
  )
}

function CancelForm({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const cancel = useWish('/cancelOrder', {
    // After a lost answer the order may have a new version; the wish is still the same.
    contentOf: ({ expectedVersion: _, ...wanted }) => wanted,
    onDone: ({ message, refund }) => {
      toast(refund && refund.status !== 'succeeded' ? 'message' : 'success', message)
      onClose()
    },
    onSettled: () => askAgainAbout('order.changed'),
  })
  const { paymentStatus, paymentMethod, moneyBack } = order
  const plan = planRefund({ paymentStatus, paymentMethod, left: toCents(moneyBack.left) })
  const problem = cancelReasonProblem(reason)
  const now = stateNow(cancel.error)
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (problem === null)
          cancel.send({ orderId: order.orderId, cancelReason: reason, expectedVersion: order.version })
      }}
    >
      <p className="rounded-control bg-sunk px-4 py-3">{plan.note}</p>
      <TextArea
        label="Reason for cancellation"
        hint="The customer sees this reason."
        required
        rows={3}
        count={{ length: reason.length, most: MAX_CANCEL_REASON }}
        problem={problem ?? undefined}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <FormProblem
        sentence={
          cancel.error
            ? [cancel.sentence || 'Failed to cancel order', now && whoWasFirst(now, order.locationInfo)]
                .filter(Boolean)
                .join(' ')
            : undefined
        }
      />
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" className={button('quiet')} onClick={onClose}>
          Keep the order
        </button>
        <button
          type="submit"
          data-act={`${order.orderId}:cancelled`}
          className={button('danger')}
          disabled={problem !== null || cancel.isPending}
        >
          {cancel.isPending ? 'Cancelling…' : 'Cancel Order'}
        </button>
      </div>
    </form>
  )
}
