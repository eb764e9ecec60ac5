import { z } from 'zod'
import { waitingTime, wrongFields } from './kit-details.ts'
import { CodeOrderer, PromotionCode } from './orders.ts'
import { route } from './route.ts'
import { Instant } from './wire.ts'

export const checkPromotionCode = route({
  post: '/checkPromotionCode',
  may: 'order.own',
  about: 'What a code is worth to the signed-in person now. Asking uses nothing up; the order does.',
  input: z.strictObject({ code: PromotionCode, orderer: CodeOrderer.optional() }),
  output: z.object({
    code: z.string().describe('As it is written on letters.'),
    label: z.string(),
    percent: z.int(),
    expiresAt: Instant,
  }),
  refusals: { promotion_code_invalid: wrongFields, too_many_codes: waitingTime },
})
