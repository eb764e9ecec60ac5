import { localAt } from '@sizzle/domain/hours/local-time.ts'
import { button } from '../../../ui/button.ts'
import { timeInRow } from '../../../ui/clock.ts'
import { formatDollars } from '../../../ui/money.ts'
import { Badge, type BadgeTone } from '../../../ui/office/badge.tsx'
import type { Payment } from './payment-query.ts'
import { PaymentRefunds } from './payment-refunds.tsx'
import { providerWords, STANDINGS, shortId, standing } from './payment-words.ts'

/** Being paid is the usual, and what was kept of it is said beside the amount. */
const TONES = {
  under_way: 'waiting',
  refunded: 'over',
  failed: 'bad',
} as const satisfies Record<keyof typeof STANDINGS, BadgeTone>

type PaymentRowProps = { payment: Payment; onOpen: () => void; onRefund: () => void }

export function PaymentRow({ payment, onOpen, onRefund }: PaymentRowProps) {
  const now = standing(payment)
  return (
    <li className="relative px-4 py-2.5 first:rounded-t-card last:rounded-b-card hover:bg-sunk">
      <div className="grid max-[22rem]:flex max-[22rem]:flex-wrap grid-cols-[5.25rem_minmax(0,1fr)_auto] items-center gap-x-3 md:grid-cols-[5.5rem_minmax(0,1fr)_auto_7rem_6rem] md:gap-x-4">
        <p className="font-display text-lg leading-tight font-semibold whitespace-nowrap">
          {/* The whole row is this button. */}
          <button
            type="button"
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-(--focus)"
            onClick={onOpen}
          >
            {payment.orderId ? (payment.shortNumber ?? 'Order') : 'No order'}
            <span className="sr-only">, payment of {payment.customerName || 'no name'}</span>
          </button>
        </p>
        <div className="min-w-0 max-md:contents">
          <p className="truncate font-semibold">{payment.customerName || 'No name'}</p>
          <p className="min-w-0 text-sm break-words text-soft max-md:order-2">
            <When payment={payment} />
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
        <Amount payment={payment} />
        {(now === 'refunded' || now === 'failed' || now === 'under_way') && (
          <Badge
            tone={TONES[now]}
            className="max-md:order-4 max-md:col-start-2 max-md:mt-1 md:col-start-3 md:row-start-1"
          >
            {STANDINGS[now]}
          </Badge>
        )}
        {payment.left > 0 && (
          <button
            type="button"
            className={button(
              'bare',
              'relative z-1 px-3! text-soft! max-md:col-start-3 max-md:row-span-2 max-md:row-start-1 md:col-start-5 md:row-start-1 md:min-h-9 md:text-sm',
            )}
            onClick={onRefund}
          >
            Refund…
            <span className="sr-only"> of {payment.shortNumber ?? payment.customerName}</span>
          </button>
        )}
      </div>
      {payment.refunds.length > 0 && (
        <PaymentRefunds
          {...payment}
          isShort
          className="mt-2 gap-1 border-l-2 border-line pl-3 text-sm min-[22rem]:ml-24 md:ml-[6.5rem]"
        />
      )}
    </li>
  )
}

/** The day stands above the rows; after midnight it is still that of the evening, so the date is said. */
function When({ payment: { capturedAt, timeZone, businessDate } }: { payment: Payment }) {
  const isOfThatDay = localAt(timeZone, new Date(capturedAt)).date === businessDate
  return (
    <time dateTime={capturedAt} className="whitespace-nowrap">
      {timeInRow(capturedAt, timeZone, isOfThatDay ? 'time' : 'shortMoment')}
    </time>
  )
}

/** What is left of it in the till. */
function Amount({ payment }: { payment: Payment }) {
  const { amount, refunded } = payment
  const isPart = refunded > 0 && refunded < amount
  return (
    <div className="max-md:contents md:col-start-4 md:row-start-1 md:text-right">
      <p className="price text-lg leading-tight max-md:order-1 max-md:col-start-1">
        {refunded >= amount ? <s className="text-soft">{formatDollars(amount)}</s> : formatDollars(amount - refunded)}
      </p>
      {isPart && (
        <p className="price text-sm leading-tight whitespace-nowrap text-soft max-md:order-3 max-md:col-start-2">
          kept of {formatDollars(amount)}
        </p>
      )}
    </div>
  )
}
