import { z } from 'zod'
import { waitingTime } from './kit-details.ts'
import { route } from './route.ts'
import { Instant } from './wire.ts'

const Status = z.enum(['ok', 'degraded', 'down']).meta({ id: 'HealthStatus' })

export const HealthParts = z.array(
  z
    .object({
      name: z.string(),
      status: Status,
      cause: z.string(),
      figures: z
        .record(z.string(), z.number())
        .describe('isLive is 0 where no provider is set: nothing is sent or charged.'),
    })
    .meta({ id: 'HealthPart' }),
)

export const ping = route({
  get: '/ping',
  may: 'public',
  about: 'The process answers.',
  input: z.strictObject({}),
  output: z.object({ status: z.literal('ok') }),
  refusals: {},
})

export const healthCheck = route({
  get: '/healthCheck',
  may: 'public',
  about: 'The process and its database answer.',
  input: z.strictObject({}),
  output: z.object({ status: Status }),
  refusals: { unavailable: { ...waitingTime, status: Status.optional() } },
})

export const healthCheckAdvanced = route({
  get: '/healthCheckAdvanced',
  may: 'public',
  about: 'Each part and, if it is not well, why. Details only for a back-office session.',
  input: z.strictObject({}),
  output: z.object({
    status: Status,
    checkedAt: Instant.optional(),
    parts: HealthParts.optional(),
  }),
  refusals: { unavailable: { ...waitingTime, status: Status.optional(), parts: HealthParts.optional() } },
})
