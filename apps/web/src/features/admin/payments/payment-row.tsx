import { localAt } from '@sizzle/domain/hours/local-time.ts'
import { timeInRow } from '../../../ui/clock.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { RowColumns } from '../../../ui/list/rows-skeleton.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { Badge, type BadgeTone } from '../../../ui/office/badge.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { MONEY_END, WHOLE_ROW } from './money-rows.ts'
import type { Payment } from './payment-query.ts'
import { PaymentRefunds } from './payment-refunds.tsx'
import { STANDINGS, standing } from './payment-words.ts'

/** Being paid is the usual: it has no chip. */
const TONES = {
  part: 'plain',
  under_way: 'waiting',
  refunded: 'over',
  failed: 'bad',
} as const satisfies Record<keyof typeof STANDINGS, BadgeTone>

type PaymentRowProps = {
  payment: Payment
  /** Undefined until it is known. */
  locationName: string | undefined
  onOpen: () => void
}

/** The amounts end at one edge, as above a day's rows. The payment itself offers the refund: most are never refunded. */
const COLUMNS =
  'grid grid-cols-[minmax(0,1fr)_auto_auto] items-center max-[18rem]:flex max-[18rem]:flex-wrap md:grid-cols-[6.5rem_minmax(0,1fr)_auto_auto] lg:grid-cols-[6.5rem_minmax(0,1fr)_10rem_10.5rem_auto]'

/** The rows to come, where they have their columns. */
export const TO_COME: RowColumns = {
  grid: 'grid-cols-[6.5rem_minmax(0,1fr)_10rem_10.5rem] items-center pr-11 pl-4',
  stubs: [{ lines: ['w-20'] }, { lines: ['w-36', 'w-48'] }, { lines: ['w-16'] }, { lines: ['w-20'], isRight: true }],
  where: { columns: 'max-lg:hidden', lines: 'lg:hidden' },
}

export function PaymentRow({ payment, locationName, onOpen }: PaymentRowProps) {
  const isPaid = standing(payment) === 'paid'
  return (
    <li className="relative px-4 py-2.5 first:rounded-t-card last:rounded-b-card hover:bg-sunk">
      <div className={COLUMNS}>
        <p className="font-display text-lg leading-tight font-semibold whitespace-nowrap max-md:row-start-1">
          {/* The whole row is this button. */}
          <button type="button" className={WHOLE_ROW} onClick={onOpen}>
            {payment.orderId ? (payment.shortNumber ?? 'Order') : 'No order'}
            <span className="sr-only">, payment of {payment.customerName || 'no name'}</span>
          </button>
          {isPaid && (
            <span className="ml-2 font-text text-sm md:hidden">
              <Paid />
            </span>
          )}
        </p>
        <div className="min-w-0 max-md:row-start-2 max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2">
          <p dir="auto" className="max-w-full truncate font-semibold">
            {payment.customerName || 'No name'}
          </p>
          <p className="min-w-0 text-sm break-words text-soft">
            <When payment={payment} />
            {locationName && <span className="max-sm:hidden"> · {locationName}</span>}
            {isPaid && (
              <span className="max-md:hidden lg:hidden">
                {' '}
                · <Paid />
              </span>
            )}
          </p>
        </div>
        <Amount payment={payment} />
        <ToolIcon
          name="down"
          className={`col-start-3 row-span-2 row-start-1 h-5 -rotate-90 text-soft max-[18rem]:hidden md:-col-start-1 md:-col-end-2 md:row-span-1 ${MONEY_END}`}
        />
        <State payment={payment} />
        <WentBack payment={payment} />
      </div>
    </li>
  )
}

function Paid() {
  return <span className="font-semibold text-coriander">Paid</span>
}

/** How it stands, where there is room for a column of it; elsewhere what is not the usual, above the refunds. */
function State({ payment }: Pick<PaymentRowProps, 'payment'>) {
  const now = standing(payment)
  return (
    <div
      className={`min-w-0 lg:col-start-3 lg:row-start-1 ${now === 'paid' || now === 'part' ? 'max-lg:hidden' : 'max-lg:col-start-1 max-lg:-col-end-1 max-lg:mt-1.5 max-lg:md:col-start-2'}`}
    >
      {now === 'paid' ? (
        <p className="flex items-center gap-1 font-semibold text-coriander">
          <Icon name="check" className="size-4.5" /> Paid
        </p>
      ) : (
        <Badge tone={TONES[now]}>{STANDINGS[now]}</Badge>
      )}
    </div>
  )
}

function WentBack({ payment }: { payment: Payment }) {
  if (payment.refunds.length === 0) return null
  return (
    <div className="col-start-1 -col-end-1 mt-1.5 min-w-0 text-sm md:col-start-2">
      <PaymentRefunds {...payment} isShort className="gap-1" />
    </div>
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
    <div className="text-right max-md:ml-3 max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 max-[18rem]:order-last max-[18rem]:ml-auto md:self-center lg:col-start-4 lg:row-start-1">
      <p className="price text-lg leading-6">
        {refunded >= amount ? <s className="text-soft">{formatDollars(amount)}</s> : formatDollars(amount - refunded)}
      </p>
      {isPart && (
        <p className="price text-sm leading-5 whitespace-nowrap text-soft">of {formatDollars(amount)}, rest refunded</p>
      )}
    </div>
  )
}
