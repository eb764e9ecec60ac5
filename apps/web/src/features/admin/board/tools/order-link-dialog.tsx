import { dollars, formatCad } from '@sizzle/domain/money/cents.ts'
import { centsFromDollars } from '@sizzle/domain/money/entered-dollars.ts'
import { displayPhone } from '@sizzle/domain/people/phone.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../../kit/server/answers.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { Check } from '../../../../ui/form/check.tsx'
import { DialogForm } from '../../../../ui/form/dialog-form.tsx'
import { DollarField } from '../../../../ui/form/dollar-field.tsx'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { PaymentQrDialog } from '../../../shared/payment-link/payment-qr-dialog.tsx'
import { type OrderDetails, orderQuery } from '../state/board-query.ts'
import { leftOf } from '../state/left-of.ts'

const TITLE = 'Payment link'

/** What is left of an order, or a part of it, is paid by a link that the customer scans or gets as a text message. */
export function OrderLinkDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { data: order, error } = useQuery({ ...orderQuery(orderId), staleTime: 0 })
  if (order) return <LinkForm order={order} onClose={onClose} />
  return (
    <Dialog label={TITLE} onClose={onClose}>
      <DialogHead title={TITLE} onClose={onClose} />
      <div className="px-6 pb-6">
        {error ? <FormProblem sentence={sentenceOf(error)} /> : <Skeleton className="h-40" />}
      </div>
    </Dialog>
  )
}

function LinkForm({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const left = leftOf(order)
  const [amount, setAmount] = useState(dollars(left))
  const [isTexted, setTexted] = useState(false)
  const make = useWish('/createOrderPaymentLink', { onSettled: () => askAgainAbout('order.changed') })
  const cents = centsFromDollars(amount) ?? 0
  const problem = problemOf(amount, left)
  if (make.answer) return <PaymentQrDialog sessionId={make.answer.sessionId} onClose={onClose} />
  return (
    <DialogForm
      title={TITLE}
      keep="Not now"
      act={`Create link for ${formatCad(cents)}`}
      acting="Creating the link…"
      wish={make}
      isReady={problem === undefined}
      onSubmit={() => make.send({ orderId: order.orderId, amount: cents / 100, sendSMS: isTexted })}
      onClose={onClose}
    >
      <p className="text-soft wrap-anywhere">
        {order.shortNumber}, {order.customerInfo.name}: {formatCad(left)} is left to pay. Lower the amount to take only
        a part of it by this link.
      </p>
      <DollarField
        label="Amount in dollars"
        value={amount}
        problem={problem}
        onChange={(event) => setAmount(event.target.value)}
      />
      {order.customerInfo.phone !== '' && (
        <Check
          label={`Send it as a text message to ${displayPhone(order.customerInfo.phone)}`}
          checked={isTexted}
          onChange={setTexted}
        />
      )}
      <p className="text-soft">The link then shows as a code to scan, and can be copied.</p>
    </DialogForm>
  )
}

function problemOf(typed: string, left: number): string | undefined {
  const cents = centsFromDollars(typed) ?? 0
  if (cents <= 0) return 'Please enter an amount above zero'
  return cents > left ? `At most ${formatCad(left)} is left to pay` : undefined
}
