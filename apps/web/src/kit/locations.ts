import type { getOwnLocations } from '@sizzle/contract/own-locations.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask } from './server/ask.ts'

export type OwnLocation = WireOutputOf<typeof getOwnLocations>['locations'][number]

/** They change seldom, and a change is told. */
const FRESH_MS = 600_000
/** Whoever works at more finds the others by searching. */
export const OWN_LISTED = 100

/** The locations where the signed-in person works, deactivated ones too; `also` is there however many there are. */
export function ownLocationsQuery(also?: string) {
  return queryOptions({
    ...ask('/getOwnLocations', { limit: String(OWN_LISTED), ...(also ? { also } : {}) }),
    staleTime: FRESH_MS,
  })
}
