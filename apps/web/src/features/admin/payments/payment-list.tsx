import { useState } from 'react'
import { button } from '../../../ui/button.ts'
import { formatDollars } from '../../../ui/money.ts'
import { Badge, type BadgeTone } from '../../../ui/office/badge.tsx'
import type { Payment } from './payment-query.ts'
import { CAUSES, providerWords, REFUND_STATES, STANDINGS, shortId, shortMoment, standing } from './payment-words.ts'
import { RefundDialog } from './refund-dialog.tsx'

/** Being paid is the usual, and is not marked. */
const TONES = {
  part: 'plain',
  refunded: 'over',
  failed: 'bad',
} as const satisfies Record<Exclude<ReturnType<typeof standing>, 'paid'>, BadgeTone>

export function PaymentList({ payments }: { payments: readonly Payment[] }) {
  const [refunding, setRefunding] = useState<Payment>()
  return (
    <>
      <ul aria-label="Payments" className="divide-y divide-line rounded-card border border-line bg-raised">
        {payments.map((payment) => (
          <li key={payment.id} className="px-4 py-2.5">
            <Row payment={payment} onRefund={() => setRefunding(payment)} />
          </li>
        ))}
      </ul>
      {refunding && <RefundDialog payment={refunding} onClose={() => setRefunding(undefined)} />}
    </>
  )
}

function Row({ payment, onRefund }: { payment: Payment; onRefund: () => void }) {
  const now = standing(payment)
  return (
    <>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 md:grid-cols-[5.5rem_minmax(0,1fr)_auto_5.5rem_5.5rem] md:gap-x-4">
        <p className="font-display text-lg leading-tight font-semibold">{payment.shortNumber ?? 'No order'}</p>
        <div className="min-w-0 max-md:contents">
          <p className="truncate font-semibold">{payment.customerName || 'No name'}</p>
          <p className="min-w-0 text-sm break-words text-soft max-md:order-1 max-md:col-span-2">
            <time dateTime={payment.capturedAt}>{shortMoment(payment.capturedAt, payment.timeZone)}</time> ·{' '}
            {providerWords(payment.provider)}
            {payment.providerPaymentId && (
              <span className="max-sm:hidden" title={payment.providerPaymentId}>
                {' '}
                · {shortId(payment.providerPaymentId)}
              </span>
            )}
          </p>
        </div>
        {now !== 'paid' && (
          <Badge tone={TONES[now]} className="max-md:order-3 max-md:col-span-full max-md:mt-1">
            {STANDINGS[now]}
          </Badge>
        )}
        <p className="price text-right text-lg leading-tight md:col-start-4">{formatDollars(payment.amount)}</p>
        <div className="-my-2.5 min-h-11 text-right max-md:order-2">
          {payment.left > 0 && (
            <button
              type="button"
              className={button('bare', '-mr-3 px-3! underline underline-offset-4')}
              onClick={onRefund}
            >
              Refund…
              <span className="sr-only"> of {payment.shortNumber ?? payment.customerName}</span>
            </button>
          )}
        </div>
      </div>
      {payment.refunds.length > 0 && <Refunds {...payment} />}
    </>
  )
}

function Refunds({ refunds, timeZone }: Pick<Payment, 'refunds' | 'timeZone'>) {
  return (
    <ul aria-label="Refunds" className="mt-2 grid gap-1 border-l-2 border-line pl-3 text-sm md:ml-[6.5rem]">
      {refunds.map((refund) => (
        <li key={refund.id} className="flex flex-wrap items-baseline gap-x-2.5">
          <b className="price">−{formatDollars(refund.amount)}</b>
          <span className={refund.state === 'failed' ? 'font-semibold text-chilli' : 'font-semibold'}>
            {REFUND_STATES[refund.state]}
          </span>
          <span className="text-soft">
            {CAUSES[refund.cause]}, {refund.requestedBy},{' '}
            {shortMoment(refund.settledAt ?? refund.requestedAt, timeZone)}
          </span>
          <span className="min-w-0 break-words text-soft">“{refund.reason}”</span>
          {refund.lastError && refund.state !== 'succeeded' && (
            <span className="w-full break-words text-chilli">The provider said: {refund.lastError}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
