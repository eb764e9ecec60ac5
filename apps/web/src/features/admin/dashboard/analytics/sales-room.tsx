import { bucketFor } from '@sizzle/domain/analytics/periods.ts'
import { formatRevenue, trend } from '@sizzle/domain/analytics/trend.ts'
import { ORDER_TYPE_LABELS } from '@sizzle/domain/order/order-type.ts'
import { TENDER_LABELS } from '@sizzle/domain/pricing/tenders.ts'
import { useQuery } from '@tanstack/react-query'
import { formatDollars, toCents } from '../../../../ui/money.ts'
import { hoursQuery, locationSalesQuery, revenueQuery, type SalesAnalytics, salesQuery } from '../dashboard-query.ts'
import { count, orderCount } from '../dashboard-words.ts'
import { dollarsCell } from './dollars-cell.ts'
import { Growth } from './growth.tsx'
import { HeatMap } from './heat-map.tsx'
import { LocationsPicture } from './locations-picture.tsx'
import type { PicturesProps } from './pictures-props.ts'
import { beforeWords, countBefore, dollarsBefore } from './range-words.ts'
import { RankedPicture } from './ranked-picture.tsx'
import { RevenuePicture } from './revenue-picture.tsx'
import { Shown } from './shown.tsx'

/** What came in: when, where, how and by which means. */
export function SalesRoom({ filters, onBy }: PicturesProps) {
  const sales = useQuery(salesQuery(filters))
  return (
    <>
      <div className="grid min-w-0 lg:self-stretch">
        <Shown
          query={useQuery(revenueQuery(filters))}
          title={`Revenue by ${bucketFor(filters.range, filters.by)}`}
          shape="bars"
          height="min-h-142 sm:min-h-132"
        >
          {(answer) => <RevenuePicture {...answer} onBy={onBy} />}
        </Shown>
      </div>
      <div className="grid min-w-0 grid-rows-[auto_1fr] gap-4 sm:gap-5 lg:self-stretch">
        <Shown
          query={useQuery(locationSalesQuery(filters))}
          title="Locations compared"
          shape="rows"
          height="min-h-45 sm:min-h-48"
        >
          {(answer) => <LocationsPicture {...answer} />}
        </Shown>
        <Shown query={sales} title="How guests paid" shape="rows" height="min-h-69">
          {(answer) => <TendersPicture {...answer} />}
        </Shown>
      </div>
      <div className="min-w-0 lg:col-span-2">
        <Shown
          query={useQuery(hoursQuery(filters))}
          title="Orders by hour and weekday"
          shape="fields"
          height="min-h-138 sm:min-h-130"
        >
          {(answer) => <HeatMap {...answer} />}
        </Shown>
      </div>
      <div className="grid min-w-0 gap-4 sm:gap-5 lg:col-span-2 lg:grid-cols-[repeat(auto-fit,minmax(22rem,1fr))]">
        <Shown query={sales} title="Order types" shape="rows" height="min-h-56 lg:min-h-42" isFurther>
          {(answer) => <TypesPicture {...answer} />}
        </Shown>
        {sales.data && hasDiscounts(sales.data) && <DiscountsPicture {...sales.data} />}
      </div>
    </>
  )
}

function TendersPicture({ range, tenders, unpaid, before }: SalesAnalytics) {
  const amountBefore = new Map(before?.tenders.map((one) => [TENDER_LABELS[one.tender], keptOf(one)]))
  const rows = tenders.map(({ tender, payments, amount, refunded }) => ({
    name: TENDER_LABELS[tender],
    payments,
    amount,
    refunded,
  }))
  if (unpaid > 0) rows.push({ name: 'Not paid yet', payments: 0, amount: unpaid, refunded: 0 })
  const givenBack = rows.reduce((sum, { refunded }) => sum + refunded, 0)
  return (
    <RankedPicture
      title="How guests paid"
      fileName={`tenders-${range}`}
      empty="No payments in this range."
      header={['Tender', 'Payments', 'Amount', 'Given back']}
      things="tenders"
      rows={rows.map((row) => ({
        name: row.name,
        size: keptOf(row),
        words: [formatRevenue(toCents(keptOf(row))), growthOf(keptOf(row), amountBefore.get(row.name))],
        cells: [
          { words: count(row.payments), value: row.payments },
          dollarsCell(row.amount),
          dollarsCell(row.refunded),
        ],
        before: dollarsBefore(amountBefore.get(row.name)),
      }))}
      range={range}
      before={before ? beforeWords(range, before) : undefined}
      note={`Total revenue for these days, with tax and tips, ${givenBack > 0 ? `after ${formatDollars(givenBack)} in refunds` : 'without refunds'}. Cancelled orders and their refunds are not counted.`}
    />
  )
}

/** What of a payment was not given back: with what is not paid yet it adds up to the revenue. */
function keptOf({ amount, refunded }: { readonly amount: number; readonly refunded: number }): number {
  return amount - refunded
}

/** Nothing where there is nothing to compare with. One way to pay is as good as another. */
function growthOf(amount: number, before: number | undefined) {
  return before ? <Growth percent={trend(amount, before)} isPlain /> : undefined
}

function TypesPicture(sales: SalesAnalytics) {
  const { range, orders, orderTypes, before } = sales
  const types = [
    [ORDER_TYPE_LABELS.pickup, orderTypes.pickup, before?.orderTypes.pickup],
    [ORDER_TYPE_LABELS.delivery, orderTypes.delivery, before?.orderTypes.delivery],
    [ORDER_TYPE_LABELS['dine-in'], orderTypes.dineIn, before?.orderTypes.dineIn],
  ] as const
  return (
    <RankedPicture
      title="Order types"
      fileName={`order-types-${range}`}
      empty="No orders in this range."
      header={['Type', 'Orders', 'Share']}
      things="order types"
      // Alone it has the whole width: three long bars would say no more than short ones.
      isAcross={!hasDiscounts(sales)}
      rows={types
        .filter(() => orders > 0)
        .map(([name, number, numberBefore]) => {
          const share = `${((number / orders) * 100).toFixed(1)}%`
          return {
            name,
            size: number,
            words: [orderCount(number), share],
            cells: [
              { words: count(number), value: number },
              { words: share, value: share },
            ],
            before: countBefore(numberBefore),
          }
        })}
      range={range}
      before={before ? beforeWords(range, before) : undefined}
    />
  )
}

/** Nothing to read is no card. */
function hasDiscounts({ discounts, before }: SalesAnalytics): boolean {
  return discounts.length + (before?.discounts.length ?? 0) > 0
}

function DiscountsPicture({ range, discounts, money, before }: SalesAnalytics) {
  const amountBefore = new Map(before?.discounts.map(({ label, amount }) => [label, amount]))
  return (
    <RankedPicture
      title="Discounts"
      fileName={`discounts-${range}`}
      empty="No discounts in this range."
      header={['Discount', 'Times', 'Amount']}
      things="discounts"
      rows={discounts.map(({ label, count: times, amount }) => ({
        name: label,
        size: amount,
        words: [`${count(times)} ${times === 1 ? 'time' : 'times'}`, formatDollars(amount)],
        cells: [{ words: count(times), value: times }, dollarsCell(amount)],
        before: dollarsBefore(amountBefore.get(label)),
      }))}
      range={range}
      before={before ? beforeWords(range, before) : undefined}
      note={discounts.length > 0 ? `${formatDollars(money.discounts)} in all, off the prices of dishes.` : undefined}
    />
  )
}
