import type { createCustomerPayment } from '@sizzle/contract/payments.ts'
import type { WireInputOf, WireOutputOf } from '@sizzle/contract/route.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, newActionKey } from '../../../kit/api.ts'

export type PayableOrder = WireInputOf<typeof createCustomerPayment>['orderData']
export type PaymentSession = WireOutputOf<typeof createCustomerPayment>
export type Payer = { readonly name: string; readonly email: string }
export type OpenPayment = { readonly session: PaymentSession; readonly order: PayableOrder }

/**
 * Opens a payment session for a cart. One key for one wish: pressing again after a lost answer finds the same session; a
 * changed cart, or one whose dialog was closed, is a new wish (decisions.md 16).
 */
export function usePayment() {
  const wish = useRef<{ content: string; key: string }>(undefined)
  const mutation = useMutation({
    mutationFn: async ({ order, key }: { order: PayableOrder; key: string }): Promise<OpenPayment> => ({
      session: await api.post('/createCustomerPayment', { orderData: order }, key),
      order,
    }),
  })
  const send = (order: PayableOrder) => {
    const content = JSON.stringify(order)
    if (wish.current?.content !== content) wish.current = { content, key: newActionKey() }
    mutation.mutate({ order, key: wish.current.key })
  }
  const discard = () => {
    wish.current = undefined
    mutation.reset()
  }
  return { send, discard, isSending: mutation.isPending, error: mutation.error, open: mutation.data }
}
