import { CallError } from '@sizzle/contract/client.ts'
import type { getOrderBySessionId } from '@sizzle/contract/payments.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { isAnswered, sessionPollDelayMs } from '@sizzle/domain/calls/retry.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLive } from '../../../kit/live/browser-live.ts'
import { ask } from '../../../kit/server/call-once.ts'

export type PaidOrder = WireOutputOf<typeof getOrderBySessionId>['order']

export type PaidOrderState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'found'; readonly order: PaidOrder }
  /** Nothing to wait for: expired, refunded, or looked at by a person; or not this person's payment. */
  | { readonly kind: 'over'; readonly sentence: string }
  | { readonly kind: 'gave_up' }

const WAITING: PaidOrderState = { kind: 'waiting' }
const TOPICS = ['payment.changed', 'order.changed'] as const

/** Asks for the order of a payment until it is there. News of the payment is a reason to ask at once. */
export function usePaidOrder(sessionId: string): PaidOrderState {
  const [state, setState] = useState<PaidOrderState>(WAITING)
  const [tries, setTries] = useState(0)
  const isWaiting = state.kind === 'waiting'

  const look = useEffectEvent(async (isCurrent: () => boolean) => {
    const seen = await askFor(sessionId)
    if (!isCurrent()) return
    if (seen.kind !== 'waiting') setState(seen)
    else if (sessionPollDelayMs(tries + 1) === null) setState({ kind: 'gave_up' })
    else setTries(tries + 1)
  })
  useEffect(() => {
    const wait = sessionPollDelayMs(tries)
    if (!isWaiting || wait === null) return
    let isCurrent = true
    const timer = setTimeout(() => void look(() => isCurrent), wait)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [tries, isWaiting])

  const lookNow = async () => {
    const seen = await askFor(sessionId)
    if (seen.kind !== 'waiting') setState(seen)
  }
  useLive(TOPICS, () => {
    if (isWaiting) void lookNow()
  })
  return state
}

async function askFor(sessionId: string): Promise<PaidOrderState> {
  try {
    const { order } = await ask('/getOrderBySessionId', { sessionId })
    return { kind: 'found', order }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const mayCome = error.body.code === 'order_not_yet' && error.body.isOver !== true
    return isAnswered(error.status) && !mayCome ? { kind: 'over', sentence: error.message } : WAITING
  }
}
