import { formatDollars } from '../../../ui/money.ts'
import type { Payment } from './payment-query.ts'
import { CAUSES, REFUND_STATES, shortMoment } from './payment-words.ts'

type PaymentRefundsProps = Pick<Payment, 'refunds' | 'timeZone'> & { isWhole: boolean; className?: string }

/** What went back of a payment: who gave it, when and why. */
export function PaymentRefunds({
  refunds,
  timeZone,
  isWhole,
  className = 'mt-2 border-l-2 border-line pl-3 text-sm min-[22rem]:ml-24 md:ml-[6.5rem]',
}: PaymentRefundsProps) {
  return (
    <ul aria-label="Refunds" className={`grid gap-1 ${className}`}>
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
