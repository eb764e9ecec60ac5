import type { RevenueRange } from '@sizzle/domain/analytics/periods.ts'
import { formatDollars } from '../../../../ui/money.ts'
import type { CustomerAnalytics } from '../dashboard-query.ts'
import { count } from '../dashboard-words.ts'
import { Facts } from './facts.tsx'
import { Picture } from './picture.tsx'
import { RANGE_NAMES } from './range-words.ts'

type CustomersPictureProps = CustomerAnalytics & { range: RevenueRange }

/** Who comes back, and who spends most: of the newest 1,000 orders, whatever the range. */
export function CustomersPicture({ range, ...figures }: CustomersPictureProps) {
  const { totalCustomers, repeatCustomers, repeatCustomerRate, avgOrdersPerCustomer, avgSpentPerCustomer } = figures
  const facts = [
    ['Customers', count(totalCustomers)],
    [`Came back, ${repeatCustomerRate.toFixed(1)}%`, count(repeatCustomers)],
    ['Orders each', avgOrdersPerCustomer.toFixed(1)],
    ['Spent each', formatDollars(avgSpentPerCustomer)],
  ] as const
  return (
    <Picture
      title="Customers"
      scope={`Newest 1,000 orders, not ${RANGE_NAMES[range]}`}
      fileName="top-customers"
      empty={totalCustomers === 0 ? 'Nobody has ordered yet.' : undefined}
      isTableOpen
      table={{
        header: ['Customer', 'Orders', 'Spent'],
        rows: figures.topCustomers.map(({ id, name, totalOrders, totalSpent }) => [
          { words: name || id, below: name ? id : undefined, value: name ? `${name} (${id})` : id },
          { words: count(totalOrders), value: totalOrders },
          { words: formatDollars(totalSpent), value: totalSpent },
        ]),
      }}
    >
      <Facts facts={facts} />
      <h3 className="mb-1 font-text font-semibold tracking-normal">Those who spent most</h3>
    </Picture>
  )
}
