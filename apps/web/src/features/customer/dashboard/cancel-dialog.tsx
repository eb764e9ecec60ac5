import { MAX_CANCEL_REASON, reasonLengthProblem } from '@sizzle/domain/order/cancel.ts'
import { planRefund } from '@sizzle/domain/payment/refund.ts'
import { useState } from 'react'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { button } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { toCents } from '../../../ui/money.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import type { MyOrder } from './orders-query.ts'

type CancelDialogProps = { order: MyOrder; onDone: () => void; onClose: () => void }

/** Says what happens to the money before anything happens. */
export function CancelDialog({ order, onDone, onClose }: CancelDialogProps) {
  const [reason, setReason] = useState('')
  const cancel = useWish('/cancelMyOrder', {
    onDone: () => {
      toast('success', `Order ${order.shortNumber} was cancelled.`)
      onClose()
    },
    onSettled: onDone,
  })
  const { note } = planRefund({
    paymentStatus: order.paymentStatus,
    paymentMethod: order.paymentMethod,
    left: toCents(order.moneyBack.left),
  })
  const problem = reasonLengthProblem(reason)
  return (
    <Dialog label={`Cancel order ${order.shortNumber}?`} onClose={onClose}>
      <form
        className="grid gap-4 p-6"
        onSubmit={(event) => {
          event.preventDefault()
          if (problem === null) cancel.send({ orderId: order.id, reason: reason.trim() })
        }}
      >
        <h2 className="text-2xl">Cancel order {order.shortNumber}?</h2>
        <p className="text-soft">{note}</p>
        <TextArea
          label="What happened? (optional)"
          name="reason"
          count={{ length: reason.length, most: MAX_CANCEL_REASON }}
          problem={problem ?? undefined}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <FormProblem sentence={cancel.sentence} />
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className={button('quiet')} onClick={onClose}>
            Keep my order
          </button>
          <button type="submit" className={button('danger')} disabled={problem !== null || cancel.isPending}>
            {cancel.isPending ? 'Cancelling…' : 'Cancel order'}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
