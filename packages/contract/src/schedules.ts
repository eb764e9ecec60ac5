import { WEEKDAYS } from '@sizzle/domain/hours/local-time.ts'
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
