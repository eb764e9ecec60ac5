import { z } from 'zod'
import { none, route } from './route.ts'
import { changedMeanwhile, User } from './users.ts'
import { Uuid } from './wire.ts'

export const mergeUsers = route({
  post: '/mergeUsers',
  may: 'user.manage',
  about:
    'Merges two accounts of one customer: orders, reservations, payments, every row of the ledger, codes, consents and notes of the other go to the first, and nobody signs in to the other any more. It cannot be taken back.',
  input: z.strictObject({
    userId: Uuid.describe('Who stays.'),
    otherId: Uuid.describe('Who goes.'),
    expectedVersion: z.int().min(1),
    otherVersion: z.int().min(1),
  }),
  output: z.object({ user: User, moved: z.object({ orders: z.int(), reservations: z.int(), ledger: z.int() }) }),
  refusals: {
    user_not_found: none,
    user_changed: changedMeanwhile,
    merge_same_account: none,
    merge_only_customers: none,
    merged_notes_too_long: none,
  },
})
