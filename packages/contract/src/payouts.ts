import { LINE_PROBLEMS, PAYOUT_LINES } from '@sizzle/domain/payment/payouts.ts'
import { z } from 'zod'
import { none, route } from './route.ts'
import { DollarSum, Instant, queryNumber } from './wire.ts'

// What the card provider pays out to the owner's bank account, beside the payments of our books.

const PayoutProblem = z
  .object({
    id: z.string(),
    kind: z.enum(PAYOUT_LINES),
    gross: DollarSum,
    fee: DollarSum,
    net: DollarSum,
    paymentId: z.string().nullable().describe('The provider’s number of the payment.'),
    problem: z.enum(LINE_PROBLEMS),
  })
  .meta({ id: 'PayoutProblem' })

export const getPayouts = route({
  get: '/getPayouts',
  may: 'payout.see',
  perPerson: { perMinute: 6, burst: 6 },
  about:
    'The payouts of the card provider in the last days, newest first, each line matched to the payments of our books.',
  input: z.strictObject({ days: queryNumber(1, 90).optional() }),
  output: z.object({
    provider: z.string(),
    payouts: z.array(
      z
        .object({
          id: z.string(),
          amount: DollarSum,
          arrivesAt: Instant,
          state: z.enum(['paid', 'on_its_way', 'failed']),
          lines: z.int(),
          gross: DollarSum,
          fees: DollarSum,
          net: DollarSum,
          isWhole: z.boolean().describe('Its lines add up to it.'),
          problems: z.array(PayoutProblem),
        })
        .meta({ id: 'Payout' }),
    ),
  }),
  refusals: { provider_silent: none },
})
