import { localDate, locationId, oneOf, pageUpTo, textOf, type ValuesOf } from '../../../kit/address/filters.ts'
import { useSection } from '../../../kit/address/use-section.ts'

const FILTERS = {
  refunds: oneOf(['any', 'under_way', 'failed']),
  search: textOf(100),
  location: locationId,
  /** The first and the last business day. */
  from: localDate,
  to: localDate,
  page: pageUpTo(999),
}
export type PaymentFilters = ValuesOf<typeof FILTERS>

/** Without the location, which is where somebody looks and not what they look for. */
export const NO_FILTERS = {
  refunds: undefined,
  search: '',
  from: undefined,
  to: undefined,
} as const satisfies Partial<PaymentFilters>

export function isNarrowed({ refunds, search, from, to }: PaymentFilters): boolean {
  return [refunds, search.trim() || undefined, from, to].some((value) => value !== undefined)
}

export function usePaymentFilters() {
  const { values: filters, change } = useSection(FILTERS)
  return { filters, change }
}
