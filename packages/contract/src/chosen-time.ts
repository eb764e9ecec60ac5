import { z } from 'zod'
import { none } from './route.ts'
import { text } from './wire.ts'

/** On the clock of the location. What is no time of its slots is refused with the sentence to show. */
export const ChosenTime = z
  .strictObject({ date: text(10).describe('YYYY-MM-DD'), time: text(5).describe('HH:MM, 24 hours') })
  .meta({ id: 'ChosenTime' })

export const OfferedTime = z
  .object({ date: z.string(), time: z.string(), label: z.string().describe('6:30 p.m.') })
  .meta({ id: 'OfferedTime' })

/** Why an order cannot be had at the time that is wanted, at once or later. */
export const TIME_REFUSALS = {
  location_closed: none,
  scheduled_time_invalid: none,
  scheduled_too_soon: { time: z.string() },
  scheduled_too_far_ahead: { days: z.int() },
  scheduled_closed: none,
  scheduled_after_last_order: { time: z.string() },
  orders_paused: { orderType: z.string(), time: z.string() },
  item_not_then: { item: z.string(), times: z.string() },
  /** With the nearest three that are free. */
  slot_unavailable: { nearest: z.array(OfferedTime).readonly() },
  kitchen_full: { until: z.string(), time: z.string() },
  kitchen_full_for_days: none,
}
