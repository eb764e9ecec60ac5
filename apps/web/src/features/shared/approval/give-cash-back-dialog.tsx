import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { DialogForm } from '../../../ui/form/dialog-form.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { AskApproval } from './ask-approval.tsx'

type GiveCashBackDialogProps = {
  order: { readonly orderId: string; readonly shortNumber: string; readonly customerName: string }
  /** In dollars, as it changes hands. */
  amount: number
  onClose: () => void
  /** Answered, whatever the answer was: what the screen shows may be old. */
  onSettled: () => void
}

/** The cash is handed over before it is recorded: shows the amount and the customer. */
export function GiveCashBackDialog({ order, amount, onClose, onSettled }: GiveCashBackDialogProps) {
  const give = useWish('/giveCashBack', {
    close: onClose,
    onDone: ({ message }) => {
      toast('success', message)
    },
    onSettled,
  })
  const money = formatDollars(amount)
  return (
    <>
      <DialogForm
        title={`Cash given back ${order.shortNumber}`}
        label="Cash given back"
        keep="Not yet"
        act={`${money} given back`}
        acting="Recording…"
        wish={give}
        onSubmit={() => give.send({ orderId: order.orderId })}
        onClose={onClose}
      >
        <p className="font-display text-xl">
          Confirm that {order.customerName} has {money} back?
        </p>
        <p className="text-soft">It is recorded with your name, and cannot be taken back.</p>
      </DialogForm>
      <AskApproval
        error={give.error}
        subject={`order ${order.shortNumber}`}
        onApproved={(approvalId) => give.send({ orderId: order.orderId, approvalId })}
        onClose={give.reset}
      />
    </>
  )
}
