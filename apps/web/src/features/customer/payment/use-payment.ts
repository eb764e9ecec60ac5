import type { createCustomerPayment } from '@sizzle/contract/payments.ts'
import type { WireInputOf, WireOutputOf } from '@sizzle/contract/route.ts'
import { useState } from 'react'
import { useWish } from '../../../kit/server/wish.ts'

export type PayableOrder = WireInputOf<typeof createCustomerPayment>['orderData']
export type PaymentSession = WireOutputOf<typeof createCustomerPayment>
export type Payer = { readonly name: string; readonly email: string }
export type OpenPayment = { readonly session: PaymentSession; readonly order: PayableOrder }

/** Opens a payment session for a cart; closing its dialog puts it away. */
export function usePayment() {
  const [open, setOpen] = useState<OpenPayment>()
  const wish = useWish('/createCustomerPayment', {
    onDone: (session, { orderData }) => setOpen({ session, order: orderData }),
  })
  return {
    send: (order: PayableOrder) => wish.send({ orderData: order }),
    discard: () => setOpen(undefined),
    isSending: wish.isPending,
    error: wish.error,
    open,
  }
}
