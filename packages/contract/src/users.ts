import { MAX_REASON } from '@sizzle/domain/loyalty/adjust.ts'
import { normalizePhone } from '@sizzle/domain/people/phone.ts'
import {
  checkUserEdit,
  UPDATES_REQUIRED,
  USER_IDS_REQUIRED,
  USER_PHONE_INVALID,
} from '@sizzle/domain/people/profile.ts'
import { ROLES } from '@sizzle/domain/people/rights.ts'
import { ROLE_FILTERS, USER_SORTS } from '@sizzle/domain/people/user-list.ts'
import { z } from 'zod'
import { wrongFields } from './kit-details.ts'
import { none, route } from './route.ts'
import { DollarSum, Dollars, Instant, LocationId, text, Uuid } from './wire.ts'

export const User = z
  .object({
    id: z.string(),
    uid: z.string(),
    email: z.string(),
    displayName: z.string(),
    phoneNumber: z.string().nullable(),
    photoURL: z.string().nullable(),
    role: z.enum(ROLES),
    locationIds: z.array(z.string()),
    /** Groups of locations at which the right holds as well. */
    groupIds: z.array(z.string()),
    isActive: z.boolean(),
    /** Deactivated by `deactivateUser`, and when. */
    isDeleted: z.boolean(),
    deletedAt: Instant.nullable(),
    /** At sign-in. */
    hasSecondStep: z.boolean(),
    totalOrders: z.int(),
    totalSpent: DollarSum,
    loyaltyPoints: z.int(),
    createdAt: Instant,
    lastLoginAt: Instant.nullable(),
    updatedAt: Instant,
    updatedBy: z.string().nullable(),
    version: z.int(),
  })
  .meta({ id: 'User' })

/** Who was first, and when. */
export const changedMeanwhile = {
  current: z.object({ version: z.int(), changedBy: z.string().nullable(), changedAt: Instant }),
}

export const USERS_PER_PAGE = 50
/** An export comes in parts, so that a hundred thousand people hold nobody up. */
export const USERS_PER_PART = 5000

const Filters = {
  search: text(100).optional().describe('A part of name or email, in any case, or of the phone number.'),
  role: z.enum(ROLE_FILTERS).optional().describe('`team`: everybody who works here, in any role.'),
  status: z.enum(['all', 'active', 'inactive']).optional(),
}
const After = text(500).optional().describe('`next` of the page before.')

export const getUsers = route({
  get: '/getUsers',
  may: 'user.manage',
  about: 'People, newest first, 50 to a page; `next` leads to the next page. The total stands on the first page.',
  input: z.strictObject({ ...Filters, sort: z.enum(USER_SORTS).optional(), after: After }),
  output: z.object({
    users: z.array(User),
    next: z.string().nullable(),
    /** Null on later pages. Of a search up to 1,000. */
    total: z.int().nullable(),
    /** More than the total match. */
    isMore: z.boolean(),
  }),
  refusals: { invalid_input: wrongFields },
})

export const getUser = route({
  get: '/getUser',
  may: 'user.manage',
  about: 'One person with their figures.',
  input: z.strictObject({ userId: Uuid }),
  output: z.object({ user: User }),
  refusals: { user_not_found: none },
})

export const getUserAnalytics = route({
  get: '/getUserAnalytics',
  may: 'user.manage',
  about:
    'How many people there are, and what they have spent: everybody, guests alone, and the team. Revenue and orders are at most a minute old.',
  input: z.strictObject({}),
  output: z.object({
    analytics: z.object({
      totalUsers: z.int(),
      activeUsers: z.int(),
      customers: z.int(),
      admins: z.int(),
      newThisMonth: z.int(),
      totalRevenue: DollarSum,
      totalOrders: z.int(),
      averageOrderValue: DollarSum,
      /** Customers alone. */
      guests: z.object({
        people: z.int(),
        active: z.int(),
        newThisMonth: z.int(),
        totalOrders: z.int(),
        totalRevenue: DollarSum,
        averageOrderValue: DollarSum,
      }),
      /** Who works here. */
      team: z.object({ people: z.int(), active: z.int(), staff: z.int(), managers: z.int(), admins: z.int() }),
    }),
  }),
  refusals: {},
})

