import { SECOND_STEPS } from '@sizzle/domain/people/passkeys.ts'
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
    /** Came in by a PIN, at a shared tablet. */
    byPin: z.literal(true).optional(),
    /** Why the role is a customer's for now: the house asks for a second step that is not set up yet. */
    heldBack: z.literal('second_factor').optional(),
  })
  .meta({ id: 'SessionUser' })

export const session = route({
  get: '/session',
  may: 'public',
  about: 'Who is signed in, and the API key that this session sends as x-api-key.',
  input: z.strictObject({}),
  output: z.object({
    user: SessionUser.nullable(),
    /** The first half of signing in is done, and one of these is the other: `signInWithCode` or `signInWithPasskey`. */
    awaits: z.array(z.enum(SECOND_STEPS)).optional(),
    apiKey: z.string(),
  }),
  refusals: {},
})
