import type { User } from '@sizzle/contract/users.ts'
import type { z } from 'zod'
import type { ExamplesOf } from './example.ts'
import { PERSON_ID } from './the-order.ts'

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

export const aboutPeopleExamples: ExamplesOf<'getUserNotes' | 'saveUserNotes' | 'mergeUsers'> = {
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
