import { button } from '../../ui/button.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogHead } from '../../ui/dialog-head.tsx'
import { FormProblem } from '../../ui/form-problem.tsx'
import { formatDollars } from '../../ui/money.ts'
import { useWish } from '../server/wish.ts'
import { toast } from '../toast/toast.ts'

type GiveCashBackDialogProps = {
  order: { readonly orderId: string; readonly shortNumber: string; readonly customerName: string }
  /** In dollars. */
  amount: number
  onClose: () => void
  /** Answered, whatever the answer was: what the screen shows may be old. */
  onSettled: () => void
}

/** Money is in the customer's hand before it is recorded: the amount, and to whom. */
export function GiveCashBackDialog({ order, amount, onClose, onSettled }: GiveCashBackDialogProps) {
  const give = useWish('/giveCashBack', {
    onDone: ({ message }) => {
      toast('success', message)
      onClose()
    },
    onSettled,
  })
  const money = formatDollars(amount)
  return (
    <Dialog label="Cash given back" onClose={onClose}>
      <DialogHead title={`Cash given back ${order.shortNumber}`} onClose={onClose} />
      <div className="px-6 pb-6">
        <p className="font-display text-xl">
          Confirm that {order.customerName} has {money} back?
        </p>
        <p className="mt-2 text-soft">It is recorded with your name, and cannot be taken back.</p>
        <FormProblem className="mt-4" sentence={give.sentence} />
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <button type="button" className={button('quiet')} onClick={onClose}>
            Not yet
          </button>
          <button
            type="button"
            className={button('primary')}
            disabled={give.isPending}
            onClick={() => give.send({ orderId: order.orderId })}
          >
            {give.isPending ? 'Recording…' : `${money} given back`}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
