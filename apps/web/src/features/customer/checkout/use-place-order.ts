import { CallError } from '@sizzle/contract/client.ts'
import { isAnswered } from '@sizzle/domain/calls/retry.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { api } from '../../../kit/api.ts'
import { type Attempt, beginAttempt, endAttempt, openAttempt, RESUME_WITHIN_MS } from './attempt.ts'
import type { OrderPayload } from './order-payload.ts'

export type PlacedOrder = Awaited<ReturnType<typeof place>>['order']

type Told = {
  onPlaced: (order: PlacedOrder) => void
  onRefused: (error: CallError) => void
}

function place({ payload, key }: Attempt) {
  return api.post('/createCustomerOrderCash', payload, key)
}

/** Places a cash order once, whatever happens on the way; after a reload it goes on with what was under way. */
export function usePlaceOrder(userId: string, { onPlaced, onRefused }: Told) {
  const isUnderWay = useRef(false)
  const mutation = useMutation({
    mutationFn: place,
    onSuccess: ({ order }) => {
      endAttempt()
      onPlaced(order)
    },
    onError: (error) => {
      if (!(error instanceof CallError)) return
      if (isAnswered(error.status)) endAttempt()
      onRefused(error)
    },
    onSettled: () => {
      isUnderWay.current = false
    },
  })

  const send = (attempt: Attempt) => {
    // A second press within the same moment, before the screen could draw the disabled button.
    if (isUnderWay.current) return
    isUnderWay.current = true
    mutation.mutate(attempt)
  }

  const resume = useEffectEvent(() => {
    const open = openAttempt(userId)
    if (open && Date.now() - open.madeAt < RESUME_WITHIN_MS) send(open)
  })
  useEffect(() => resume(), [])

  return {
    send: (payload: OrderPayload) => send(beginAttempt(userId, payload, Date.now())),
    isSending: mutation.isPending,
    error: mutation.error,
    forgetError: mutation.reset,
  }
}
