import type { getStations } from '@sizzle/contract/stations.ts'
import type { getTickets } from '@sizzle/contract/tickets.ts'
import type { z } from 'zod'
import type { ExamplesOf } from './example.ts'
import { TRURO } from './the-restaurant.ts'

type Stations = z.input<typeof getStations.output>['stations']
type TicketOrder = z.input<typeof getTickets.output>['orders'][number]

const HOT = '0190b2c4-6a01-7c30-8d2e-3f4a5b6c7d81'
const BAR = '0190b2c4-6a01-7c30-8d2e-3f4a5b6c7d82'
const EXPO = '0190b2c4-6a01-7c30-8d2e-3f4a5b6c7d83'
const TICKET = '0190b2c4-7b12-7d41-9e3f-4a5b6c7d8e91'
const ORDER = '0190b2c4-5d6e-7f80-9a1b-2c3d4e5f6070'

const STATIONS: Stations = {
  locationId: TRURO.id,
  version: 3,
  stations: [
    { id: HOT, name: 'Hot', kind: 'prep', soonMinutes: 10, lateMinutes: 20 },
    { id: BAR, name: 'Bar', kind: 'prep', soonMinutes: 3, lateMinutes: 6 },
    { id: EXPO, name: 'Pass', kind: 'expo', soonMinutes: 10, lateMinutes: 20 },
  ],
  defaultStationId: HOT,
  routes: [{ match: 'category', id: 'drinks', stationId: BAR }],
  readyByLastTicket: false,
  readyToken: '7f3a90b1c2d4e5f6a7b8c9d0',
  readyQrCode: 'data:image/png;base64,iVBORw0KGgo=',
  unrouted: [],
}

const TWO_THALIS: TicketOrder = {
  orderId: ORDER,
  shortNumber: 'TRU-042',
  orderType: 'pickup',
  status: 'preparing',
  orderTime: '2026-11-20T22:41:07.000Z',
  promisedAt: '2026-11-20T23:06:00.000Z',
  readyAt: null,
  tableNumber: '',
  note: 'Allergic to peanuts',
  tickets: [
    {
      id: TICKET,
      stationId: HOT,
      stationName: 'Hot',
      stationKind: 'prep',
      kind: 'new',
      revision: 1,
      firedAt: '2026-11-20T22:41:07.000Z',
      doneAt: null,
      recalledAt: null,
      recallUntil: null,
      version: 2,
      lines: [
        {
          n: 1,
          itemId: 'thali',
          name: 'Thali',
          quantity: 2,
          left: 2,
          heat: 'Medium',
          heatLevel: 2,
          options: [{ name: 'Naan', quantity: 2, choices: [] }],
          note: 'Sauce on the side',
          allergens: ['Dairy', 'Gluten'],
          partOf: null,
          doneAt: '2026-11-20T22:52:30.000Z',
          doneBy: 'Carla Cook',
        },
      ],
    },
  ],
}

const TICKED = {
  ticketId: TICKET,
  orderId: ORDER,
  changed: true,
  version: 2,
  done: [1],
  doneAt: '2026-11-20T22:52:30.000Z',
  recalledAt: null,
  status: 'preparing',
} as const
const OPEN = { ...TICKED, version: 3, done: [], doneAt: null }

type StationCalls = 'getStations' | 'saveStations' | 'renewReadyLink'
type TicketCalls = 'getTickets' | 'bumpTicket' | 'unbumpTicket' | 'tickDishes' | 'recallTicket' | 'getReadyScreen'

export const stationExamples: ExamplesOf<StationCalls | TicketCalls> = {
  getStations: { input: { locationId: TRURO.id }, answer: { stations: STATIONS } },
  saveStations: {
    input: {
      locationId: TRURO.id,
      expectedVersion: 2,
      stations: [...STATIONS.stations],
      defaultStationId: HOT,
      routes: [...STATIONS.routes],
      readyByLastTicket: false,
    },
    answer: { stations: STATIONS },
  },
  renewReadyLink: { input: { locationId: TRURO.id }, answer: { stations: STATIONS } },
  getTickets: { input: { locationId: TRURO.id, stationId: HOT }, answer: { orders: [TWO_THALIS] } },
  bumpTicket: { input: { ticketId: TICKET, line: 1 }, answer: TICKED },
  unbumpTicket: { input: { ticketId: TICKET, line: 1 }, answer: OPEN },
  tickDishes: {
    input: { orderId: ORDER, lines: [1], isDone: true },
    answer: { orderId: ORDER, done: [1], version: 1, status: 'preparing' },
  },
  recallTicket: {
    input: { ticketId: TICKET },
    answer: { ...OPEN, version: 4, recalledAt: '2026-11-20T22:55:00.000Z' },
  },
  getReadyScreen: {
    input: { token: '7f3a90b1c2d4e5f6a7b8c9d0' },
    answer: {
      locationName: TRURO.name,
      preparing: [{ number: 'TRU-042', readyAt: null }],
      ready: [{ number: 'TRU-041', readyAt: '2026-11-20T22:50:00.000Z' }],
    },
  },
}
