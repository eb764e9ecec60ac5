import { ROLES } from '@sizzle/domain/people/rights.ts'
import { z } from 'zod'
import { route } from './route.ts'

export const SessionUser = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    photoURL: z.string().nullable(),
    emailVerified: z.boolean(),
    role: z.enum(ROLES),
    locationIds: z.array(z.string()),
  })
  .meta({ id: 'SessionUser' })

export const session = route({
  get: '/session',
  may: 'public',
  about: 'Who is signed in, and the API key that this session sends as x-api-key.',
  input: z.strictObject({}),
  output: z.object({ user: SessionUser.nullable(), apiKey: z.string() }),
  refusals: {},
})
