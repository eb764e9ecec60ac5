import type { Station, Stations, Ticket, TicketOrder } from '../features/shared/tickets/tickets-query.ts'

export const HOT: Station = {
  id: '0190b2c4-6a01-7c30-8d2e-3f4a5b6c7d81',
  name: 'Hot',
  kind: 'prep',
  soonMinutes: 10,
  lateMinutes: 20,
}
export const BAR: Station = { ...HOT, id: '0190b2c4-6a01-7c30-8d2e-3f4a5b6c7d82', name: 'Bar' }
export const PASS: Station = { ...HOT, id: '0190b2c4-6a01-7c30-8d2e-3f4a5b6c7d83', name: 'Pass', kind: 'expo' }

export function aTicketLine(name: string, change: Partial<Ticket['lines'][number]> = {}): Ticket['lines'][number] {
  return {
    n: 1,
    itemId: name,
    name,
    quantity: 1,
    left: 1,
    heat: 'Mild',
    heatLevel: 1,
    options: [],
    note: '',
    allergens: [],
    partOf: null,
    doneAt: null,
    doneBy: '',
    ...change,
  }
}

export function aTicket(id: string, station: Station, change: Partial<Ticket> = {}): Ticket {
  return {
    id,
    stationId: station.id,
    stationName: station.name,
    stationKind: station.kind,
    kind: 'new',
    revision: 1,
    firedAt: '2026-11-20T22:00:00.000Z',
    doneAt: null,
    recalledAt: null,
    recallUntil: null,
    version: 1,
    lines: [aTicketLine('Thali'), aTicketLine('Naan', { n: 2, quantity: 2, left: 2 })],
    ...change,
  }
}

export function aTicketOrder(tickets: readonly Ticket[], change: Partial<TicketOrder> = {}): TicketOrder {
  return {
    orderId: '0190a000-0000-7000-8000-000000000042',
    shortNumber: 'TRU-042',
    orderType: 'pickup',
    status: 'preparing',
    orderTime: '2026-11-20T22:00:00.000Z',
    promisedAt: '2026-11-20T22:30:00.000Z',
    readyAt: null,
    tableNumber: '',
    note: '',
    tickets,
    ...change,
  }
}

/** The set-up of Truro. */
export function aPlan(change: Partial<Stations> = {}): Stations {
  return {
    locationId: 'truro',
    version: 1,
    stations: [HOT, BAR, PASS],
    defaultStationId: HOT.id,
    routes: [],
    readyByLastTicket: false,
    readyToken: 'a-token',
    readyQrCode: 'data:image/png;base64,iVBORw0KGgo=',
    unrouted: [],
    ...change,
  }
}
