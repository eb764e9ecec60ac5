import { z } from 'zod'
import { HoursException } from './hours-exceptions.ts'
import { OrderType } from './orders.ts'
import { none, route } from './route.ts'
import { WeeklySchedule } from './schedules.ts'
import { Instant, LocationId, queryNumber, text } from './wire.ts'

export const DayHours = z.object({ open: z.string(), close: z.string(), closed: z.boolean() }).meta({ id: 'DayHours' })

/** No orders of a type for a time, or none at all. */
export const LocationPause = z
  .object({ orderType: OrderType.nullable().describe('Null: every order type.'), until: Instant, text: z.string() })
  .meta({ id: 'LocationPause' })

export const Location = z
  .object({
    id: z.string(),
    name: z.string(),
    address: z.string(),
    postalCode: z.string(),
    phone: z.string(),
    email: z.string(),
    features: z.array(z.string()),
    hours: z.record(z.string(), DayHours).meta({ id: 'OpeningHours' }),
    exceptions: z.array(HoursException),
    /** What is other than usual in the next 14 days: 'Closed Thursday, December 25 (Christmas Day)'. */
    datesAhead: z.array(z.string()),
    timeZone: z.string(),
    isActive: z.boolean(),
    hasMenu: z.boolean().describe('There is a dish on its menu.'),
    rating: z.number(),
    reviewCount: z.int(),
    openState: z.object({
      isOpen: z.boolean(),
      text: z.string(),
      closesSoon: z.boolean().describe('It is its last half hour.').optional(),
    }),
    typeHours: z.partialRecord(OrderType, WeeklySchedule).describe('One without hours of its own has those above.'),
    typeStates: z
      .partialRecord(OrderType, z.object({ isOn: z.boolean(), text: z.string() }))
      .describe('Order types whose times of the day are others: "Delivery 5 p.m. - 9 p.m.".'),
    pauses: z.array(LocationPause).describe('What cannot be ordered on the site now.'),
  })
  .meta({ id: 'Location' })

/** Which of many locations: without anything the first hundred. */
export const LocationsAsked = {
  /** A part of the name, the address or the postal code. */
  search: text(100).optional(),
  limit: queryNumber(1, 100).describe('How many at most; without it 100.').optional(),
  offset: queryNumber(0, 100_000).optional(),
}

export const getActiveLocations = route({
  get: '/getActiveLocations',
  may: 'public',
  sameForAll: true,
  about:
    'The active locations by name, with their hours and whether they are open now: the first 100, or as many as are asked for. `total` counts all that match.',
  input: z.strictObject(LocationsAsked),
  output: z.object({ locations: z.array(Location), total: z.int() }),
  refusals: {},
})

export const getLocation = route({
  get: '/getLocation',
  may: 'public',
  sameForAll: true,
  about: 'One location by its id.',
  input: z.strictObject({ id: LocationId }),
  output: z.object({ location: Location }),
  refusals: { location_not_found: none },
})
