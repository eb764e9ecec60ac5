import { cancelReasonProblem, MAX_CANCEL_REASON } from '@sizzle/domain/order/cancel.ts'
import { planRefund } from '@sizzle/domain/payment/refund.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../../kit/server/answers.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { DialogForm } from '../../../../ui/form/dialog-form.tsx'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { toCents } from '../../../../ui/money.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { AskApproval } from '../../../shared/approval/ask-approval.tsx'
import { type OrderDetails, orderQuery } from '../state/board-query.ts'
import { stateNow, whoWasFirst } from '../state/moves.ts'

type CancelDialogProps = { orderId: string; onClose: () => void }

/** Asks why, says what becomes of the money, and afterwards says what became of it (ordering 28, money 24). */
export function CancelDialog({ orderId, onClose }: CancelDialogProps) {
  const { data: order, error } = useQuery({ ...orderQuery(orderId), staleTime: 0 })
  if (order) return <CancelForm order={order} onClose={onClose} />
  return (
    <Dialog label="Cancel order" onClose={onClose}>
      <DialogHead title="Cancel order" onClose={onClose} />
      <div className="px-6 pb-6">
        {error ? <FormProblem sentence={sentenceOf(error)} /> : <Skeleton className="h-40" />}
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
  const send = (approvalId?: string) =>
    cancel.send({
      orderId: order.orderId,
      cancelReason: reason,
      expectedVersion: order.version,
      ...(approvalId && { approvalId }),
    })
  return (
    <>
      <DialogForm
        title={`Cancel order ${order.shortNumber}`}
        keep="Keep the order"
        act="Cancel Order"
        acting="Cancelling…"
        kind="danger"
        press={`${order.orderId}:cancelled`}
        wish={cancel}
        problem={
          cancel.error
            ? [cancel.sentence || 'Failed to cancel order', now && whoWasFirst(now, order.locationInfo)]
                .filter(Boolean)
                .join(' ')
            : undefined
        }
        isReady={problem === null}
        onSubmit={() => send()}
        onClose={onClose}
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
      </DialogForm>
      <AskApproval
        error={cancel.error}
        subject={`order ${order.shortNumber}`}
        onApproved={send}
        onClose={cancel.reset}
      />
    </>
  )
}
