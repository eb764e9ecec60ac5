import { formatDollars } from '../../../ui/money.ts'
import type { Payment } from './payment-query.ts'
import { CAUSES, REFUND_STATES, shortMoment } from './payment-words.ts'

type PaymentRefundsProps = Pick<Payment, 'refunds' | 'timeZone'> & {
  /** In a list, where the amount beside it says that it went back, and the payment itself says the rest. */
  isShort?: boolean
  className: string
}

/** What went back of a payment: who gave it, when and why. */
export function PaymentRefunds({ refunds, timeZone, isShort = false, className }: PaymentRefundsProps) {
  return (
    <ul aria-label="Refunds" className={`grid ${className}`}>
      {refunds.map((refund) => (
        <li key={refund.id} className="flex flex-wrap items-baseline gap-x-2.5">
          <b className="price">−{formatDollars(refund.amount)}</b>
          {!(isShort && refund.state === 'succeeded') && (
            <span className={refund.state === 'failed' ? 'font-semibold text-chilli' : 'font-semibold'}>
              {REFUND_STATES[refund.state]}
            </span>
          )}
          <span className={`text-soft ${isShort ? 'max-sm:hidden' : 'w-full'}`}>
            {CAUSES[refund.cause]}, {refund.requestedBy},{' '}
            <span className="whitespace-nowrap">{shortMoment(refund.settledAt ?? refund.requestedAt, timeZone)}</span>
          </span>
          <span className="min-w-0 break-words text-soft">
            “<bdi>{refund.reason}</bdi>”
          </span>
          {refund.lastError && refund.state !== 'succeeded' && (
            <span className="w-full break-words text-chilli">The provider said: {refund.lastError}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
