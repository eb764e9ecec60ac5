import { useLocation } from 'react-router'
import { useFilters, useTrueAddress } from '../../../kit/use-filters.ts'

export const REFUND_FILTERS = ['any', 'under_way', 'failed'] as const
export type PaymentFilters = {
  readonly refunds: (typeof REFUND_FILTERS)[number] | undefined
  readonly search: string
  readonly locationId: string | undefined
  readonly page: number
}

/** What the address says; whatever it says wrongly counts as not said. */
export function filtersOf(query: string): PaymentFilters {
  const params = new URLSearchParams(query)
  const locationId = params.get('location') ?? ''
  const page = params.get('page') ?? ''
  return {
    refunds: REFUND_FILTERS.find((one) => one === params.get('refunds')),
    search: (params.get('search') ?? '').slice(0, 100),
    // The board's address says 'all' for all of them, as this one does by saying nothing.
    locationId: locationId !== 'all' && /^[a-z0-9-]{2,50}$/.test(locationId) ? locationId : undefined,
    page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
  }
}

export function usePaymentFilters() {
  const { search } = useLocation()
  const [, change] = useFilters()
  const filters = filtersOf(search)
  const { refunds, page } = filters
  useTrueAddress({ refunds: refunds ?? null, page: page === 1 ? null : String(page) })
  return { filters, change }
}
