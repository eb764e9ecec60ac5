import type { ExamplesOf } from './example.ts'
import { PERSON_ID } from './the-order.ts'

const MAILED_TOKEN = 'hY2mQx8rTz4Vk6nWb1Jc9Lf3'

export const accountExamples: ExamplesOf<
  | 'session'
  | 'getSignInMethods'
  | 'startSocialSignIn'
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'sendVerificationEmail'
  | 'verifyEmail'
  | 'changePassword'
  | 'signOutEverywhere'
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
  resetPassword: { input: { token: MAILED_TOKEN, newPassword: 'Cardamom-77' }, answer: {} },
  sendVerificationEmail: { input: {}, answer: { alreadyVerified: false } },
  verifyEmail: { input: { token: MAILED_TOKEN }, answer: {} },
  changePassword: { input: { currentPassword: 'Turmeric-42', newPassword: 'Cardamom-77' }, answer: {} },
  signOutEverywhere: { input: {}, answer: { ended: 2 } },
}
