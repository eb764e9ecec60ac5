import { CallError } from '@sizzle/contract/client.ts'
import type { createCustomerPayment } from '@sizzle/contract/payments.ts'
import { PRICES_NOT_CHECKED } from '@sizzle/contract/refusals/by-status.ts'
import type { WireInputOf, WireOutputOf } from '@sizzle/contract/route.ts'
import type { BillRow } from '@sizzle/domain/pricing/bill-rows.ts'
import { useState } from 'react'
import { api } from '../../../kit/api.ts'
import { oneTabAtATime } from '../../../kit/one-tab-at-a-time.ts'
import { ORDER_LOCK, settleWish } from '../../../kit/order-wish/settle-wish.ts'
import { noteOf } from '../../../kit/order-wish/wish-notes.ts'
import { sayArrived } from '../../../kit/order-wish/wish-outcome.ts'
import { askOnce } from '../../../kit/server/ask-once.ts'
import { useSending } from '../../../kit/server/wish.ts'

export type PayableOrder = WireInputOf<typeof createCustomerPayment>['orderData']
export type PaymentSession = WireOutputOf<typeof createCustomerPayment>
/** What the person was shown: what the order costs, and when it is ready. */
type Shown = { readonly sums: readonly BillRow[]; readonly when: string | undefined }
type ToPay = Shown & { readonly order: PayableOrder }
export type OpenPayment = ToPay & { readonly session: PaymentSession }

/** Opens a payment session for a cart; closing its dialog puts it away. */
export function usePayment(userId: string) {
  const [open, setOpen] = useState<OpenPayment>()
  const wish = useSending(
    ({ order }: ToPay, key) =>
      oneTabAtATime(ORDER_LOCK, async () => {
        // A cash order without an answer may have been this very cart.
        const unanswered = noteOf(userId)
        const earlier = unanswered ? await settleWish(unanswered) : null
        if (earlier) return { earlier, session: undefined }
        await validate(order)
        return { earlier: undefined, session: await api.post('/createCustomerPayment', { orderData: order }, key) }
      }),
    {
      contentOf: ({ order }) => order,
      onDone: ({ earlier, session }, asked) => {
        if (session) setOpen({ ...asked, session })
        else sayArrived(earlier)
      },
    },
  )
  return {
    send: (order: PayableOrder, shown: Shown) => wish.send({ order, ...shown }),
    discard: () => setOpen(undefined),
    isSending: wish.isPending,
    error: wish.error,
    forgetError: wish.reset,
    open,
  }
}

/** Prices are asked for once more before a card is: first the check, then the session (money 9). */
async function validate(order: PayableOrder): Promise<void> {
  const { items, tipAmount = 0, pricing, locationInfo, orderType, scheduledFor, promotionCode } = order
  const { isValid, message } = await askOnce('/validatePricing', {
    items,
    tipAmount,
    frontendPricing: pricing,
    ...(locationInfo ? { locationInfo } : {}),
    orderType,
    ...(scheduledFor ? { scheduledFor } : {}),
    ...(promotionCode ? { promotionCode } : {}),
  })
  if (isValid) return
  const userMessage = message ?? PRICES_NOT_CHECKED
  // In the shape of the server's own refusal, because it is shown like one.
  throw new CallError(400, {
    success: false,
    error: userMessage,
    code: 'pricing_mismatch',
    userMessage,
    requestId: '',
    timestamp: new Date().toISOString(),
  })
}
