import { useQuery } from '@tanstack/react-query'
import { BRAND } from '../../../brand/brand.ts'
import { ownLocationsQuery } from '../../../kit/locations.ts'
import type { SessionUser } from '../../../kit/session/session.ts'

/** The location that a section of one location shows: the one that the address names, else the house's first, else one's own first. */
export function useOneLocation(user: SessionUser, named: string | undefined) {
  const query = useQuery(ownLocationsQuery(named))
  const own = (query.data?.locations ?? []).filter(({ id }) => user.role === 'admin' || user.locationIds.includes(id))
  const wished = [named, BRAND.defaultLocationId].flatMap((id) => own.find((one) => one.id === id) ?? [])
  return { query, own, total: query.data?.total ?? 0, location: wished[0] ?? own[0] }
}
