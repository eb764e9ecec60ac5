import { useCallback, useEffect, useMemo, useState } from 'react'
import { earlyApi } from '../../../kit/api.ts'
import type { ReservationsData, TableLocation } from '../../../kit/page-content.ts'

/** The locations that the page came with, the one that its address names, and those that were searched for. */
export function useTables({ locations, total }: ReservationsData, named: string | null) {
  const [found, setFound] = useState<readonly TableLocation[]>([])
  const add = useCallback((location: TableLocation) => setFound((before) => [...before, location]), [])
  const isMissing = named !== null && total > locations.length && !locations.some(({ id }) => id === named)
  useEffect(() => {
    if (!isMissing) return
    let isStale = false
    const asked = earlyApi.get('/getDineInLocations', { also: named, limit: '1' })
    asked.then(
      (answer) => {
        const own = answer.locations.find(({ id }) => id === named)
        if (own && !isStale) setFound((before) => [own, ...before])
      },
      // The page goes on with the locations that it has.
      () => undefined,
    )
    return () => {
      isStale = true
    }
  }, [isMissing, named])
  const all = useMemo(() => {
    const more = found.filter(({ id }) => !locations.some((one) => one.id === id))
    return [...new Map([...locations, ...more].map((location) => [location.id, location])).values()]
  }, [locations, found])
  return { locations: all, add }
}
