import type { getInvitations } from '@sizzle/contract/invitations.ts'
import type { getUserLedger } from '@sizzle/contract/loyalty.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import type { getSettings } from '@sizzle/contract/settings.ts'
import type { getUserHistory } from '@sizzle/contract/user-history.ts'
import type { getUsers } from '@sizzle/contract/users.ts'

type UserList = WireOutputOf<typeof getUsers>
type User = UserList['users'][number]

/** A customer as admins see them: here since May, with three orders. */
export function aListedUser(change: Partial<User> = {}): User {
  const id = change.id ?? '0190a000-0000-7000-8000-0000000000b1'
  return {
    id,
    uid: id,
    email: 'priya@example.com',
    displayName: 'Priya Nair',
    phoneNumber: '+19025550123',
    photoURL: null,
    role: 'customer',
    locationIds: [],
    groupIds: [],
    isActive: true,
    isDeleted: false,
    deletedAt: null,
    hasSecondStep: false,
    totalOrders: 3,
    totalSpent: 141.84,
    loyaltyPoints: 120,
    createdAt: '2026-05-02T17:20:00.000Z',
    lastLoginAt: null,
    updatedAt: '2026-11-20T21:30:00.000Z',
    updatedBy: null,
    version: 4,
    ...change,
  }
}

export function aUserList(users: User[], change: Partial<UserList> = {}) {
  return { success: true as const, users, next: null, total: users.length, isMore: false, ...change }
}

export const ANALYTICS = {
  success: true as const,
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
}

type Setting = WireOutputOf<typeof getSettings>['settings'][number]

/** Nobody has to have a second step. */
export function aSecondStepRule(change: Partial<Setting> = {}): Setting {
  return {
    name: 'people.secondFactor',
    scope: 'house',
    about: '',
    locationId: null,
    value: 'nobody',
    from: 'standard',
    standard: 'nobody',
    version: 0,
    updatedAt: null,
    updatedBy: null,
    ...change,
  }
}

type Invitation = WireOutputOf<typeof getInvitations>['invitations'][number]

/** Sam is to come and work in Truro. */
export function anInvitation(change: Partial<Invitation> = {}): Invitation {
  return {
    id: '0190a000-0000-7000-8000-0000000000c1',
    email: 'sam@example.com',
    role: 'staff',
    locations: [{ id: 'truro', name: 'Truro Heights' }],
    invitedBy: 'Mia Chen',
    madeAt: '2026-11-20T21:30:00.000Z',
    expiresAt: '2026-11-27T21:30:00.000Z',
    isExpired: false,
    link: null,
    ...change,
  }
}

type Ledger = WireOutputOf<typeof getUserLedger>

/** An order, its refund, and a correction by hand. */
export function aLedger(): Ledger {
  const order = {
    id: '0190a000-0000-7000-8000-000000000001',
    number: 'TRU-001',
    location: 'Truro Heights',
    subtotal: 40,
  }
  const earned = { at: '2026-11-20T21:30:00.000Z', points: 40, orders: 1, spent: 45.6, order, by: null, reason: '' }
  return {
    success: true,
    entries: [
      {
        ...earned,
        id: '3',
        kind: 'adjusted',
        points: 20,
        orders: 0,
        spent: 0,
        order: null,
        by: 'Mia Chen',
        reason: 'Cold naan',
      },
      { ...earned, id: '2', kind: 'taken-back', points: -40, orders: -1, spent: -45.6 },
      { ...earned, id: '1', kind: 'earned' },
    ],
    total: 3,
    page: 1,
    pages: 1,
    figures: { points: 20, orders: 0, spent: 0 },
  }
}

type History = WireOutputOf<typeof getUserHistory>

/** One order and its letter; nothing booked. */
export const A_HISTORY: History = {
  success: true,
  orders: [
    {
      id: '0190a000-0000-7000-8000-000000000001',
      number: 'TRU-001',
      location: 'Truro Heights',
      timeZone: 'America/Halifax',
      at: '2026-11-20T21:30:00.000Z',
      status: 'completed',
      paymentStatus: 'paid',
      total: 45.6,
    },
  ],
  reservations: [],
  messages: [
    {
      id: '0190a000-0000-7000-8000-000000000003',
      at: '2026-11-20T21:31:00.000Z',
      kind: 'email',
      subject: 'Your order TRU-001',
      template: 'order_confirmation',
      state: 'sent',
      campaignId: null,
    },
  ],
  noOffers: null,
  consents: [{ at: '2026-11-02T17:20:00.000Z', isGiven: true, source: 'profile', wording: 'Yes, send me offers.' }],
}

/** Nothing is written down about somebody. */
export const NO_NOTES = { allergies: '', note: '', version: 0, updatedAt: null, updatedBy: null }
