import { queryOptions } from '@tanstack/react-query'
import { ask } from './server/ask.ts'

/** They change seldom, and a change is told. */
const FRESH_MS = 600_000

/** The locations that are open for business, with tables or without. */
export function locationsQuery() {
  return queryOptions({
    ...ask('/getActiveLocations', {}),
    select: ({ locations }) => locations,
    staleTime: FRESH_MS,
  })
}
