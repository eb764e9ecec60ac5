import type { Invitation } from '@sizzle/contract/invitations.ts'
import type { LocationGroup } from '@sizzle/contract/location-groups.ts'
import type { Profile } from '@sizzle/contract/profile.ts'
import type { User } from '@sizzle/contract/users.ts'
import { MARKETING_CONSENT_TEXT } from '@sizzle/domain/messages/consent-text.ts'
import type { z } from 'zod'
import type { ExamplesOf } from './example.ts'
import { FULL_SIZE, ORDER_ID, PERSON_ID } from './the-order.ts'
import { TRURO } from './the-restaurant.ts'

const PRIYA: z.input<typeof Profile> = {
  uid: PERSON_ID,
  email: 'priya@example.com',
  emailVerified: true,
  pendingEmail: null,
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
  locale: 'en',
  signupMethod: 'email',
  hasPassword: true,
  providers: [],
  createdAt: '2026-05-02T17:20:00.000Z',
  lastLoginAt: '2026-11-20T21:20:00.000Z',
  updatedAt: '2026-11-20T21:20:00.000Z',
}
const PHOTO = '/uploads/people/0199a3f0-b5b0-7de7-80db-6475869708a9.webp'

const USER: z.input<typeof User> = {
  id: PERSON_ID,
  uid: PERSON_ID,
  email: PRIYA.email,
  displayName: PRIYA.displayName,
  phoneNumber: PRIYA.phoneNumber,
  photoURL: null,
  role: 'staff',
  locationIds: [TRURO.id],
  groupIds: [],
  isActive: true,
  isDeleted: false,
  deletedAt: null,
  hasSecondStep: false,
  totalOrders: PRIYA.totalOrders,
  totalSpent: PRIYA.totalSpent,
  loyaltyPoints: PRIYA.loyaltyPoints,
  createdAt: PRIYA.createdAt,
  lastLoginAt: PRIYA.lastLoginAt,
  updatedAt: '2026-11-20T22:30:00.000Z',
  updatedBy: 'Mia Chen',
  version: 4,
}

const INVITATION: z.input<typeof Invitation> = {
  id: '0199a3f0-b5b0-7de7-80db-6475869708b1',
  email: 'sam@example.com',
  role: 'staff',
  locations: [{ id: TRURO.id, name: TRURO.name }],
  invitedBy: 'Mia Chen',
  madeAt: '2026-11-20T22:30:00.000Z',
  expiresAt: '2026-11-27T22:30:00.000Z',
  isExpired: false,
}

const REGION: z.input<typeof LocationGroup> = {
  id: '0199a3f0-b5b0-7de7-80db-6475869708b7',
  name: 'Nova Scotia North',
  locationIds: [TRURO.id],
  people: 2,
  version: 1,
}

const KEPT = {
  madeAt: '2026-11-20T21:40:00.000Z',
  person: {
    loyalty: [{ points: 47, orders: 1, spent: 4728, reason: 'order', at: '2026-11-20T22:00:00.000Z' }],
    reservations: [],
  },
}

export const peopleExamples: ExamplesOf<
  | 'getProfile'
  | 'updateProfile'
  | 'uploadProfilePhoto'
  | 'downloadMyData'
  | 'deleteMyAccount'
  | 'getUserHistory'
  | 'adjustLoyalty'
  | 'getLocationGroups'
  | 'saveLocationGroup'
  | 'deleteLocationGroup'
  | 'getInvitations'
  | 'inviteUser'
  | 'withdrawInvitation'
  | 'readInvitation'
  | 'acceptInvitation'
  | 'getUsers'
  | 'getUser'
  | 'updateUser'
  | 'updateUsers'
  | 'deactivateUser'
  | 'exportUserData'
  | 'exportUsers'
  | 'findCustomerByPhone'
  | 'getLastOrderOfCustomer'
