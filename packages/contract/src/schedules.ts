import { WEEKDAYS } from '@sizzle/domain/hours/local-time.ts'
import { ACCEPTINGS } from '@sizzle/domain/locations/order-rules.ts'
import { z } from 'zod'
import { text } from './wire.ts'

/** Hours of a week. An end that is not after its start is on the next day; `from` and `until` are the first and last day. */
export const WeeklySchedule = z
  .object({
    days: z.record(z.enum(WEEKDAYS), z.array(z.tuple([z.string(), z.string()]).readonly()).readonly()),
    from: z.string().nullable(),
    until: z.string().nullable(),
  })
  .meta({ id: 'WeeklySchedule' })

export const WeeklyScheduleInput = z.strictObject({
  days: z.record(
    z.enum(WEEKDAYS),
    z
      .array(z.tuple([text(5), text(5)]).readonly())
      .max(20)
      .readonly(),
  ),
  from: text(10).nullable(),
  until: text(10).nullable(),
})

/** How it takes orders. Null: as many as come. */
export const OrderRules = z
  .object({
    slotMinutes: z.number(),
    /** From the opening to the first order. */
    leadMinutes: z.number(),
    /** From the last order to the closing. */
    lastOrderPickupMinutes: z.number(),
    lastOrderDeliveryMinutes: z.number(),
    daysAhead: z.number(),
    /** Behind this an order has to be placed for later. */
    maxWaitMinutes: z.number(),
    slotOrders: z.number().nullable(),
    slotItems: z.number().nullable(),
    /** Quoted times follow how long recent orders took. */
    learnsTimes: z.boolean(),
    accepting: z
      .enum(ACCEPTINGS)
      .describe('New orders are accepted with their start, apart from it, or by themselves.'),
  })
  .meta({ id: 'OrderRules' })
