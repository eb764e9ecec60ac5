import { checkAdjustment, MAX_REASON } from '@sizzle/domain/loyalty/adjust.ts'
import { z } from 'zod'
import { none, route } from './route.ts'
import { User } from './users.ts'
import { DollarSum, Dollars, Instant, queryNumber, text, Uuid } from './wire.ts'

// Where the points of a person come from: every row of the ledger, and corrections by hand.

const LedgerEntry = z
  .object({
    id: z.string(),
    at: Instant,
    kind: z.enum(['earned', 'taken-back', 'adjusted']),
    points: z.int(),
    orders: z.int(),
    spent: DollarSum,
    /** The order it comes from; its subtotal is what points are counted from, null once the order is kept no more. */
    order: z
      .object({ id: z.string(), number: z.string(), location: z.string(), subtotal: Dollars.nullable() })
      .nullable(),
    /** Who corrected by hand, and why. */
    by: z.string().nullable(),
    reason: z.string(),
  })
  .meta({ id: 'LedgerEntry' })

export const getUserLedger = route({
  get: '/getUserLedger',
  may: 'user.manage',
  about: 'Every row of a person’s ledger, newest first, 50 to a page, and what they add up to.',
  input: z.strictObject({ userId: Uuid, page: queryNumber(1, 10_000).optional() }),
  output: z.object({
    entries: z.array(LedgerEntry),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    figures: z.object({ points: z.int(), orders: z.int(), spent: DollarSum }),
  }),
  refusals: { user_not_found: none },
})

export const adjustLoyalty = route({
  post: '/adjustLoyalty',
  may: 'user.manage',
  about: 'Adds to a person’s points, or takes from them, with the reason. Nothing goes below zero.',
  input: z
    .strictObject({
      userId: Uuid,
      points: z.int().min(-1_000_000).max(1_000_000).default(0),
      orders: z.int().min(-1_000_000).max(1_000_000).default(0),
      spent: Dollars.default(0),
      reason: text(MAX_REASON),
    })
    .superRefine((adjustment, context) => {
      for (const { field, sentence } of checkAdjustment(adjustment))
        context.addIssue({ code: 'custom', path: [field], message: sentence })
    }),
  output: z.object({ user: User }),
  refusals: { user_not_found: none, loyalty_below_zero: none },
})
