import type { User } from '@sizzle/contract/users.ts'
import type { z } from 'zod'
import type { ExamplesOf } from './example.ts'
import { ORDER_ID, PERSON_ID } from './the-order.ts'
import { TRURO } from './the-restaurant.ts'

const NOTES = {
  allergies: 'Peanuts',
  note: 'Rings twice at the door.',
  version: 1,
  updatedAt: '2026-11-20T21:30:00.000Z',
  updatedBy: 'Mia Chen',
}
const MERGED: z.input<typeof User> = {
  id: PERSON_ID,
  uid: PERSON_ID,
  email: 'priya@example.com',
  displayName: 'Priya Sharma',
  phoneNumber: '+19025550123',
  photoURL: null,
  role: 'customer',
  locationIds: [],
  groupIds: [],
  isActive: true,
  isDeleted: false,
  deletedAt: null,
  hasSecondStep: false,
  totalOrders: 5,
  totalSpent: 190.2,
  loyaltyPoints: 189,
  createdAt: '2026-05-02T17:20:00.000Z',
  lastLoginAt: null,
  updatedAt: '2026-11-20T22:30:00.000Z',
  updatedBy: 'Mia Chen',
  version: 5,
}

export const aboutPeopleExamples: ExamplesOf<
  'getUserNotes' | 'saveUserNotes' | 'mergeUsers' | 'getUserLedger' | 'getUserAnalytics'
> = {
  getUserLedger: {
    input: { userId: PERSON_ID },
    answer: {
      entries: [
        {
          id: '812',
          at: '2026-11-20T22:30:00.000Z',
          kind: 'adjusted',
          points: 20,
          orders: 0,
          spent: 0,
          order: null,
          by: 'Mia Chen',
          reason: 'Cold naan on Friday',
        },
        {
          id: '790',
          at: '2026-11-20T21:30:00.000Z',
          kind: 'earned',
          points: 41,
          orders: 1,
          spent: 47.28,
          order: { id: ORDER_ID, number: 'TRU-012', location: TRURO.name, subtotal: 41.47 },
          by: null,
          reason: '',
        },
      ],
      total: 2,
      page: 1,
      pages: 1,
      figures: { points: 61, orders: 1, spent: 47.28 },
    },
  },
  getUserAnalytics: {
    input: {},
    answer: {
      analytics: {
        totalUsers: 1204,
        activeUsers: 1190,
        customers: 1180,
        admins: 2,
        newThisMonth: 61,
        totalRevenue: 48_230.5,
        totalOrders: 1610,
        averageOrderValue: 29.96,
        guests: {
          people: 1180,
          active: 1171,
          newThisMonth: 60,
          totalOrders: 1602,
          totalRevenue: 48_011.5,
          averageOrderValue: 29.97,
        },
        team: { people: 24, active: 19, staff: 17, managers: 5, admins: 2 },
      },
    },
  },
  getUserNotes: { input: { userId: PERSON_ID }, answer: { notes: NOTES } },
  saveUserNotes: {
    input: { userId: PERSON_ID, expectedVersion: 0, allergies: NOTES.allergies, note: NOTES.note },
    answer: { notes: NOTES },
  },
  mergeUsers: {
    input: {
      userId: PERSON_ID,
      otherId: '0199a3f0-b5b0-7de7-80db-6475869708d7',
      expectedVersion: 4,
      otherVersion: 2,
    },
    answer: { user: MERGED, moved: { orders: 2, reservations: 1, ledger: 2 } },
  },
}
