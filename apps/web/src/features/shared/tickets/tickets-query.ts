import type { WireOutputOf } from '@sizzle/contract/route.ts'
import type { getStations } from '@sizzle/contract/stations.ts'
import type { getTickets } from '@sizzle/contract/tickets.ts'
import { ask, hearsItself } from '../../../kit/server/ask.ts'

export type Stations = WireOutputOf<typeof getStations>['stations']
export type Station = Stations['stations'][number]
export type TicketsAnswer = WireOutputOf<typeof getTickets>
export type TicketOrder = TicketsAnswer['orders'][number]
export type Ticket = TicketOrder['tickets'][number]

export function stationsQuery(locationId: string) {
  return ask('/getStations', { locationId })
}

/** Undefined: of every station. */
export type AskedStation = string | undefined

export function ticketsInput(locationId: string, stationId: AskedStation) {
  return stationId === undefined ? { locationId } : { locationId, stationId }
}

/** Its screen hears itself what changes; what it shows after another one may have changed meanwhile. */
export function ticketsQuery(locationId: string, stationId: AskedStation) {
  return { ...hearsItself(ask('/getTickets', ticketsInput(locationId, stationId))), staleTime: 0 }
}
