import type { createCustomerPayment } from '@sizzle/contract/payments.ts'
import type { WireInputOf, WireOutputOf } from '@sizzle/contract/route.ts'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../kit/api.ts'
import { useIntention } from '../../../kit/use-intention.ts'

export type PayableOrder = WireInputOf<typeof createCustomerPayment>['orderData']
export type PaymentSession = WireOutputOf<typeof createCustomerPayment>
export type Payer = { readonly name: string; readonly email: string }
export type OpenPayment = { readonly session: PaymentSession; readonly order: PayableOrder }

/**
 * Opens a payment session for a cart. One key for one wish: pressing again after a lost answer finds the same session; a
 * changed cart, or one whose dialog was closed, is a new wish (decisions.md 16).
 */
export function usePayment() {
  const intention = useIntention()
  const mutation = useMutation({
    mutationFn: async (order: PayableOrder): Promise<OpenPayment> => {
      const { key, body } = intention.attempt({ orderData: order }, {})
      return { session: await api.post('/createCustomerPayment', body, key), order }
    },
  })
  const discard = () => {
    intention.forget()
    mutation.reset()
  }
  return { send: mutation.mutate, discard, isSending: mutation.isPending, error: mutation.error, open: mutation.data }
}
