import { z } from 'zod'
import { ExceptionsInput, HoursException, hoursShortened } from './hours-exceptions.ts'
import { wrongFields } from './kit-details.ts'
import { changedMeanwhile } from './locations-office.ts'
import { route } from './route.ts'
import { Instant } from './wire.ts'

const ChainHours = {
  /** All of them, also those that are over, by date. */
  exceptions: z.array(HoursException),
  version: z.int(),
  updatedAt: Instant.nullable(),
  updatedBy: z.string().nullable(),
}

export const getChainHours = route({
  get: '/getChainHours',
  may: 'location.manage',
  about: 'The holidays of all locations, and the statutory days of the next twelve months as suggestions.',
  input: z.strictObject({}),
  output: z.object({
    ...ChainHours,
    suggestions: z.array(z.object({ date: z.string(), name: z.string() })),
  }),
  refusals: {},
})

export const setChainHours = route({
  post: '/setChainHours',
  may: 'location.manage',
  about:
    'Replaces the holidays of all locations; a location’s own dates come first. If orders for later or bookings fall in hours that would be lost, the change is refused with a list of them, unless they are kept.',
  input: z.strictObject({
    exceptions: ExceptionsInput,
    expectedVersion: z.int().min(1),
    /** What lies in these hours stays, and is honoured. */
    keepThem: z.boolean().optional(),
  }),
  output: z.object(ChainHours),
  refusals: {
    invalid_input: wrongFields,
    chain_hours_changed: changedMeanwhile,
    hours_shortened: hoursShortened,
  },
})
