import { MAX_EXCEPTION_NAME } from '@sizzle/domain/locations/dated-rules.ts'
import { z } from 'zod'
import { OrderType } from './orders.ts'
import type { Details } from './route.ts'
import { Instant, text } from './wire.ts'

/** Other hours for one date: a holiday, or an evening that ends early. */
export const HoursException = z
  .object({
    date: z.string(),
    closed: z.boolean(),
    open: z.string().nullable(),
    close: z.string().nullable(),
    /** 'Christmas Day' */
    name: z.string().nullable(),
  })
  .meta({ id: 'HoursException' })

const MOST_DATES = 400
export const ExceptionsInput = z
  .array(
    z.strictObject({
      date: text(10),
      closed: z.boolean(),
      open: text(5).nullable().optional(),
      close: text(5).nullable().optional(),
      name: text(MAX_EXCEPTION_NAME * 2)
        .nullable()
        .optional(),
    }),
  )
  .max(MOST_DATES)

/** An order for later or a booking. */
const PromisedVisit = z
  .object({
    kind: z.enum(['order', 'booking']),
    id: z.string(),
    /** 'TRU-042', or the booking's own. */
    number: z.string(),
    name: z.string(),
    locationId: z.string(),
    locationName: z.string(),
    at: Instant,
    /** On the clock of its location. */
    date: z.string(),
    time: z.string(),
    partySize: z.int().nullable(),
    orderType: OrderType.nullable(),
  })
  .meta({ id: 'PromisedVisit' })

/** What lies in hours that would be gone: how many, and the first 50 of them. */
export const hoursShortened = {
  orders: z.int(),
  bookings: z.int(),
  visits: z.array(PromisedVisit).readonly(),
} as const satisfies Details