export const updateUser = route({
  post: '/updateUser',
  may: 'user.manage',
  about:
    'Changes a person: role, locations and access take effect with their next request. Figures become ledger adjustments.',
  input: z.strictObject({
    userId: Uuid,
    expectedVersion: z.int().min(1).optional().describe('Refused when somebody has changed the person since.'),
    reason: text(MAX_REASON).optional().describe('Why figures are corrected; kept in the ledger.'),
    updates: z
      .strictObject({
        displayName: text(200).optional(),
        phoneNumber: text(40).nullable().optional(),
        role: z.enum(ROLES).optional(),
        isActive: z.boolean().optional(),
        locationIds: z.array(LocationId).max(100).optional(),
        groupIds: z.array(Uuid).max(100).optional(),
        totalOrders: z.int().optional(),
        totalSpent: Dollars.optional(),
        loyaltyPoints: z.int().optional(),
      })
      .superRefine((updates, context) => {
        const { locationIds: _, groupIds: __, ...edited } = updates
        for (const { field, sentence } of checkUserEdit(edited))
          context.addIssue({ code: 'custom', path: [field], message: sentence })
        if (updates.phoneNumber && normalizePhone(updates.phoneNumber) === null)
          context.addIssue({ code: 'custom', path: ['phoneNumber'], message: USER_PHONE_INVALID })
        if (Object.keys(updates).length === 0) context.addIssue({ code: 'custom', message: UPDATES_REQUIRED })
      }),
  }),
  output: z.object({ user: User }),
  refusals: {
    user_not_found: none,
    user_changed: changedMeanwhile,
    last_admin: none,
    location_not_found: { locationIds: z.array(z.string()) },
    group_not_found: none,
  },
})

export const updateUsers = route({
  post: '/updateUsers',
  may: 'user.manage',
  about: 'Changes role, state or locations of up to 100 people: all of them or none.',
  input: z.strictObject({
    userIds: z.array(Uuid).min(1, USER_IDS_REQUIRED).max(1000),
    updates: z
      .strictObject({
        role: z.enum(ROLES).optional(),
        isActive: z.boolean().optional(),
        locationIds: z.array(LocationId).max(100).optional(),
        groupIds: z.array(Uuid).max(100).optional(),
      })
      .refine((updates) => Object.keys(updates).length > 0, UPDATES_REQUIRED),
  }),
  output: z.object({ updated: z.int() }),
  refusals: {
    too_many_users: none,
    user_not_found: { userIds: z.array(z.string()) },
    last_admin: none,
    location_not_found: { locationIds: z.array(z.string()) },
    group_not_found: none,
  },
})

export const deactivateUser = route({
  post: '/deactivateUser',
  may: 'user.manage',
  about:
    'Nobody can sign in to this account any more, and its sessions end. `updateUser` with `isActive` reverses this.',
  input: z.strictObject({ userId: Uuid, expectedVersion: z.int().min(1).optional() }),
  output: z.object({ user: User }),
  refusals: { user_not_found: none, user_changed: changedMeanwhile, last_admin: none },
})

export const exportUsers = route({
  post: '/exportUsers',
  perPerson: { perMinute: 60, burst: 120 },
  may: 'export.users',
  about:
    'The filtered list as a table for spreadsheets, in parts of 5,000; parts after the first have no header row. Who exported it is recorded.',
  keepsNoAnswer: true,
  input: z.strictObject({ ...Filters, after: After }),
  output: z.object({ fileName: z.string(), csv: z.string(), count: z.int(), next: z.string().nullable() }),
  refusals: { invalid_input: wrongFields, no_users_to_export: none },
})

export const exportUserData = route({
  post: '/exportUserData',
  perPerson: { perMinute: 6, burst: 20 },
  may: 'export.users',
  about: 'Everything kept about one person, orders included, as one JSON document. Who exported it is recorded.',
  keepsNoAnswer: true,
  input: z.strictObject({ userId: Uuid }),
  output: z.object({ madeAt: Instant, person: z.record(z.string(), z.unknown()) }),
  refusals: { user_not_found: none },
})
