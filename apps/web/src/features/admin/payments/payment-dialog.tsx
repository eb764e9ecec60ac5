import { formatCad } from '@sizzle/domain/money/cents.ts'
import { fromDollars, readOrder, readPayments } from '@sizzle/domain/order/read-order.ts'
import { displayPhone } from '@sizzle/domain/people/phone.ts'
import { settledRows } from '@sizzle/domain/pricing/bill-rows.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { problemOf } from '../../../kit/server/problem-of.ts'
import { button } from '../../../ui/button.ts'
import { telLink } from '../../../ui/contact-links.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogHead } from '../../../ui/dialog-head.tsx'
import { EmailWords } from '../../../ui/email-words.tsx'
import { DIALOG_FOOT } from '../../../ui/form/dialog-foot.ts'
import { LineRows } from '../../../ui/line-rows.tsx'
import { Link } from '../../../ui/link.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { Badge } from '../../../ui/office/badge.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CopyButton } from '../../shared/copy/copy-button.tsx'
import { orderAddress } from './order-address.ts'
import { type OrderOfPayment, orderOfPaymentQuery, type Payment } from './payment-query.ts'
import { PaymentRefunds } from './payment-refunds.tsx'
import { cardWords, shortId, shortMoment, standing } from './payment-words.ts'

type PaymentDialogProps = {
  payment: Payment
  /** Undefined until it is known. */
  locationName: string | undefined
  onRefund: () => void
  onClose: () => void
}

/** One payment with all that is known of it: who paid, for which dishes, and what went back. */
export function PaymentDialog({ payment, locationName, onRefund, onClose }: PaymentDialogProps) {
  const { orderId, locationId, shortNumber, left } = payment
  const title = shortNumber ? `Payment for ${shortNumber}` : 'Payment without an order'
  return (
    <Dialog label={title} shape="side" onClose={onClose}>
      <DialogHead title={title} className="pt-4 pr-4 pb-2 pl-6" onClose={onClose} />
      <div className="flex min-h-[calc(100%-4.25rem)] flex-col gap-5 px-6 pb-6">
        <Kept payment={payment} />
        <Facts payment={payment} locationName={locationName} />
        {orderId ? <Dishes orderId={orderId} /> : <p className="text-soft">No order came of this payment.</p>}
        {payment.refunds.length > 0 && (
          <section aria-labelledby="payment-refunds">
            <h3 id="payment-refunds" className="text-lg">
              Refunds
            </h3>
            <PaymentRefunds {...payment} className="mt-2 gap-3" />
          </section>
        )}
        <div className={`${DIALOG_FOOT} mt-auto`}>
          {left === 0 && <p className="mr-auto text-sm text-soft">Nothing is left to refund.</p>}
          {orderId && (
            <Link to={orderAddress(orderId, locationId)} className={button('quiet')}>
              Open order
            </Link>
          )}
          {left > 0 && (
            <button type="button" className={button('quiet')} onClick={onRefund}>
              Refund…
            </button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function Kept({ payment }: { payment: Payment }) {
  const { amount, refunded } = payment
  return (
    <p className={`flex flex-wrap gap-x-2.5 ${standing(payment) === 'paid' ? 'items-center' : 'items-baseline'}`}>
      <span className="price font-display text-4xl leading-none">{formatDollars(amount - refunded)}</span>
      {standing(payment) === 'paid' ? (
        <Badge tone="good">Paid</Badge>
      ) : (
        <span className="price text-soft">of {formatDollars(amount)}, rest refunded</span>
      )}
    </p>
  )
}

function Facts({ payment, locationName }: Pick<PaymentDialogProps, 'payment' | 'locationName'>) {
  const { customerName, customerEmail, capturedAt, timeZone, provider, providerPaymentId, takenBy } = payment
  const phone = useQuery({ ...orderOfPaymentQuery(payment.orderId ?? ''), enabled: payment.orderId !== null }).data
    ?.customerInfo.phone
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] items-baseline gap-x-3 min-[22rem]:grid-cols-[5.5rem_minmax(0,1fr)] min-[22rem]:gap-y-2">
      <Fact name="Guest">
        <span className="block font-semibold">{customerName || 'No name'}</span>
        {customerEmail && (
          <a className="inline-block py-0.5 underline underline-offset-4" href={`mailto:${customerEmail}`}>
            <EmailWords email={customerEmail} />
          </a>
        )}
        {phone && (
          <a className="block w-fit py-0.5 underline underline-offset-4" href={telLink(phone)}>
            {displayPhone(phone)}
          </a>
        )}
      </Fact>
      <Fact name="Paid">
        <time dateTime={capturedAt}>{shortMoment(capturedAt, timeZone)}</time>
        {takenBy && <>, taken by {takenBy}</>}
      </Fact>
      {locationName && <Fact name="Location">{locationName}</Fact>}
      <Fact name="Method">{cardWords(provider)}</Fact>
      {providerPaymentId && (
        <Fact name="Payment ID">
          <Copied
            text={providerPaymentId}
            shown={shortId(providerPaymentId)}
            what="the id of the payment"
            look="price"
          />
        </Fact>
      )}
    </dl>
  )
}

/** What is asked for on the phone or in the provider's own pages, and how it gets there without a slip. */
function Copied({ text, shown = text, what, look }: { text: string; shown?: string; what: string; look: string }) {
  return (
    <span className="flex items-center justify-between gap-x-1">
      <span className={`min-w-0 ${look}`} title={text}>
        {shown}
      </span>
      <CopyButton text={text} what={what} />
    </span>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-soft max-[22rem]:not-first:mt-2">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  )
}

/** What was paid for. The rest of the dialog is there without it. */
function Dishes({ orderId }: { orderId: string }) {
  const order = useQuery(orderOfPaymentQuery(orderId))
  if (order.data) return <Bill order={order.data} />
  if (order.error)
    return (
      <LoadProblem
        isPart
        title="Failed to load the dishes"
        {...problemOf(order.error)}
        onRetry={() => void order.refetch()}
      />
    )
  return (
    <div aria-busy="true">
      <p className="sr-only">Loading the dishes…</p>
      <Skeleton className="h-40 w-full" />
    </div>
  )
}

function Bill({ order }: { order: OrderOfPayment }) {
  const { lines, sums, bill } = readOrder(order, fromDollars, 'short')
  const rows = [...sums, ...settledRows(bill, readPayments(order.payments, fromDollars), [])]
  return (
    <section aria-label="Dishes and prices">
      <ul className="border-y border-line py-2">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never change their places
          <li key={index} className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] gap-x-2 py-1">
            <span className="price">{line.quantity}×</span>
            <span className="min-w-0 break-words">
              {line.name}
              <span className="block text-sm leading-snug text-soft">
                <LineRows line={line} shown="priced" />
              </span>
            </span>
            <span className="price">{formatCad(line.amount)}</span>
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-1 pt-2">
        {rows.map(({ kind, label, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order's rows never change their places
          <div key={index} className={`contents ${kind === 'total' ? 'text-lg font-semibold' : ''}`}>
            <dt>{label}</dt>
            <dd className="price text-right">{formatCad(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
