import { button } from '../../ui/button.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormProblem } from '../../ui/form-problem.tsx'
import { formatDollars } from '../../ui/money.ts'
import { askAgainAbout } from '../server/answers.ts'
import { useWish } from '../server/wish.ts'
import { toast } from '../toast/toast.ts'
import type { PaymentLink } from './payment-link-query.ts'

type WithdrawLinkDialogProps = {
  link: Pick<PaymentLink, 'sessionId' | 'customerName' | 'amount'>
  onClose: () => void
}

/** A link with a mistake in it: taken back before somebody pays it. */
export function WithdrawLinkDialog({ link, onClose }: WithdrawLinkDialogProps) {
  const withdraw = useWithdraw(onClose)
  return (
    <Dialog label="Withdraw payment link" onClose={onClose}>
      <div className="p-6">
        <p className="font-display text-xl leading-snug">
          Withdraw the link for {link.customerName}, {formatDollars(link.amount)}?
        </p>
        <p className="mt-2 text-soft">
          Nobody can pay it after that. If it is being paid right now, it becomes an order.
        </p>
        <FormProblem className="mt-4" sentence={withdraw.sentence} />
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <button type="button" className={button('quiet')} onClick={onClose}>
            Keep the link
          </button>
          <button
            type="button"
            className={button('danger')}
            disabled={withdraw.isPending}
            onClick={() => withdraw.send({ sessionId: link.sessionId })}
          >
            {withdraw.isPending ? 'Asking the provider…' : 'Withdraw'}
          </button>
        </div>
      </div>
    </Dialog>
  )
}

function useWithdraw(onDone: () => void) {
  return useWish('/withdrawPaymentLink', {
    onDone: ({ isWithdrawn, message }) => {
      toast(isWithdrawn ? 'success' : 'message', message)
      onDone()
    },
    onSettled: () => askAgainAbout('payment.changed'),
  })
}
