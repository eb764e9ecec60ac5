import { formatDollars } from '../../../../ui/money.ts'
import type { CustomerAnalytics } from '../dashboard-query.ts'
import { count } from '../dashboard-words.ts'
import { dollarsCell } from './dollars-cell.ts'
import { Facts } from './facts.tsx'
import { Picture } from './picture.tsx'

/** Who comes back, and who spends most: of the newest 1,000 orders, whatever the range. */
export function CustomersPicture(figures: CustomerAnalytics) {
  const { totalCustomers, repeatCustomers, repeatCustomerRate, avgOrdersPerCustomer, avgSpentPerCustomer } = figures
  const facts = [
    ['Who ordered', count(totalCustomers)],
    ['Ordered again', count(repeatCustomers), `${repeatCustomerRate.toFixed(1)}%`],
    ['Orders each', avgOrdersPerCustomer.toFixed(1)],
    ['Spent each', formatDollars(avgSpentPerCustomer)],
  ] as const
  return (
    <Picture
      title="Regular customers"
      scope="Among the newest 1,000 orders"
      fileName="top-customers"
      empty={totalCustomers === 0 ? 'Nobody has ordered yet.' : undefined}
      isTableOpen
      table={{
        header: ['Those who spent most', 'Orders', 'Spent'],
        rows: figures.topCustomers.map(({ id, name, totalOrders, totalSpent }) => [
          { words: name || id, below: name ? id : undefined, value: name ? `${name} (${id})` : id },
          { words: count(totalOrders), value: totalOrders },
          dollarsCell(totalSpent),
        ]),
      }}
    >
      <Facts facts={facts} />
    </Picture>
  )
}
