import { PROVINCES } from '@sizzle/domain/pricing/presets.ts'
import { z } from 'zod'
import { ExceptionsInput, HoursException, hoursShortened } from './hours-exceptions.ts'
import { wrongFields } from './kit-details.ts'
import { TaxClass } from './lines.ts'
import { DayHours } from './locations.ts'
import { OrderType } from './orders.ts'
import { none, route } from './route.ts'
import { OrderRules, WeeklySchedule, WeeklyScheduleInput } from './schedules.ts'
import { DollarSum, Dollars, Instant, LocationId, queryNumber, text } from './wire.ts'

// Locations in the back office. What may stand in a field is checked by the domain's rules, in the form's own sentences;
// here is only what can travel at all.

const Province = z.enum(PROVINCES).meta({ id: 'Province' })

/** Per 100,000: 14.975 % is 14975. The dates are included; without classes it is on everything that bears tax. */
const LocationTaxLine = z
  .object({
    name: z.string(),
    ratePer100k: z.int().describe('14000 is 14%.'),
    from: z.string().nullable(),
    until: z.string().nullable(),
    classes: z.array(TaxClass).readonly().nullable(),
  })
  .meta({ id: 'LocationTaxLine' })

/** By the table of postal codes, as restaurants of a province charge, or lines of its own. */
const LocationTax = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('postal') }),
    z.object({ kind: z.literal('preset'), province: Province }),
    z.object({ kind: z.literal('own'), lines: z.array(LocationTaxLine).readonly() }),
  ])
  .meta({ id: 'LocationTax' })

/** A location with everything that its form edits, and its figures. */
export const ManagedLocation = z
  .object({
    id: z.string(),
    /** Heads the numbers of its orders: TRU-042. */
    code: z.string(),
    name: z.string(),
    address: z.string(),
    postalCode: z.string(),
    province: Province.nullable(),
    phone: z.string(),
    email: z.string(),
    manager: z.string().nullable(),
    capacity: z.int().nullable(),
    features: z.array(z.string()),
    hours: z.record(z.string(), DayHours),
    /** All of them, also those that are over. */
    exceptions: z.array(HoursException),
    /** Of all locations. Its own go before them. */
    chainExceptions: z.array(HoursException),
    /** 'Today: 11:30 a.m. - 10 p.m.', 'Closed Today' or 'Hours TBD'. */
    todaysHours: z.string(),
    openState: z.object({ isOpen: z.boolean(), text: z.string(), closesSoon: z.boolean().optional() }),
    /** There is a dish on its menu: without one guests have nothing to order. */
    hasMenu: z.boolean(),
    openingDate: z.string().nullable(),
    isActive: z.boolean(),
    legalName: z.string(),
    tax: LocationTax,
    /** The location's number under the name of each tax. */
    taxRegistrations: z.record(z.string(), z.string()),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    timeZone: z.string(),
    /** Until this hour of the night, what happens belongs to the day before. */
    dayEndsAt: z.string(),
    /** Of reservations: guests of one slot, minutes from one slot to the next, minutes ahead that one must book. */
    slotCapacity: z.int(),
    slotMinutes: z.int(),
    noticeMinutes: z.int(),
    orderRules: OrderRules,
    /** Hours of an order type; one without any has those of the location. */
    typeHours: z.partialRecord(OrderType, WeeklySchedule),
    rating: z.number(),
    reviewCount: z.int(),
    /** Orders that were not cancelled, what one of them brought on average after refunds, and the business month so far. */
    totalOrders: z.int(),
    averageOrderValue: Dollars,
    monthlyRevenue: DollarSum,
    version: z.int(),
    createdAt: Instant,
    updatedAt: Instant,
    updatedBy: z.string().nullable(),
  })
  .meta({ id: 'ManagedLocation' })

const TaxInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('postal') }),
  z.strictObject({ kind: z.literal('preset'), province: Province }),
  z.strictObject({
    kind: z.literal('own'),
    lines: z
      .array(
        z.strictObject({
          name: text(40),
          ratePer100k: z.number().describe('14000 is 14%.'),
          from: text(10).nullable().optional(),
          until: text(10).nullable().optional(),
          classes: z.array(text(30)).max(20).nullable().optional(),
        }),
      )
      .max(50),
  }),
])

const Required = {
  name: text(100),
  address: text(200),
  postalCode: text(20),
  phone: text(40),
  email: text(100),
}
const Optional = {
  code: text(10).optional(),
  province: text(2).nullable().optional(),
  manager: text(100).nullable().optional(),
  capacity: z.number().nullable().optional(),
  features: z.array(text(40)).max(20).optional(),
  hours: z.record(text(20), z.strictObject({ open: text(5), close: text(5), closed: z.boolean() })).optional(),
  exceptions: ExceptionsInput.optional(),
  openingDate: text(10).nullable().optional(),
  isActive: z.boolean().optional(),
  legalName: text(200).optional(),
  tax: TaxInput.optional(),
  taxRegistrations: z.record(text(40), text(40)).optional(),
  latitude: z.number().nullable().optional(),
  longitude: z.number().nullable().optional(),
  timeZone: text(60).optional(),
  dayEndsAt: text(5).optional(),
  slotCapacity: z.number().optional(),
  slotMinutes: z.number().optional(),
  noticeMinutes: z.number().optional(),
  orderRules: z.strictObject(OrderRules.shape).optional(),
  typeHours: z.partialRecord(OrderType, WeeklyScheduleInput).optional(),
}

