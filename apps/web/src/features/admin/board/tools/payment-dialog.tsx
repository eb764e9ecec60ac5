import { cashQuestion } from '@sizzle/domain/order/staff-order.ts'
import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../../kit/server/answers.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { button } from '../../../../ui/button.ts'
import { clockOf } from '../../../../ui/clock.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { DialogForm } from '../../../../ui/form/dialog-form.tsx'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { formatDollars, toCents } from '../../../../ui/money.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { fullStop } from '../clock.ts'
import { type OrderDetails, orderQuery } from '../state/board-query.ts'

const TITLE = 'Collect Cash Payment'
type PaymentDialogProps = { orderId: string; onClose: () => void }

/** Money is counted before it is recorded: the amount and what it is made of. */
export function PaymentDialog({ orderId, onClose }: PaymentDialogProps) {
  const { data: order, error } = useQuery({ ...orderQuery(orderId), staleTime: 0 })
  if (order && order.paymentStatus !== 'paid') return <PaymentForm order={order} onClose={onClose} />
  return (
    <Dialog label={TITLE} onClose={onClose}>
      <DialogHead title={`${TITLE} ${order?.shortNumber ?? ''}`} onClose={onClose} />
      <div className="px-6 pb-6">
        {order && <AlreadyPaid order={order} onClose={onClose} />}
        {!order && !error && <Skeleton className="h-40" />}
        {error && <FormProblem sentence={sentenceOf(error)} />}
      </div>
    </Dialog>
  )
}

/** A colleague was faster, perhaps while this question was open. */
function AlreadyPaid({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const taken = order.timeline.findLast(({ kind }) => kind === 'payment')
  const at = taken?.at ?? order.paidAt
  return (
    <>
      <p role="status" className="font-display text-xl">
        {fullStop(
          `${taken?.by || 'Somebody else'} recorded ${formatDollars(order.pricing.total)} as paid${at ? `, at ${clockOf(order.locationInfo).time(at)}` : ''}`,
        )}
      </p>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <button type="button" className={button('quiet')} onClick={onClose}>
          Close
        </button>
        <button type="button" className={button('primary')} disabled>
          {formatDollars(order.pricing.total)} received
        </button>
      </div>
    </>
  )
}

function PaymentForm({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const { subtotal, tip, tax, total } = order.pricing
  const pay = useWish('/processOrderPayment', {
    onDone: ({ amount }) => {
      // Closed before the order is read again: this was not a colleague.
      toast('success', `${order.shortNumber}: ${formatDollars(amount)} recorded as paid`)
      onClose()
    },
    onSettled: () => askAgainAbout('order.changed'),
  })
  const press = () => pay.send({ orderId: order.orderId, paymentData: { method: 'manual', source: 'admin_dashboard' } })
  const lines = [
    ['Subtotal', subtotal],
    ['Tip', tip],
    ['Tax', tax],
    ['Total', total],
  ] as const
  return (
    <DialogForm
      title={`${TITLE} ${order.shortNumber}`}
      label={TITLE}
      keep="Not yet"
      act={`${formatDollars(total)} received`}
      acting="Recording…"
      press={`${order.orderId}:paid`}
      wish={pay}
      onSubmit={press}
      onClose={onClose}
    >
      <p className="font-display text-xl">{cashQuestion(toCents(total))}</p>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1">
        {lines.map(([name, amount]) => (
          <div key={name} className="contents last:font-semibold">
            <dt>{name}</dt>
            <dd className="price text-right">{formatDollars(amount)}</dd>
          </div>
        ))}
      </dl>
    </DialogForm>
  )
}
