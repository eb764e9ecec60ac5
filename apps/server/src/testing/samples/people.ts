import { randomUUID } from 'node:crypto'
import type * as accounts from '@sizzle/contract/accounts.ts'
import type * as customers from '@sizzle/contract/customers.ts'
import type * as profile from '@sizzle/contract/profile.ts'
import type * as users from '@sizzle/contract/users.ts'
import type { SamplesOf } from './sample.ts'

const TOKEN = 'not-a-token-that-was-ever-mailed'

export const accountSamples: SamplesOf<typeof accounts> = {
  getSignInMethods: () => ({}),
  startSocialSignIn: () => ({ provider: 'google', returnTo: '/dashboard' }),
  requestPasswordReset: () => ({ email: `nobody-${randomUUID()}@example.test` }),
  resetPassword: () => ({ token: TOKEN, newPassword: 'Cardamom-77' }),
  sendVerificationEmail: () => ({}),
  verifyEmail: () => ({ token: TOKEN }),
  changePassword: () => ({ currentPassword: 'not-the-password', newPassword: 'Cardamom-77' }),
  signOutEverywhere: () => ({}),
}

export const profileSamples: SamplesOf<typeof profile> = {
  getProfile: () => ({}),
  updateProfile: () => ({
    displayName: 'Priya Sharma',
    phoneNumber: '(902) 555-0123',
    photoURL: 'https://example.test/priya.jpg',
    preferences: { notifications: true, marketing: true },
  }),
  uploadProfilePhoto: () => ({}),
  downloadMyData: () => ({}),
  deleteMyAccount: () => ({ confirm: 'DELETE', password: 'not-the-password' }),
}

export const customerSamples: SamplesOf<typeof customers> = {
  findCustomerByPhone: () => ({ phone: '(902) 555-0123' }),
}

export const userSamples: SamplesOf<typeof users> = {
  updateUser: () => ({
    userId: randomUUID(),
    updates: {
      displayName: 'Priya Sharma',
      phoneNumber: '(902) 555-0123',
      role: 'staff',
      isActive: true,
      locationIds: ['truro'],
      totalOrders: 1,
      totalSpent: 12.5,
      loyaltyPoints: 10,
    },
  }),
}
