import { ROUTE_MATCHES } from '@sizzle/domain/kitchen/routing.ts'
import { MAX_ROUTES, MAX_STATION_NAME, MAX_STATIONS } from '@sizzle/domain/kitchen/station-form.ts'
import { z } from 'zod'
import { wrongFields } from './kit-details.ts'
import { MAX_ORDER_BYTES, none, route } from './route.ts'
import { LocationId, text, Uuid } from './wire.ts'

// The stations of a kitchen, and what goes to which of them.

const Station = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(['prep', 'expo']).describe('`expo`: where the dishes of an order come together.'),
    soonMinutes: z.int().describe('From this age on a ticket calls for attention.'),
    lateMinutes: z.int(),
  })
  .meta({ id: 'Station' })

const RouteMatch = z.enum(ROUTE_MATCHES)

const StationRoute = z
  .object({
    match: RouteMatch,
    id: z.string().describe('Of an option: its group and itself, `breads/garlic-naan`.'),
    stationId: z.string().nullable().describe('Null: nobody makes it.'),
  })
  .meta({ id: 'StationRoute', description: 'An option goes before its dish, and the dish before its category.' })

const Stations = z
  .object({
    locationId: z.string(),
    version: z.int().describe('0 while nothing was saved.'),
    stations: z.array(Station).readonly(),
    defaultStationId: z.string().nullable().describe('Where everything goes that has no route.'),
    routes: z.array(StationRoute).readonly(),
    readyByLastTicket: z.boolean().describe('The last ticket makes the order ready; otherwise somebody says so.'),
    readyToken: z.string().nullable().describe('Of the screen for guests.'),
    readyQrCode: z.string().nullable().describe('Of the address of that screen, for a phone or tablet to scan; a PNG.'),
    unrouted: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .readonly()
      .describe('Dishes that would reach no station.'),
  })
  .meta({ id: 'Stations' })

export const getStations = route({
  get: '/getStations',
  may: 'order.see',
  about: 'The stations of a location, what goes to each of them, and the dishes that would reach none.',
  input: z.strictObject({ locationId: LocationId }),
  output: z.object({ stations: Stations }),
  refusals: { location_not_found: none },
})

export const saveStations = route({
  post: '/saveStations',
  may: 'station.edit',
  about:
    'Save the stations of a location and their routes, all of them at once. The open tickets of a station that is left out go to the default station; without one it cannot be left out.',
  maxBodyBytes: MAX_ORDER_BYTES,
  input: z.strictObject({
    locationId: LocationId,
    expectedVersion: z.int().min(0),
    stations: z
      .array(
        z.strictObject({
          id: Uuid,
          name: text(MAX_STATION_NAME),
          kind: z.enum(['prep', 'expo']),
          soonMinutes: z.int().min(1).max(1000),
          lateMinutes: z.int().min(1).max(1000),
        }),
      )
      .max(MAX_STATIONS),
    defaultStationId: Uuid.nullable(),
    routes: z
      .array(z.strictObject({ match: RouteMatch, id: text(101, 1), stationId: Uuid.nullable() }))
      .max(MAX_ROUTES),
    readyByLastTicket: z.boolean(),
  }),
  output: z.object({ stations: Stations }),
  refusals: {
    location_not_found: none,
    stations_invalid: wrongFields,
    stations_changed: none,
    station_has_tickets: { name: z.string() },
  },
})

export const renewReadyLink = route({
  post: '/renewReadyLink',
  may: 'station.edit',
  about: 'Give the ready screen of a location a new address. The old one no longer shows anything.',
  input: z.strictObject({ locationId: LocationId }),
  output: z.object({ stations: Stations }),
  refusals: { location_not_found: none, stations_missing: none },
})
