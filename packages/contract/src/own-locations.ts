import { z } from 'zod'
import { route } from './route.ts'
import { LocationId, queryNumber, text } from './wire.ts'

const OwnLocation = z
  .object({
    id: z.string(),
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    timeZone: z.string(),
    isActive: z.boolean(),
  })
  .meta({ id: 'OwnLocation' })

export const getOwnLocations = route({
  get: '/getOwnLocations',
  may: 'backOffice.enter',
  about:
    'The locations where you work, by name; for an admin, all of them. Deactivated ones too, because their open orders and bookings are still served. `also` is the id of one that is in the answer wherever it stands in the list.',
  input: z.strictObject({
    search: text(100).optional(),
    also: LocationId.optional(),
    limit: queryNumber(1, 100).describe('How many at most; without it 12.').optional(),
    offset: queryNumber(0, 100_000).optional(),
  }),
  output: z.object({ locations: z.array(OwnLocation), total: z.int() }),
  refusals: {},
})
