import { useState } from 'react'
import { button } from '../../../ui/button.ts'
import { Link } from '../../../ui/link.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { Badge, type BadgeTone } from '../../../ui/office/badge.tsx'
import { orderAddress } from './order-address.ts'
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
      <div className="grid max-[22rem]:flex max-[22rem]:flex-wrap grid-cols-[5.25rem_minmax(0,1fr)_auto] items-center gap-x-3 md:grid-cols-[5.5rem_minmax(0,1fr)_auto_5.5rem_6rem] md:gap-x-4">
        <p className="font-display text-lg leading-tight font-semibold whitespace-nowrap">
          {payment.orderId ? (
            <Link
              to={orderAddress(payment.orderId, payment.locationId)}
              className="-my-2 inline-block py-2 underline-offset-3 hover:underline"
            >
              {payment.shortNumber ?? 'Order'}
            </Link>
          ) : (
            'No order'
          )}
        </p>
        <div className="min-w-0 max-md:contents">
          <p className="truncate font-semibold">{payment.customerName || 'No name'}</p>
          <p className="min-w-0 text-sm break-words text-soft max-md:order-2">
            <time dateTime={payment.capturedAt} className="whitespace-nowrap">
              {shortMoment(payment.capturedAt, payment.timeZone)}
            </time>
            <span className="max-sm:hidden">
              {' '}
              · {providerWords(payment.provider)}
              {payment.providerPaymentId && (
                <span className="max-lg:hidden" title={payment.providerPaymentId}>
                  {' '}
                  · {shortId(payment.providerPaymentId)}
                </span>
              )}
            </span>
          </p>
        </div>
        <p className="price text-lg leading-tight max-md:order-1 max-md:col-start-1 md:col-start-4 md:row-start-1 md:text-right">
          {now === 'refunded' ? (
            <s className="text-soft">{formatDollars(payment.amount)}</s>
          ) : (
            formatDollars(payment.amount)
          )}
        </p>
        {now !== 'paid' && (
          <Badge
            tone={TONES[now]}
            className="max-md:order-3 max-md:col-start-2 max-md:mt-1 md:col-start-3 md:row-start-1"
          >
            {STANDINGS[now]}
          </Badge>
        )}
        {payment.left > 0 && (
          <button
            type="button"
            className={button(
              'bare',
              'px-3! text-soft! max-md:col-start-3 max-md:row-span-2 max-md:row-start-1 md:col-start-5 md:row-start-1 md:min-h-9 md:text-sm',
            )}
            onClick={onRefund}
          >
            Refund…
            <span className="sr-only"> of {payment.shortNumber ?? payment.customerName}</span>
          </button>
        )}
      </div>
      {payment.refunds.length > 0 && <Refunds {...payment} isWhole={now === 'refunded'} />}
    </>
  )
}

type RefundsProps = Pick<Payment, 'refunds' | 'timeZone'> & { isWhole: boolean }

function Refunds({ refunds, timeZone, isWhole }: RefundsProps) {
  return (
    <ul
      aria-label="Refunds"
      className="mt-2 grid gap-1 border-l-2 border-line pl-3 text-sm min-[22rem]:ml-24 md:ml-[6.5rem]"
    >
      {refunds.map((refund) => (
        <li key={refund.id} className="flex flex-wrap items-baseline gap-x-2.5">
          <b className="price">−{formatDollars(refund.amount)}</b>
          {/* The badge above says it of the whole payment. */}
          {!(isWhole && refund.state === 'succeeded') && (
            <span className={refund.state === 'failed' ? 'font-semibold text-chilli' : 'font-semibold'}>
              {REFUND_STATES[refund.state]}
            </span>
          )}
          <span className="text-soft">
            {!(isWhole && refund.state === 'succeeded') && '· '}
            {CAUSES[refund.cause]}, {refund.requestedBy},{' '}
            <span className="whitespace-nowrap">{shortMoment(refund.settledAt ?? refund.requestedAt, timeZone)}</span>
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
