import { z } from 'zod'
import { TypedPassword } from './accounts.ts'
import { none, route } from './route.ts'
import { Instant, text, Uuid } from './wire.ts'

// Passkeys (WebAuthn). Every press asks its person for face, finger or the device's PIN, so a passkey is both steps at once.

const Bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/)
const CredentialId = Bytes(1400).describe('How the device names it, in base64url, as everything here.')

/** What a browser answers to `navigator.credentials.get`. */
export const UsedPasskey = z
  .strictObject({ id: CredentialId, clientData: Bytes(4000), authenticatorData: Bytes(4000), signature: Bytes(8000) })
  .meta({ id: 'UsedPasskey' })
export type UsedPasskey = z.infer<typeof UsedPasskey>

/** What a browser answers to `navigator.credentials.create`. */
export const MadePasskey = z
  .strictObject({
    id: CredentialId,
    clientData: Bytes(4000),
    attestation: Bytes(16_000),
    transports: z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(10),
  })
  .meta({ id: 'MadePasskey' })
export type MadePasskey = z.infer<typeof MadePasskey>

/** Password, and what stands for the second step where one is set up. */
export const Proof = {
  password: TypedPassword,
  code: text(40, 1).optional().describe('The 6 digits of the app, or a recovery code.'),
  passkey: UsedPasskey.optional(),
}

export const Passkey = z
  .object({ id: Uuid, device: z.string(), addedAt: Instant, usedAt: Instant.nullable() })
  .meta({ id: 'Passkey' })

export const getPasskeyQuestion = route({
  get: '/getPasskeyQuestion',
  may: 'public',
  about: 'What a passkey has to sign, within five minutes and once.',
  input: z.strictObject({}),
  output: z.object({ challenge: z.string(), site: z.string() }),
  refusals: {},
})

export const signInWithPasskey = route({
  post: '/signInWithPasskey',
  may: 'public',
  about: 'Signs in with a passkey: both steps at once.',
  input: z.strictObject({ passkey: UsedPasskey }),
  output: z.object({}),
  refusals: { passkey_refused: none, account_deactivated: none },
})

export const startPasskey = route({
  post: '/startPasskey',
  may: 'profile.own',
  about:
    'Begins to add a passkey, with the password and, where there is one, the second step; says what to make it with.',
  input: z.strictObject(Proof),
  output: z.object({
    challenge: z.string(),
    site: z.string(),
    userId: z.string(),
    known: z.array(CredentialId).describe('Those that are here already; their devices make no second one.'),
  }),
  refusals: {
    'wrong-password': none,
    no_password: none,
    wrong_code: none,
    passkey_refused: none,
    too_many_passkeys: none,
  },
})

export const addPasskey = route({
  post: '/addPasskey',
  may: 'profile.own',
  about: 'Adds the passkey that was made. Where it is the first second step, every other session ends.',
  input: z.strictObject({ passkey: MadePasskey }),
  output: z.object({}),
  refusals: { passkey_refused: none, passkey_known: none, too_many_passkeys: none },
})

export const removePasskey = route({
  post: '/removePasskey',
  may: 'profile.own',
  about: 'Takes one away, with the password and a code or a passkey.',
  input: z.strictObject({ passkeyId: Uuid, ...Proof }),
  output: z.object({}),
  refusals: {
    'wrong-password': none,
    no_password: none,
    wrong_code: none,
    passkey_refused: none,
    passkey_not_found: none,
  },
})
