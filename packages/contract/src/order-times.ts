import { z } from 'zod'
import { OfferedTime } from './chosen-time.ts'
import { ClosesFirst, OrderType } from './orders.ts'
import { none, route } from './route.ts'
import { CalendarDate, Instant, LocationId, queryNumber } from './wire.ts'

/** Some dishes have hours of their own. */
const DISHES = /^[A-Za-z0-9_-]{1,100}(,[A-Za-z0-9_-]{1,100}){0,19}$/

export const getOrderTimes = route({
  get: '/getOrderTimes',
  may: 'public',
  about:
    'When an order of this many pieces can be ready: at once, or at which times of a day. Somebody else may take the last place in the meantime, so the order itself decides.',
  input: z.strictObject({
    locationId: LocationId,
    orderType: OrderType,
    items: queryNumber(1, 200).describe('Pieces, not lines'),
    dishes: z.string().regex(DISHES).describe('At most 20 ids with commas between them').optional(),
    date: CalendarDate.describe('The day whose times are listed; without it the first that has any').optional(),
  }),
  output: z.object({
    /** Null when nothing can be had at once; `notNow` says why. */
    asap: z.object({ minutes: z.int(), readyAt: Instant, text: z.string(), closesFirst: ClosesFirst }).nullable(),
    notNow: z.object({ code: z.string(), text: z.string() }).nullable(),
    /** Those that have a time, the nearest first. */
    days: z.array(z.object({ date: z.string(), label: z.string() })),
    /** The day of `slots`; null when there is no time at all. */
    date: z.string().nullable(),
    slots: z.array(z.object({ time: z.string(), label: z.string() })),
    next: OfferedTime.nullable(),
  }),
  refusals: { location_not_found: none, location_inactive: none, order_type_unavailable: { orderType: OrderType } },
})
