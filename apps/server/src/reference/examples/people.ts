import type { Profile } from '@sizzle/contract/profile.ts'
import { MARKETING_CONSENT_TEXT } from '@sizzle/contract/profile.ts'
import type { z } from 'zod'
import type { ExamplesOf } from './example.ts'
import { PERSON_ID } from './the-order.ts'
import { TRURO } from './the-restaurant.ts'

const PRIYA: z.input<typeof Profile> = {
  uid: PERSON_ID,
  email: 'priya@example.com',
  emailVerified: true,
  displayName: 'Priya Sharma',
  photoURL: null,
  phoneNumber: '+19025550123',
  countryCode: 'CA',
  role: 'customer',
  isActive: true,
  loyaltyPoints: 141,
  totalOrders: 3,
  totalSpent: 141.84,
  preferences: { notifications: true, marketing: false },
  signupMethod: 'email',
  hasPassword: true,
  providers: [],
  createdAt: '2026-05-02T17:20:00.000Z',
  lastLoginAt: '2026-11-20T21:20:00.000Z',
  updatedAt: '2026-11-20T21:20:00.000Z',
}
const PHOTO = '/uploads/people/0199a3f0-b5b0-7de7-80db-6475869708a9.webp'

export const peopleExamples: ExamplesOf<
  | 'getProfile'
  | 'updateProfile'
  | 'uploadProfilePhoto'
  | 'downloadMyData'
  | 'deleteMyAccount'
  | 'updateUser'
  | 'findCustomerByPhone'
> = {
  getProfile: { input: {}, answer: { profile: PRIYA, marketingConsentText: MARKETING_CONSENT_TEXT } },
  updateProfile: {
    input: { phoneNumber: '(902) 555-0177', preferences: { marketing: true } },
    answer: {
      profile: { ...PRIYA, phoneNumber: '+19025550177', preferences: { notifications: true, marketing: true } },
    },
  },
  uploadProfilePhoto: { input: {}, answer: { photoURL: PHOTO } },
  downloadMyData: {
    input: {},
    answer: {
      madeAt: '2026-11-20T21:40:00.000Z',
      person: {
        loyalty: [{ points: 47, orders: 1, spent: 4728, reason: 'order', at: '2026-11-20T22:00:00.000Z' }],
        reservations: [],
      },
    },
  },
  deleteMyAccount: { input: { confirm: 'DELETE', password: 'Turmeric-42' }, answer: {} },
  updateUser: {
    input: { userId: PERSON_ID, updates: { role: 'staff', locationIds: [TRURO.id] } },
    answer: {
      user: {
        id: PERSON_ID,
        uid: PERSON_ID,
        email: PRIYA.email,
        displayName: PRIYA.displayName,
        phoneNumber: PRIYA.phoneNumber,
        photoURL: null,
        role: 'staff',
        locationIds: [TRURO.id],
        isActive: true,
        totalOrders: PRIYA.totalOrders,
        totalSpent: PRIYA.totalSpent,
        loyaltyPoints: PRIYA.loyaltyPoints,
        createdAt: PRIYA.createdAt,
        lastLoginAt: PRIYA.lastLoginAt,
        updatedAt: '2026-11-20T22:30:00.000Z',
      },
    },
  },
  findCustomerByPhone: {
    input: { phone: '902-555-0123' },
    answer: {
      customer: {
        firebaseId: PERSON_ID,
        id: PERSON_ID,
        name: PRIYA.displayName,
        email: PRIYA.email,
        phone: '+19025550123',
        totalOrders: PRIYA.totalOrders,
        totalSpent: PRIYA.totalSpent,
        isActive: true,
        role: 'customer',
        createdAt: PRIYA.createdAt,
        lastOrderDate: '2026-11-20T21:30:00.000Z',
      },
    },
  },
}