> = {
  getProfile: { input: {}, answer: { profile: PRIYA, marketingConsentText: MARKETING_CONSENT_TEXT } },
  updateProfile: {
    input: { phoneNumber: '(902) 555-0177', preferences: { marketing: true } },
    answer: {
      profile: { ...PRIYA, phoneNumber: '+19025550177', preferences: { notifications: true, marketing: true } },
    },
  },
  uploadProfilePhoto: { input: {}, answer: { photoURL: PHOTO } },
  downloadMyData: { input: {}, answer: KEPT },
  exportUserData: { input: { userId: PERSON_ID }, answer: KEPT },
  deleteMyAccount: { input: { confirm: 'DELETE', password: 'Turmeric-42' }, answer: {} },
  getUserHistory: {
    input: { userId: PERSON_ID },
    answer: {
      orders: [
        {
          id: '0199a3f0-b5b0-7de7-80db-6475869708a1',
          number: 'TRU-042',
          location: TRURO.name,
          timeZone: 'America/Halifax',
          at: '2026-11-20T21:30:00.000Z',
          status: 'completed',
          paymentStatus: 'paid',
          total: 47.28,
        },
      ],
      reservations: [],
      messages: [
        {
          id: '0199a3f0-b5b0-7de7-80db-6475869708a2',
          at: '2026-11-20T21:31:00.000Z',
          kind: 'email',
          subject: 'Your order TRU-042',
          template: 'order_confirmation',
          state: 'sent',
          campaignId: null,
        },
      ],
      noOffers: null,
      consents: [
        {
          at: '2026-11-02T17:20:00.000Z',
          isGiven: true,
          source: 'profile',
          wording: MARKETING_CONSENT_TEXT,
        },
      ],
    },
  },
  adjustLoyalty: {
    input: { userId: PERSON_ID, points: 20, reason: 'Cold naan on Friday' },
    answer: { user: USER },
  },
  getLocationGroups: { input: {}, answer: { groups: [REGION] } },
  saveLocationGroup: { input: { name: REGION.name, locationIds: REGION.locationIds }, answer: { group: REGION } },
  deleteLocationGroup: { input: { groupId: REGION.id }, answer: {} },
  getInvitations: { input: {}, answer: { invitations: [{ ...INVITATION, link: null }] } },
  inviteUser: {
    input: { email: 'sam@example.com', role: 'staff', locationIds: [TRURO.id] },
    answer: { invitation: INVITATION },
  },
  withdrawInvitation: { input: { invitationId: INVITATION.id }, answer: {} },
  readInvitation: {
    input: { token: 'u2Zc0-4H0rSxwq7oVq9n1mKf3bX8tLpYd5eGjRkWsAE' },
    answer: {
      email: 'sam@example.com',
      role: 'staff',
      locations: [TRURO.name],
      invitedBy: 'Mia Chen',
      expiresAt: INVITATION.expiresAt,
      hasAccount: false,
    },
  },
  acceptInvitation: {
    input: { token: 'u2Zc0-4H0rSxwq7oVq9n1mKf3bX8tLpYd5eGjRkWsAE', name: 'Sam Oduya', password: 'Cardamom-77' },
    answer: {},
  },
  getUsers: {
    input: { search: 'priya', sort: 'name' },
    answer: { users: [USER], next: null, total: 1, isMore: false },
  },
  getUser: { input: { userId: PERSON_ID }, answer: { user: USER } },
  updateUser: {
    input: { userId: PERSON_ID, expectedVersion: 3, updates: { role: 'staff', locationIds: [TRURO.id] } },
    answer: { user: USER },
  },
  updateUsers: { input: { userIds: [PERSON_ID], updates: { isActive: false } }, answer: { updated: 1 } },
  deactivateUser: {
    input: { userId: PERSON_ID, expectedVersion: 4 },
    answer: {
      user: { ...USER, isActive: false, isDeleted: true, deletedAt: '2026-11-20T22:40:00.000Z', version: 5 },
    },
  },
  exportUsers: {
    input: { role: 'staff' },
    answer: {
      fileName: 'users-export-2026-11-20.csv',
      csv: '\uFEFF"ID","Name","Email","Phone","Role","Status","Orders","Spent","Loyalty Points","Created"\r\n',
      count: 1,
      next: null,
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
        allergies: 'Peanuts',
        note: '',
      },
    },
  },
  getLastOrderOfCustomer: {
    input: { phone: '902-555-0123', locationId: TRURO.id },
    answer: {
      order: {
        id: ORDER_ID,
        shortNumber: 'TRU-042',
        orderTime: '2026-11-20T21:30:00.000Z',
        orderType: 'pickup',
        address: '',
        instructions: '',
        items: [
          {
            id: 'butter-chicken',
            name: 'Butter Chicken',
            price: 17.99,
            basePrice: 17.99,
            quantity: 2,
            selectedSpiceLevel: 2,
            spiceLevelName: 'Medium',
            options: [FULL_SIZE],
            note: '',
            isGone: false,
            goneOptions: [],
          },
        ],
      },
    },
  },
}
