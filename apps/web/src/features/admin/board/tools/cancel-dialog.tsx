import { cancelReasonProblem, MAX_CANCEL_REASON } from '@sizzle/domain/order/cancel.ts'
import { itemCount } from '@sizzle/domain/order/derived.ts'
import { noteIfCancelled } from '@sizzle/domain/payment/money-back.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../../kit/server/answers.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { DialogForm } from '../../../../ui/form/dialog-form.tsx'
import { UsualReasons } from '../../../../ui/form/usual-reasons.tsx'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { formatDollars } from '../../../../ui/money.ts'
import { inCents } from '../../../../ui/money-back.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { AskApproval } from '../../../shared/approval/ask-approval.tsx'
import { type OrderDetails, orderQuery } from '../state/board-query.ts'
import { stateNow, whoWasFirst } from '../state/moves.ts'

type CancelDialogProps = { orderId: string; onClose: () => void }

/** What it mostly is, as the customer reads it. */
const REASONS = ['A dish is sold out', 'Ordered twice', 'You asked us to cancel', 'The kitchen is closed'] as const

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
  // Nobody is told off for what they have not begun to write.
  const [isTouched, setTouched] = useState(false)
  const cancel = useWish('/cancelOrder', {
    // After a lost answer the order may have a new version; the wish is still the same.
    contentOf: ({ expectedVersion: _, ...wanted }) => wanted,
    close: onClose,
    onDone: ({ message, refund }) => {
      toast(refund && refund.status !== 'succeeded' ? 'message' : 'success', message)
    },
    onSettled: () => askAgainAbout('order.changed'),
  })
  const problem = cancelReasonProblem(reason)
  const now = stateNow(cancel.error)
  const put = (text: string) => {
    setReason(text)
    setTouched(true)
  }
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
        shape="sheet"
        keep="Keep the order"
        act="Cancel order"
        acting="Cancelling…"
        kind="danger"
        isAskingFirst
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
        missing={isTouched ? undefined : 'Choose or write a reason.'}
        onSubmit={() => send()}
        onClose={onClose}
      >
        <div className="rounded-control bg-sunk px-4 py-3">
          <p className="font-semibold wrap-anywhere">
            {order.customerInfo.name}, {lineCount(order)}, {formatDollars(order.pricing.total)}
          </p>
          <p>{noteIfCancelled(inCents(order))}</p>
        </div>
        <TextArea
          label="Reason for cancellation"
          hint="The customer sees this reason."
          above={<UsualReasons reasons={REASONS} chosen={reason} onChoose={put} />}
          required
          rows={2}
          count={{ length: reason.length, most: MAX_CANCEL_REASON }}
          problem={isTouched ? (problem ?? undefined) : undefined}
          value={reason}
          onChange={(event) => put(event.target.value)}
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

function lineCount(order: OrderDetails): string {
  const count = itemCount(order)
  return `${count} ${count === 1 ? 'item' : 'items'}`
}
