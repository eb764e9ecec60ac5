import type { WireOutputOf } from '@sizzle/contract/route.ts'
import type { getStations } from '@sizzle/contract/stations.ts'
import type { getTickets } from '@sizzle/contract/tickets.ts'
import { ask } from '../../../kit/server/ask.ts'

export type Stations = WireOutputOf<typeof getStations>['stations']
export type Station = Stations['stations'][number]
export type TicketsAnswer = WireOutputOf<typeof getTickets>
export type TicketOrder = TicketsAnswer['orders'][number]
export type Ticket = TicketOrder['tickets'][number]

export function stationsQuery(locationId: string) {
  return ask('/getStations', { locationId })
}

/** The pass looks at what every station does. */
export function ticketsQuery(locationId: string, station: Station) {
  return ask('/getTickets', station.kind === 'expo' ? { locationId } : { locationId, stationId: station.id })
}
