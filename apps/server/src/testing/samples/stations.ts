import { randomUUID } from 'node:crypto'
import type * as stations from '@sizzle/contract/stations.ts'
import type * as tickets from '@sizzle/contract/tickets.ts'
import type { SamplesOf } from './sample.ts'

export const stationSamples: SamplesOf<typeof stations> = {
  getStations: () => ({ locationId: 'truro' }),
  saveStations: () => {
    const id = randomUUID()
    return {
      locationId: 'truro',
      expectedVersion: 0,
      stations: [{ id, name: 'Hot', kind: 'prep', soonMinutes: 10, lateMinutes: 20 }],
      defaultStationId: id,
      routes: [{ match: 'item', id: 'mango-lassi', stationId: null }],
      readyByLastTicket: false,
    }
  },
  renewReadyLink: () => ({ locationId: 'truro' }),
}

export const ticketSamples: SamplesOf<typeof tickets> = {
  getTickets: () => ({ locationId: 'truro', stationId: randomUUID() }),
  bumpTicket: () => ({ ticketId: randomUUID(), line: 1 }),
  unbumpTicket: () => ({ ticketId: randomUUID(), line: 1 }),
  tickDishes: () => ({ orderId: randomUUID(), lines: [1], isDone: true }),
  recallTicket: () => ({ ticketId: randomUUID() }),
  getReadyScreen: () => ({ token: 'no-such-screen' }),
}