/** Who was first, and when. */
export const changedMeanwhile = {
  current: z.object({ version: z.int(), changedBy: z.string().nullable(), changedAt: Instant }),
}

export const LOCATIONS_PER_PAGE = 12

export const getAllLocations = route({
  get: '/getAllLocations',
  may: 'location.edit',
  about:
    'Your locations with their figures, by name, 12 to a page, including deactivated ones. The totals cover all of them, whatever is searched for. With `id`, only that one is listed, as it is now.',
  input: z.strictObject({
    search: text(100).optional(),
    status: z.enum(['all', 'active', 'inactive']).optional(),
    page: queryNumber(1, 10_000).optional(),
    /** Only this one. */
    id: LocationId.optional(),
  }),
  output: z.object({
    locations: z.array(ManagedLocation),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    stats: z.object({
      totalLocations: z.int(),
      activeLocations: z.int(),
      /** Of those that have one. */
      averageRating: z.number(),
      /** These two are at most a minute old. */
      totalOrders: z.int(),
      monthlyRevenue: DollarSum,
    }),
    /** Of the one that was asked for by its id: what is still to be served there, and how many dishes its menu has. */
    standing: z.object({ openOrders: z.int(), bookingsAhead: z.int(), dishes: z.int() }).nullable(),
  }),
  refusals: {},
})

export const addLocation = route({
  post: '/addLocation',
  may: 'location.manage',
  about:
    'Opens a location with the default categories and an empty menu. Without an order code it gets the first free one from its name; without a province, the one of its postal code.',
  input: z.strictObject({ id: text(100), ...Required, ...Optional }),
  output: z.object({ location: ManagedLocation }),
  refusals: {
    invalid_input: wrongFields,
    location_id_invalid: none,
    location_id_taken: { id: z.string() },
    location_code_taken: { orderCode: z.string() },
  },
})

export const updateLocation = route({
  post: '/updateLocation',
  may: 'location.edit',
  about:
    'Changes what is sent and leaves the rest. Managers can change their own locations, except for the status, the order code, and what decides taxes and the business day. Orders for later and bookings in hours that would be lost are listed first, unless they are kept.',
  input: z.strictObject({
    id: LocationId,
    expectedVersion: z.int().min(1),
    updates: z.strictObject({ ...Required, ...Optional }).partial(),
    /** What lies in hours that are gone stays, and is honoured. */
    keepThem: z.boolean().optional(),
  }),
  output: z.object({ location: ManagedLocation }),
  refusals: {
    invalid_input: wrongFields,
    location_not_found: none,
    location_admin_only: wrongFields,
    location_code_taken: { orderCode: z.string() },
    location_changed: changedMeanwhile,
    hours_shortened: hoursShortened,
  },
})

export const toggleLocationStatus = route({
  post: '/toggleLocationStatus',
  may: 'location.manage',
  about: 'Activates or deactivates a location. Sending its current status changes nothing.',
  input: z.strictObject({ id: LocationId, isActive: z.boolean(), expectedVersion: z.int().min(1) }),
  output: z.object({ location: ManagedLocation, changed: z.boolean() }),
  refusals: { location_not_found: none, location_changed: changedMeanwhile },
})

export const deleteLocation = route({
  post: '/deleteLocation',
  may: 'location.manage',
  about:
    'Takes a location from every list and deactivates it; its orders, receipts and reservations stay. Refused while orders are open or bookings are ahead. Its id is never given again.',
  input: z.strictObject({ id: LocationId, expectedVersion: z.int().min(1) }),
  output: z.object({ id: z.string(), deletedAt: Instant }),
  refusals: {
    location_not_found: none,
    location_changed: changedMeanwhile,
    /** '3 orders are still open and 2 bookings are ahead'. */
    location_in_use: { why: z.string(), openOrders: z.int(), bookingsAhead: z.int() },
  },
})

export const locationIdExists = route({
  get: '/locationIdExists',
  may: 'location.manage',
  about: 'Whether a new location could have this id: the text says what is wrong with it, or "Valid location ID".',
  input: z.strictObject({ id: text(100) }),
  output: z.object({ exists: z.boolean(), isValid: z.boolean(), text: z.string() }),
  refusals: {},
})

export const generateLocationId = route({
  get: '/generateLocationId',
  may: 'location.manage',
  about: 'A free id made from a name, with a number if it is taken.',
  input: z.strictObject({ name: text(100) }),
  output: z.object({ id: z.string() }),
  refusals: { location_id_exhausted: none },
})

export const previewTaxes = route({
  post: '/previewTaxes',
  may: 'location.edit',
  about: 'What a tax setting charges on a meal of $100.00 today, and what is unusual about it. Nothing is saved.',
  input: z.strictObject({
    tax: TaxInput,
    postalCode: text(20),
    province: Province.nullable().optional(),
    taxRegistrations: z.record(text(40), text(40)).optional(),
    /** Whose day it is. */
    timeZone: text(60).optional(),
    dayEndsAt: text(5).optional(),
  }),
  output: z.object({
    /** 'On $100.00 today: HST $14.00'. */
    text: z.string(),
    taxes: z
      .array(z.object({ name: z.string(), ratePer100k: z.int().describe('14000 is 14%.'), amount: Dollars }))
      .readonly(),
    /** What may be saved all the same. */
    warnings: z.array(z.string()).readonly(),
    /** Where the postal code's tax is not what restaurants of the province charge: `action` names the button that sets the preset. */
    advice: z.object({ text: z.string(), action: z.string(), province: Province }).nullable(),
  }),
  refusals: { invalid_input: wrongFields },
})
