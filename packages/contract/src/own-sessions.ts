import { z } from 'zod'
import { none, route } from './route.ts'
import { Instant, Uuid } from './wire.ts'

// Where somebody is signed in, and how to end it from elsewhere.

const OwnSession = z
  .object({
    id: z.string(),
    /** What its browser said it is. */
    device: z.string(),
    networkAddress: z.string().nullable(),
    begunAt: Instant,
    /** Noted once a day. */
    usedAt: Instant,
    isThis: z.boolean(),
  })
  .meta({ id: 'OwnSession' })

export const getMySessions = route({
  get: '/getMySessions',
  may: 'profile.own',
  about: 'Where your own account is signed in: this session first, the others by when they were last used.',
  input: z.strictObject({}),
  output: z.object({ sessions: z.array(OwnSession) }),
  refusals: {},
})

export const endMySession = route({
  post: '/endMySession',
  may: 'profile.own',
  about: 'Signs your own account out on one device, or here.',
  input: z.strictObject({ sessionId: Uuid }),
  output: z.object({}),
  refusals: { session_not_found: none },
})

export const endMyOtherSessions = route({
  post: '/endMyOtherSessions',
  may: 'profile.own',
  about: 'Signs your own account out everywhere but here.',
  input: z.strictObject({}),
  output: z.object({ ended: z.int() }),
  refusals: {},
})
