import { headingDate } from '@sizzle/domain/hours/date-words.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ownLocationsQuery } from '../../../kit/locations.ts'
import { deviceClock } from '../../../ui/clock.ts'
import { formatDollars } from '../../../ui/money.ts'
import { PaymentDialog } from './payment-dialog.tsx'
import type { Payment, PaymentDay } from './payment-query.ts'
import { PaymentRow } from './payment-row.tsx'
import { paymentsText } from './payment-words.ts'
import { RefundDialog } from './refund-dialog.tsx'

type PaymentListProps = { payments: readonly Payment[]; days: readonly PaymentDay[] }

/** Under the days that they count for, each with the sum of all its payments, also of those on other pages. */
export function PaymentList({ payments, days }: PaymentListProps) {
  const [opened, setOpened] = useState<Payment>()
  const [refunding, setRefunding] = useState<Payment>()
  const places = useQuery(ownLocationsQuery()).data?.locations
  const today = deviceClock().today()
  const byDate = Map.groupBy(payments, ({ businessDate }) => businessDate)
  const placeOf = ({ locationId }: Payment) => places?.find(({ id }) => id === locationId)?.name
  // As it stands now, also when a refund came in between.
  const nowOf = (payment: Payment) => payments.find(({ id }) => id === payment.id) ?? payment
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {[...byDate].map(([date, own]) => (
        <Day key={date} name={headingDate(date, today)} day={days.find((day) => day.date === date)}>
          {own.map((payment) => (
            <PaymentRow
              key={payment.id}
              payment={payment}
              locationName={placeOf(payment)}
              onOpen={() => setOpened(payment)}
            />
          ))}
        </Day>
      ))}
      {opened && (
        <PaymentDialog
          payment={nowOf(opened)}
          locationName={placeOf(opened)}
          onRefund={() => {
            setOpened(undefined)
            setRefunding(nowOf(opened))
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
      {refunding && <RefundDialog payment={refunding} onClose={() => setRefunding(undefined)} />}
    </div>
  )
}

type DayProps = { name: string; day: PaymentDay | undefined; children: ReactNode }

function Day({ name, day, children }: DayProps) {
  return (
    <section aria-label={name}>
      {/* In a long day it stays in sight, below the bar of a phone. */}
      <div className="sticky top-[calc(env(safe-area-inset-top)+57px)] z-10 flex flex-wrap items-baseline gap-x-2 bg-paper py-1.5 md:top-0">
        <h3 className="text-lg max-md:w-full">{name}</h3>
        {day && (
          <>
            <p className="text-sm text-soft">{paymentsText(day.payments)}</p>
            {/* Where the amounts of the rows end, which have no sign behind them where large text leaves no room; on a phone in the line of the count. */}
            <p className="price ml-auto pr-[calc(1rem+38px+1px)] text-right font-semibold max-md:text-sm max-[18rem]:pr-[calc(1rem+1px)]">
              <DaySum day={day} />
            </p>
          </>
        )}
      </div>
      <ul aria-label={`Payments of ${name}`} className="divide-y divide-line rounded-card border border-line bg-raised">
        {children}
      </ul>
    </section>
  )
}

/** What was paid on a day and, where some of it went back, how much and what is left; a phone and a tablet keep to one line. */
function DaySum({ day: { paid, refunded, kept } }: { day: PaymentDay }) {
  if (refunded === 0) return <>{formatDollars(paid)} paid</>
  return (
    <>
      <span className="max-lg:sr-only">
        {formatDollars(paid)} paid, {formatDollars(refunded)} refunded,{' '}
      </span>
      {formatDollars(kept)} after refunds
    </>
  )
}
