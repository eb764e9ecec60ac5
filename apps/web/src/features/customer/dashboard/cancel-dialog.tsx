import { MAX_CANCEL_REASON, reasonLengthProblem } from '@sizzle/domain/order/cancel.ts'
import { customerNoteIfCancelled } from '@sizzle/domain/payment/money-back.ts'
import { useState } from 'react'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { useBackCloses } from '../../../kit/use-back-step.ts'
import { DialogForm } from '../../../ui/form/dialog-form.tsx'
import { inCents } from '../../../ui/money-back.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import type { MyOrder } from './orders-query.ts'

type CancelDialogProps = { order: MyOrder; onDone: () => void; onClose: () => void }

/** Says what happens to the money before anything happens. */
export function CancelDialog({ order, onDone, onClose }: CancelDialogProps) {
  useBackCloses(onClose)
  const [reason, setReason] = useState('')
  const cancel = useWish('/cancelMyOrder', {
    close: onClose,
    onDone: () => {
      toast('success', `Order ${order.shortNumber} was cancelled.`)
    },
    onSettled: onDone,
  })
  const problem = reasonLengthProblem(reason)
  return (
    <DialogForm
      title={`Cancel order ${order.shortNumber}?`}
      keep="Keep my order"
      act="Cancel order"
      acting="Cancelling…"
      kind="danger"
      wish={cancel}
      isReady={problem === null}
      onSubmit={() => cancel.send({ orderId: order.id, reason: reason.trim() })}
      onClose={onClose}
    >
      <p className="text-soft">{customerNoteIfCancelled(inCents(order))}</p>
      <TextArea
        label="What happened? (optional)"
        name="reason"
        count={{ length: reason.length, most: MAX_CANCEL_REASON }}
        problem={problem ?? undefined}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </DialogForm>
  )
}
