import { z } from 'zod'
import { TypedPassword } from './accounts.ts'
import { Passkey, Proof } from './passkeys.ts'
import { none, route } from './route.ts'
import { Instant, text, Uuid } from './wire.ts'

// The second step at sign-in. A session of somebody who has one is nobody until it was proven by a code.

const TypedCode = text(40, 1).describe('The 6 digits of the app, or a recovery code.')

export const getSecondFactor = route({
  get: '/getSecondFactor',
  may: 'profile.own',
  about: 'Which second steps your own account has, and whether one is required. `isOn` is about the app.',
  input: z.strictObject({}),
  output: z.object({
    isOn: z.boolean(),
    since: Instant.nullable(),
    recoveryCodesLeft: z.int(),
    isRequired: z.boolean(),
    passkeys: z.array(Passkey),
  }),
  refusals: {},
})

export const startSecondFactor = route({
  post: '/startSecondFactor',
  may: 'profile.own',
  about: 'Begins to set one up; /getSecondFactorSetup then gives what an app needs.',
  input: z.strictObject({ password: Proof.password, passkey: Proof.passkey.describe('Where there is one.') }),
  output: z.object({}),
  refusals: { 'wrong-password': none, no_password: none, passkey_refused: none, second_factor_on: none },
})

export const getSecondFactorSetup = route({
  get: '/getSecondFactorSetup',
  may: 'profile.own',
  about: 'The secret for the app, and the recovery codes, which are shown this once: for 15 minutes, to this session.',
  input: z.strictObject({}),
  output: z.object({
    secret: z.string(),
    url: z.string(),
    qrCodeData: z.string(),
    recoveryCodes: z.array(z.string()),
  }),
  refusals: { second_factor_not_started: none },
})

export const confirmSecondFactor = route({
  post: '/confirmSecondFactor',
  may: 'profile.own',
  about: 'Turns it on with the first code from the app. Every other session ends.',
  input: z.strictObject({ code: TypedCode }),
  output: z.object({}),
  refusals: { wrong_code: none, second_factor_not_started: none },
})

export const removeSecondFactor = route({
  post: '/removeSecondFactor',
  may: 'profile.own',
  about: 'Takes it away, with the password and a code.',
  input: z.strictObject({ password: TypedPassword, code: TypedCode }),
  output: z.object({}),
  refusals: { 'wrong-password': none, no_password: none, wrong_code: none, second_factor_off: none },
})

export const renewRecoveryCodes = route({
  post: '/renewRecoveryCodes',
  may: 'profile.own',
  about:
    'Ten new recovery codes, with the password and a code; the old ones no longer work. They are shown only this once.',
  keepsNoAnswer: true,
  input: z.strictObject({ password: TypedPassword, code: TypedCode }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  refusals: { 'wrong-password': none, no_password: none, wrong_code: none, second_factor_off: none },
})

export const signInWithCode = route({
  post: '/signInWithCode',
  may: 'public',
  about: 'The second half of signing in, within ten minutes of the first. Each code works once.',
  input: z.strictObject({ code: TypedCode }),
  output: z.object({ recoveryCodesLeft: z.int() }),
  refusals: { wrong_code: none, code_not_awaited: none },
})

export const resetSecondFactor = route({
  post: '/resetSecondFactor',
  may: 'user.manage',
  about: 'Removes every second step of a colleague who has lost theirs, and signs them out.',
  input: z.strictObject({ userId: Uuid }),
  output: z.object({}),
  refusals: { user_not_found: none, own_second_factor: none, second_factor_off: none },
})
