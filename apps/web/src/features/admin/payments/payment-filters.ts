import { locationId, oneOf, pageUpTo, textOf, type ValuesOf } from '../../../kit/address/filters.ts'
import { useSection } from '../../../kit/address/use-section.ts'

const FILTERS = {
  refunds: oneOf(['any', 'under_way', 'failed']),
  search: textOf(100),
  location: locationId,
  page: pageUpTo(999),
}
export type PaymentFilters = ValuesOf<typeof FILTERS>

export function usePaymentFilters() {
  const { values: filters, change } = useSection(FILTERS)
  return { filters, change }
}
