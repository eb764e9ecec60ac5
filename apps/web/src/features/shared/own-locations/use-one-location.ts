import { useQuery } from '@tanstack/react-query'
import { ownLocationsQuery } from '../../../kit/locations.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import { wishedLocation } from '../../../kit/wished-location.ts'

/** The location that a section of one location shows: the one that the address names, else as `wishedLocation` says. */
export function useOneLocation(user: SessionUser, named: string | undefined) {
  const query = useQuery(ownLocationsQuery(named))
  const own = (query.data?.locations ?? []).filter(({ id }) => user.role === 'admin' || user.locationIds.includes(id))
  return { query, own, total: query.data?.total ?? 0, location: wishedLocation(own, named) }
}
