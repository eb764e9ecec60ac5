import { z } from 'zod'
import { Tender } from './lines.ts'
import { OwnOrder } from './orders.ts'
import { none, route } from './route.ts'
import { Dollars, Instant, text } from './wire.ts'

/** What a receipt says beside the order itself: by whom, which taxes, what went back. */
export const Receipt = z
  .object({
    businessName: z.string(),
    businessNumber: z.string().nullable(),
    timeZone: z.string(),
    taxLines: z.array(z.object({ name: z.string(), rate: z.string(), amount: Dollars })),
    refunds: z.array(
      z.object({
        amount: Dollars,
        at: Instant,
        /** The day of the restaurant's books. */
        on: z.iso.date(),
        isDone: z.boolean(),
        /** How it goes back; what changed hands in cash is the amount and the rounding. */
        tender: Tender,
        cashRounding: Dollars,
        /** Of the amount, in the order of the bill's taxes; null where that is not known. */
        taxes: z.array(Dollars).readonly().nullable(),
      }),
    ),
    /** 'PAID', 'PAY AT PICKUP' and their like. */
    standing: z.string(),
    pdfUrl: z.string(),
    calendarUrl: z.string(),
  })
  .meta({ id: 'Receipt' })

export const getOrderReceipt = route({
  get: '/getOrderReceipt',
  may: 'public',
  about:
    "An order's receipt, for whoever holds its private link. A wrong token and an unknown order get the same answer.",
  input: z.strictObject({ orderId: text(100), token: text(200) }),
  output: z.object({
    order: OwnOrder.omit({ statusHistory: true }).meta({ id: 'ReceiptOrder' }),
    receiptUrl: z.string(),
    receipt: Receipt,
  }),
  refusals: { receipt_not_found: none },
})
