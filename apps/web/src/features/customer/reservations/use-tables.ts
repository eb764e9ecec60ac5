import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReservationsData, TableLocation } from '../../../kit/page-content.ts'
import { ask } from '../../../kit/server/ask.ts'

/** The locations that the page came with, the one that its address names, and those that were searched for. */
export function useTables({ locations, total }: ReservationsData, named: string | null) {
  const [found, setFound] = useState<readonly TableLocation[]>([])
  const isMissing = named !== null && total > locations.length && !locations.some(({ id }) => id === named)
  const asked = useQuery({
    ...ask('/getDineInLocations', { also: named ?? '', limit: '1' }),
    enabled: isMissing,
  })
  const own = asked.data?.locations.filter(({ id }) => id === named) ?? []
  const more = [...own, ...found].filter(({ id }) => !locations.some((one) => one.id === id))
  const all = new Map([...locations, ...more].map((location) => [location.id, location]))
  return { locations: [...all.values()], add: (location: TableLocation) => setFound([...found, location]) }
}
