import { useQuery } from '@tanstack/react-query'
import { BRAND } from '../../../../brand/brand.ts'
import type { SessionUser } from '../../../../kit/session/session.ts'
import { useFilters } from '../../../../kit/use-filters.ts'
import { locationsQuery } from './board-query.ts'

const KEY = 'board-location'

/** Which kitchen this device stands in: what the address says, else what was chosen here last, else the house's first. */
export function useBoardLocation(user: SessionUser) {
  const [filters, setFilters] = useFilters()
  const query = useQuery(locationsQuery())
  const own = (query.data ?? []).filter(({ id }) => user.role === 'admin' || user.locationIds.includes(id))
  const wishes = [filters.get('location'), localStorage.getItem(KEY), BRAND.defaultLocationId]
  const location = wishes.map((wish) => own.find(({ id }) => id === wish)).find((found) => found) ?? own[0]
  const choose = (id: string) => {
    localStorage.setItem(KEY, id)
    setFilters({ location: id, order: null })
  }
  return { query, own, location, choose }
}
