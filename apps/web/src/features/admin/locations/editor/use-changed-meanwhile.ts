import { refusalOf } from '@sizzle/contract/client.ts'
import { useQuery } from '@tanstack/react-query'
import { whoChanged } from '../../../../ui/form/who-changed.ts'
import { locationNowQuery, type ManagedLocation } from '../locations-query.ts'

/** What became of a location while it is edited here; undefined while it is what it was. */
export function useChangedMeanwhile(seen: ManagedLocation | undefined, error: unknown) {
  const { data: now } = useQuery({ ...locationNowQuery(seen?.id ?? ''), enabled: seen !== undefined })
  if (!seen) return undefined
  const { timeZone, version } = seen
  if (now && now.version > version)
    return { now, who: whoChanged('location', { by: now.updatedBy, at: now.updatedAt, timeZone }) }
  const refusal = refusalOf(error, '/updateLocation')
  if (refusal?.code !== 'location_changed' || refusal.current.version <= version) return undefined
  const { changedBy: by, changedAt: at } = refusal.current
  return { now: undefined, who: whoChanged('location', { by, at, timeZone }) }
}
