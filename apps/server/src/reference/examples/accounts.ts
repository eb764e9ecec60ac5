import type { ExamplesOf } from './example.ts'
import { PERSON_ID } from './the-order.ts'

const SESSION_ID = '0199a3f0-b5b0-7de7-80db-6475869708c4'
const QUESTION = 'AZrY2mQx8rTz4Vk6nWb1Jc9Lf3hY2mQx'
const USED_PASSKEY = {
  id: 'q83vEjRWeJA',
  clientData: 'eyJ0eXBlIjoi',
  authenticatorData: 'SZYN5YgOjGh0',
  signature: 'MEUCIQDx',
}
const MAILED_TOKEN = 'hY2mQx8rTz4Vk6nWb1Jc9Lf3'

export const accountExamples: ExamplesOf<
  | 'session'
  | 'getSignInMethods'
  | 'startSocialSignIn'
  | 'requestPasswordReset'
  | 'readResetLink'
  | 'resetPassword'
  | 'sendVerificationEmail'
  | 'verifyEmail'
  | 'changeEmail'
  | 'changePassword'
  | 'signOutEverywhere'
  | 'getSecondFactor'
  | 'startSecondFactor'
  | 'getSecondFactorSetup'
  | 'confirmSecondFactor'
  | 'removeSecondFactor'
  | 'renewRecoveryCodes'
  | 'signInWithCode'
  | 'getPasskeyQuestion'
  | 'signInWithPasskey'
  | 'startPasskey'
  | 'addPasskey'
  | 'removePasskey'
  | 'resetSecondFactor'
  | 'getMySessions'
  | 'endMySession'
  | 'endMyOtherSessions'
> = {
  session: {
    input: {},
    answer: {
      user: {
        id: PERSON_ID,
        email: 'priya@example.com',
        name: 'Priya Sharma',
        photoURL: null,
        emailVerified: true,
        role: 'customer',
        locationIds: [],
      },
      apiKey: 'a-key-of-this-house-for-customers',
    },
  },
  getSignInMethods: { input: {}, answer: { password: true, providers: [{ id: 'google', name: 'Google' }] } },
  startSocialSignIn: {
    input: { provider: 'google', returnTo: '/menu/truro' },
    answer: { url: 'https://accounts.google.com/o/oauth2/v2/auth?client_id=sizzle&state=9f2c' },
  },
  requestPasswordReset: { input: { email: 'priya@example.com' }, answer: {} },
  readResetLink: { input: { token: MAILED_TOKEN }, answer: {} },
  resetPassword: { input: { token: MAILED_TOKEN, newPassword: 'Cardamom-77' }, answer: {} },
  sendVerificationEmail: { input: {}, answer: { alreadyVerified: false } },
  verifyEmail: { input: { token: MAILED_TOKEN }, answer: { changedTo: 'priya.sharma@example.com' } },
  changeEmail: { input: { email: 'priya.sharma@example.com', password: 'Turmeric-42' }, answer: {} },
  changePassword: { input: { currentPassword: 'Turmeric-42', newPassword: 'Cardamom-77' }, answer: {} },
  getSecondFactor: {
    input: {},
    answer: {
      isOn: true,
      since: '2026-11-02T17:20:00.000Z',
      recoveryCodesLeft: 10,
      isRequired: true,
      passkeys: [{ id: SESSION_ID, device: 'Safari on iPhone', addedAt: '2026-11-04T17:20:00.000Z', usedAt: null }],
    },
  },
  startSecondFactor: { input: { password: 'Turmeric-42' }, answer: {} },
  getSecondFactorSetup: {
    input: {},
    answer: {
      secret: 'gezd-gnbv-gy3t-qojq-gezd-gnbv-gy3t-qojq',
      url: 'otpauth://totp/Sizzle:priya%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Sizzle',
      qrCodeData: 'data:image/png;base64,iVBORw0KGgo=',
      recoveryCodes: ['k3vq-27nd-uxwp-a4me'],
    },
  },
  confirmSecondFactor: { input: { code: '287082' }, answer: {} },
  removeSecondFactor: { input: { password: 'Turmeric-42', code: '287082' }, answer: {} },
  renewRecoveryCodes: {
    input: { password: 'Turmeric-42', code: '287082' },
    answer: { recoveryCodes: ['abcd-efgh-ijkl-mnop'] },
  },
  signInWithCode: { input: { code: 'k3vq-27nd-uxwp-a4me' }, answer: { recoveryCodesLeft: 9 } },
  getPasskeyQuestion: { input: {}, answer: { challenge: QUESTION, site: 'sizzle.example' } },
  signInWithPasskey: { input: { passkey: USED_PASSKEY }, answer: {} },
  startPasskey: {
    input: { password: 'Turmeric-42', code: '287082' },
    answer: { challenge: QUESTION, site: 'sizzle.example', userId: PERSON_ID, known: [] },
  },
  addPasskey: {
    input: {
      passkey: { id: 'q83vEjRWeJA', clientData: 'eyJ0eXBlIjoi', attestation: 'o2NmbXRk', transports: ['internal'] },
    },
    answer: {},
  },
  removePasskey: { input: { passkeyId: SESSION_ID, password: 'Turmeric-42', passkey: USED_PASSKEY }, answer: {} },
  resetSecondFactor: { input: { userId: PERSON_ID }, answer: {} },
  getMySessions: {
    input: {},
    answer: {
      sessions: [
        {
          id: SESSION_ID,
          device: 'Chrome on Android',
          networkAddress: '198.51.100.7',
          begunAt: '2026-11-02T17:20:00.000Z',
          usedAt: '2026-11-20T21:20:00.000Z',
          isThis: true,
        },
      ],
    },
  },
  endMySession: { input: { sessionId: SESSION_ID }, answer: {} },
  endMyOtherSessions: { input: {}, answer: { ended: 2 } },
  signOutEverywhere: { input: {}, answer: { ended: 2 } },
}
