import { QUEUED_TEXT } from '@sizzle/domain/calls/outbox.ts'
import { fullStop } from '@sizzle/domain/full-stop.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import { fromDollars, readOrder, readPayments } from '@sizzle/domain/order/read-order.ts'
import { COLLECT_CASH } from '@sizzle/domain/payment/payment-status.ts'
import { type BillRow, settledRows } from '@sizzle/domain/pricing/bill-rows.ts'
import { cashRounding, handedOver, leftToPay } from '@sizzle/domain/pricing/tenders.ts'
import { useQuery } from '@tanstack/react-query'
import { useWaitingAbout } from '../../../../kit/offline/device-queue.ts'
import { useKeptWish } from '../../../../kit/offline/kept-wish.ts'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../../kit/server/answers.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { useOnline } from '../../../../kit/use-online.ts'
import { button } from '../../../../ui/button.ts'
import { clockOf } from '../../../../ui/clock.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { formatDollars } from '../../../../ui/money.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { rowsInCash, TakeCashDialog } from '../../../shared/cash/take-cash-dialog.tsx'
import { type BoardOrder, type OrderDetails, orderQuery } from '../state/board-query.ts'

type PaymentDialogProps = {
  orderId: string
  /** The order as the board shows it: good enough where the network is away. */
  known?: BoardOrder | undefined
  onClose: () => void
}

/** Money is counted before it is recorded: the amount and what it is made of. */
export function PaymentDialog({ orderId, known, onClose }: PaymentDialogProps) {
  const { data: order, error } = useQuery({ ...orderQuery(orderId), staleTime: 0 })
  const isOnline = useOnline()
  const isWaiting = useWaitingAbout().has(nameInQueue(orderId))
  const toPay = order ?? (isOnline ? undefined : known)
  if (toPay && toPay.paymentStatus !== 'paid' && !isWaiting) return <PaymentForm order={toPay} onClose={onClose} />
  return (
    <Dialog label={COLLECT_CASH} onClose={onClose}>
      <DialogHead title={`${COLLECT_CASH} ${order?.shortNumber ?? ''}`} onClose={onClose} />
      <div className="px-6 pb-6">
        {order && <AlreadyPaid order={order} onClose={onClose} />}
        {isWaiting && order?.paymentStatus !== 'paid' && <Waiting onClose={onClose} />}
        {!order && !error && !isWaiting && <Skeleton className="h-40" />}
        {error && !isWaiting && <FormProblem sentence={sentenceOf(error)} />}
      </div>
    </Dialog>
  )
}

/** A colleague was faster, perhaps while this question was open. */
function AlreadyPaid({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const taken = order.timeline.findLast(({ kind }) => kind === 'payment')
  const at = taken?.at ?? order.paidAt
  const payments = readPayments(order.payments, fromDollars)
  const paid = formatCad(
    payments.length === 0
      ? fromDollars(order.pricing.total)
      : payments.reduce((sum, payment) => sum + handedOver(payment), 0),
  )
  return (
    <>
      <p role="status" className="font-display text-xl">
        {fullStop(
          `${taken?.by || 'Somebody else'} recorded ${paid} as paid${at ? `, at ${clockOf(order.locationInfo).time(at)}` : ''}`,
        )}
      </p>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <button type="button" className={button('quiet')} onClick={onClose}>
          Close
        </button>
        <button type="button" className={button('primary')} disabled>
          {paid} received
        </button>
      </div>
    </>
  )
}

/** Counted already: a second time would be a second payment. */
function Waiting({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p role="status" className="font-display text-xl">
        {QUEUED_TEXT}
      </p>
      <p className="mt-2 text-soft">The payment is noted on this device, and recorded when it has been sent.</p>
      <div className="mt-4 flex justify-end">
        <button type="button" className={button('quiet')} onClick={onClose}>
          Close
        </button>
      </div>
    </>
  )
}

type FormProps = { order: BoardOrder | OrderDetails; onClose: () => void }

function PaymentForm({ order, onClose }: FormProps) {
  const { rows, left, due } = dueFor(order)
  const pay = useKeptWish('/processOrderPayment', {
    close: onClose,
    onQueued: ({ label }) => {
      toast('message', QUEUED_TEXT, label)
    },
    onDone: ({ received }) => {
      // Closed before the order is read again: this was not a colleague.
      toast('success', `${order.shortNumber}: ${formatDollars(received)} recorded as paid`)
    },
    onSettled: () => askAgainAbout('order.changed'),
  })
  // Exactly what was counted, also when a colleague has taken a part in the meantime.
  const paymentData = { method: 'manual' as const, source: 'admin_dashboard', amount: left / 100 }
  const press = () =>
    pay.send(
      { orderId: order.orderId, paymentData },
      {
        label: `${order.shortNumber}: ${formatCad(due)} received`,
        timeZone: order.locationInfo.timeZone,
        about: nameInQueue(order.orderId),
      },
    )
  return (
    <TakeCashDialog
      whose={`${order.shortNumber}, ${order.customerInfo.name}`}
      due={due}
      rows={rows}
      keep="Not yet"
      acting="Recording…"
      press={`${order.orderId}:paid`}
      wish={pay}
      onReceived={press}
      onClose={onClose}
    />
  )
}

function nameInQueue(orderId: string): string {
  return `payment ${orderId}`
}

/** What is still to be taken, in coins, and what that is made of: the tip stands before the tax. */
function dueFor(order: FormProps['order']) {
  const { sums, bill } = readOrder(order, fromDollars, 'short')
  const payments = readPayments(order.payments, fromDollars)
  const left = leftToPay(bill.total, payments)
  const rounding = cashRounding(left)
  const only = (...kinds: BillRow['kind'][]) => sums.filter(({ kind }) => kinds.includes(kind))
  const rows = [
    ...only('discount', 'fee', 'subtotal'),
    { label: 'Tip', amount: bill.tip },
    ...only('tax', 'total'),
    ...settledRows(bill, payments, []),
  ]
  return { rows: rowsInCash(rows, rounding, left + rounding), left, due: left + rounding }
}
