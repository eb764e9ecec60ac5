import { askAgainAbout } from '../../../kit/server/answers.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { DialogForm } from '../../../ui/form/dialog-form.tsx'
import { formatDollars } from '../../../ui/money.ts'
import type { PaymentLink } from './payment-link-query.ts'

type WithdrawLinkDialogProps = {
  link: Pick<PaymentLink, 'sessionId' | 'customerName' | 'amount'>
  onClose: () => void
}

/** A link with a mistake in it: taken back before somebody pays it. */
export function WithdrawLinkDialog({ link, onClose }: WithdrawLinkDialogProps) {
  const withdraw = useWithdraw(onClose)
  return (
    <DialogForm
      title={`Withdraw the link for ${link.customerName}, ${formatDollars(link.amount)}?`}
      label="Withdraw payment link"
      keep="Keep the link"
      act="Withdraw"
      acting="Asking the provider…"
      kind="danger"
      wish={withdraw}
      onSubmit={() => withdraw.send({ sessionId: link.sessionId })}
      onClose={onClose}
    >
      <p className="text-soft">
        Nobody can pay it after that. A guest who is paying at this moment is charged, and the order is placed.
      </p>
    </DialogForm>
  )
}

function useWithdraw(onDone: () => void) {
  return useWish('/withdrawPaymentLink', {
    close: onDone,
    onDone: ({ isWithdrawn, message }) => {
      toast(isWithdrawn ? 'success' : 'message', message)
    },
    onSettled: () => askAgainAbout('payment.changed'),
  })
}
