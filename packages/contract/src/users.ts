import { normalizePhone } from '@sizzle/domain/people/phone.ts'
import { checkUserEdit, UPDATES_REQUIRED, USER_PHONE_INVALID } from '@sizzle/domain/people/profile.ts'
import { ROLES } from '@sizzle/domain/people/rights.ts'
import { z } from 'zod'
import { none, route } from './route.ts'
import { Dollars, Instant, LocationId, text, Uuid } from './wire.ts'

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
    isActive: z.boolean(),
    totalOrders: z.int(),
    totalSpent: Dollars,
    loyaltyPoints: z.int(),
    createdAt: Instant,
    lastLoginAt: Instant.nullable(),
    updatedAt: Instant,
  })
  .meta({ id: 'User' })

export const updateUser = route({
  post: '/updateUser',
  may: 'user.manage',
  about:
    'Changes a person: role, locations and whether they may come in take effect with their next request. Figures become ledger adjustments.',
  input: z.strictObject({
    userId: Uuid,
    updates: z
      .strictObject({
        displayName: text(200).optional(),
        phoneNumber: text(40).nullable().optional(),
        role: z.enum(ROLES).optional(),
        isActive: z.boolean().optional(),
        locationIds: z.array(LocationId).max(100).optional(),
        totalOrders: z.int().optional(),
        totalSpent: Dollars.optional(),
        loyaltyPoints: z.int().optional(),
      })
      .superRefine((updates, context) => {
        const { locationIds: _, ...edited } = updates
        for (const { field, sentence } of checkUserEdit(edited))
          context.addIssue({ code: 'custom', path: [field], message: sentence })
        if (updates.phoneNumber && normalizePhone(updates.phoneNumber) === null)
          context.addIssue({ code: 'custom', path: ['phoneNumber'], message: USER_PHONE_INVALID })
        if (Object.keys(updates).length === 0) context.addIssue({ code: 'custom', message: UPDATES_REQUIRED })
      }),
  }),
  output: z.object({ user: User }),
  refusals: { user_not_found: none, last_admin: none, location_not_found: { locationIds: z.array(z.string()) } },
})
