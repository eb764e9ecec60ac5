import { randomUUID } from 'node:crypto'
import type * as accounts from '@sizzle/contract/accounts.ts'
import type * as approvals from '@sizzle/contract/approvals.ts'
import type * as customers from '@sizzle/contract/customers.ts'
import type * as invitations from '@sizzle/contract/invitations.ts'
import type * as locationGroups from '@sizzle/contract/location-groups.ts'
import type * as loyalty from '@sizzle/contract/loyalty.ts'
import type * as merging from '@sizzle/contract/merge-users.ts'
import type * as ownSessions from '@sizzle/contract/own-sessions.ts'
import type * as passkeys from '@sizzle/contract/passkeys.ts'
import type * as profile from '@sizzle/contract/profile.ts'
import type * as secondFactor from '@sizzle/contract/second-factor.ts'
import type * as sharedTablets from '@sizzle/contract/shared-tablets.ts'
import type * as userHistory from '@sizzle/contract/user-history.ts'
import type * as userNotes from '@sizzle/contract/user-notes.ts'
import type * as users from '@sizzle/contract/users.ts'
import type { SamplesOf } from './sample.ts'

const TOKEN = 'not-a-token-that-was-ever-mailed'

export const accountSamples: SamplesOf<typeof accounts> = {
  getSignInMethods: () => ({}),
  startSocialSignIn: () => ({ provider: 'google', returnTo: '/dashboard' }),
  requestPasswordReset: () => ({ email: `nobody-${randomUUID()}@example.test` }),
  readResetLink: () => ({ token: TOKEN }),
  resetPassword: () => ({ token: TOKEN, newPassword: 'Cardamom-77' }),
  sendVerificationEmail: () => ({}),
  verifyEmail: () => ({ token: TOKEN }),
  changeEmail: () => ({ email: `nobody-${randomUUID()}@example.test`, password: 'not-the-password' }),
  changePassword: () => ({ currentPassword: 'not-the-password', newPassword: 'Cardamom-77' }),
  signOutEverywhere: () => ({}),
}

export const ownSessionSamples: SamplesOf<typeof ownSessions> = {
  getMySessions: () => ({}),
  endMySession: () => ({ sessionId: randomUUID() }),
  endMyOtherSessions: () => ({}),
}

export const secondFactorSamples: SamplesOf<typeof secondFactor> = {
  getSecondFactor: () => ({}),
  startSecondFactor: () => ({ password: 'not-the-password' }),
  getSecondFactorSetup: () => ({}),
  confirmSecondFactor: () => ({ code: '123456' }),
  removeSecondFactor: () => ({ password: 'not-the-password', code: '123456' }),
  renewRecoveryCodes: () => ({ password: 'not-the-password', code: '123456' }),
  signInWithCode: () => ({ code: '123456' }),
  resetSecondFactor: () => ({ userId: randomUUID() }),
}

const USED = { id: 'bm90LWEta2V5', clientData: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' }

export const passkeySamples: SamplesOf<typeof passkeys> = {
  getPasskeyQuestion: () => ({}),
  signInWithPasskey: () => ({ passkey: USED }),
  startPasskey: () => ({ password: 'not-the-password', code: '123456', passkey: USED }),
  addPasskey: () => ({
    passkey: { id: 'bm90LWEta2V5', clientData: 'e30', attestation: 'AAAA', transports: ['internal'] },
  }),
  removePasskey: () => ({ passkeyId: randomUUID(), password: 'not-the-password', code: '123456' }),
}

export const sharedTabletSamples: SamplesOf<typeof sharedTablets> = {
  getSharedTablets: () => ({}),
  pairTablet: () => ({ locationId: 'truro', name: 'Counter' }),
  unpairTablet: () => ({ tabletId: randomUUID() }),
  getThisTablet: () => ({}),
  unlockTablet: () => ({ userId: randomUUID(), pin: '4827' }),
  stayUnlocked: () => ({}),
  lockTablet: () => ({}),
  getMyPin: () => ({}),
  setMyPin: () => ({ password: 'not-the-password', pin: '4827' }),
  removeMyPin: () => ({}),
}

export const approvalSamples: SamplesOf<typeof approvals> = {
  getApprovers: () => ({}),
  approve: () => ({
    action: 'cancelOrder',
    subject: `order:${randomUUID()}`,
    amount: 40.46,
    userId: randomUUID(),
    pin: '4827',
  }),
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
  getLastOrderOfCustomer: () => ({ phone: '(902) 555-0123', locationId: 'truro' }),
}

export const loyaltySamples: SamplesOf<typeof loyalty> = {
  getUserLedger: () => ({ userId: randomUUID() }),
  adjustLoyalty: () => ({ userId: randomUUID(), points: 10, orders: 0, spent: 0, reason: 'Cold naan' }),
}

export const locationGroupSamples: SamplesOf<typeof locationGroups> = {
  getLocationGroups: () => ({}),
  saveLocationGroup: () => ({ name: `Region ${randomUUID()}`, locationIds: ['truro'] }),
  deleteLocationGroup: () => ({ groupId: randomUUID() }),
}

export const invitationSamples: SamplesOf<typeof invitations> = {
  getInvitations: () => ({}),
  inviteUser: () => ({ email: `cook-${randomUUID()}@example.test`, role: 'staff', locationIds: ['truro'] }),
  withdrawInvitation: () => ({ invitationId: randomUUID() }),
  readInvitation: () => ({ token: TOKEN }),
  acceptInvitation: () => ({ token: TOKEN, name: 'Sam Oduya', password: 'Cardamom-77' }),
}

export const userSamples: SamplesOf<typeof users & typeof userHistory & typeof userNotes & typeof merging> = {
  mergeUsers: () => ({ userId: randomUUID(), otherId: randomUUID(), expectedVersion: 1, otherVersion: 1 }),
  getUserNotes: () => ({ userId: randomUUID() }),
  saveUserNotes: () => ({ userId: randomUUID(), expectedVersion: 0, allergies: 'Peanuts', note: 'Rings twice' }),
  getUserHistory: () => ({ userId: randomUUID() }),
  getUsers: () => ({ search: 'priya', role: 'customer', status: 'active', sort: 'name' }),
  getUser: () => ({ userId: randomUUID() }),
  getUserAnalytics: () => ({}),
  updateUsers: () => ({
    userIds: [randomUUID()],
    updates: { role: 'staff', isActive: true, locationIds: ['truro'] },
  }),
  deactivateUser: () => ({ userId: randomUUID(), expectedVersion: 1 }),
  exportUserData: () => ({ userId: randomUUID() }),
  exportUsers: () => ({ search: 'priya', role: 'customer', status: 'active' }),
  updateUser: () => ({
    userId: randomUUID(),
    expectedVersion: 1,
    reason: 'Cold naan',
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
