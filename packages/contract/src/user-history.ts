import { z } from 'zod'
import { OrderStatus } from './orders.ts'
import { ReservationStatus } from './reservations.ts'
import { none, route } from './route.ts'
import { Dollars, Instant, Uuid } from './wire.ts'

const Happened = { id: z.string(), at: Instant, location: z.string(), timeZone: z.string() }

export const getUserHistory = route({
  get: '/getUserHistory',
  may: 'user.manage',
  about:
    'The latest 20 orders, reservations and messages of a person, reservations that were made under their email address or phone number included, every time they said yes or no to offers, and why none go there.',
  input: z.strictObject({ userId: Uuid }),
  output: z.object({
    orders: z.array(
      z.object({ ...Happened, number: z.string(), status: OrderStatus, paymentStatus: z.string(), total: Dollars }),
    ),
    reservations: z.array(
      z.object({
        ...Happened,
        reservationId: z.string(),
        status: ReservationStatus,
        partySize: z.int(),
        isByAccount: z
          .boolean()
          .describe('Otherwise by phone or as a guest, under an address or the number of the account.'),
      }),
    ),
    messages: z.array(
      z.object({
        id: z.string(),
        at: Instant,
        kind: z.enum(['email', 'sms']),
        subject: z.string(),
        template: z.string(),
        state: z.string(),
        campaignId: z
          .string()
          .nullable()
          .describe('Of a letter of a campaign, which is kept only once for all its readers.'),
      }),
    ),
    noOffers: z
      .object({ reason: z.enum(['bounced', 'complained']), note: z.string(), at: Instant })
      .nullable()
      .describe('Why no offers go to the address, whatever was agreed.'),
    consents: z.array(z.object({ at: Instant, isGiven: z.boolean(), source: z.string(), wording: z.string() })),
  }),
  refusals: { user_not_found: none },
})
