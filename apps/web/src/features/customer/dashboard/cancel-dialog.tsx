import { CallError } from '@sizzle/contract/client.ts'
import { planRefund } from '@sizzle/domain/payment/refund.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kit/api.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { useIntention } from '../../../kit/use-intention.ts'
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
  const intention = useIntention()
  const cancel = useMutation({
    mutationFn: () => {
      const wish = { orderId: order.id, reason: reason.trim() }
      return api.post('/cancelMyOrder', wish, intention.attempt(wish, {}).key)
    },
    onSuccess: () => {
      toast('success', `Order ${order.shortNumber} was cancelled.`)
      onDone()
      onClose()
    },
    onError: (error) => {
      if (error instanceof CallError && error.status >= 400 && error.status < 500) intention.forget()
      onDone()
    },
  })
  const { note } = planRefund({
    paymentStatus: order.paymentStatus,
    paymentMethod: order.paymentMethod,
    paid: order.paymentStatus === 'paid' ? toCents(order.pricing.total) : 0,
  })
  return (
    <Dialog label={`Cancel order ${order.shortNumber}?`} onClose={onClose}>
      <form
        className="grid gap-4 p-6"
        onSubmit={(event) => {
          event.preventDefault()
          cancel.mutate()
        }}
      >
        <h2 className="text-2xl">Cancel order {order.shortNumber}?</h2>
        <p className="text-soft">{note}</p>
        <TextArea
          label="What happened? (optional)"
          name="reason"
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <FormProblem sentence={cancel.error ? sentenceOf(cancel.error) : undefined} />
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className={button('quiet')} onClick={onClose}>
            Keep my order
          </button>
          <button type="submit" className={button('danger')} disabled={cancel.isPending}>
            {cancel.isPending ? 'Cancelling…' : 'Cancel order'}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
