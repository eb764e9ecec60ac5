import { CallError, refusalOf } from '@sizzle/contract/client.ts'
import type { getOrderBySessionId } from '@sizzle/contract/payments.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { isAnswered } from '@sizzle/domain/calls/retry.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLive } from '../../../kit/live/use-live.ts'
import { askOnce } from '../../../kit/server/ask-once.ts'
import { nextPollMs, stillWaiting } from './payment-polling.ts'

export type PaidOrder = WireOutputOf<typeof getOrderBySessionId>['order']

export type PaidOrderState =
  | { readonly kind: 'waiting' | 'unheard' }
  | { readonly kind: 'found'; readonly order: PaidOrder }
  /** Nothing to wait for: expired, refunded, or looked at by a person; or not this person's payment. */
  | { readonly kind: 'over'; readonly sentence: string }
  /** The bank said no; nothing was charged. */
  | { readonly kind: 'refused'; readonly sentence: string }
  /** The server says paid and shows no order. */
  | { readonly kind: 'paid_unseen' }

type KnownState = Exclude<PaidOrderState, { kind: 'waiting' | 'unheard' }> | { kind: 'not_yet'; isPaid: boolean }

const WAITING: PaidOrderState = { kind: 'waiting' }
const TOPICS = ['payment.changed', 'order.changed'] as const

/** Asks for the order of a payment until it is there. News of the payment is a reason to ask at once. */
export function usePaidOrder(sessionId: string): PaidOrderState {
  const [state, setState] = useState<PaidOrderState>(WAITING)
  const [tries, setTries] = useState(0)
  const isWaiting = state.kind === 'waiting' || state.kind === 'unheard'

  const look = useEffectEvent(async (isCurrent: () => boolean) => {
    const seen = await askFor(sessionId)
    if (!isCurrent()) return
    if (seen.kind !== 'not_yet') return setState(seen)
    const kind = stillWaiting(tries + 1, seen.isPaid)
    setTries(tries + 1)
    if (kind !== state.kind) setState({ kind })
  })
  useEffect(() => {
    if (!isWaiting) return
    let isCurrent = true
    const timer = setTimeout(() => void look(() => isCurrent), nextPollMs(tries))
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [tries, isWaiting])

  const lookNow = async () => {
    const seen = await askFor(sessionId)
    if (seen.kind !== 'not_yet') setState(seen)
  }
  useLive(TOPICS, () => {
    if (isWaiting) void lookNow()
  })
  return state
}

async function askFor(sessionId: string): Promise<KnownState> {
  try {
    const { order } = await askOnce('/getOrderBySessionId', { sessionId })
    return { kind: 'found', order }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const refusal = refusalOf(error, '/getOrderBySessionId')
    const waiting = refusal?.code === 'order_not_yet' ? refusal : undefined
    const mayCome = waiting?.isOver === false
    if (refusal?.code === 'payment_refused') return { kind: 'refused', sentence: error.message }
    if (isAnswered(error.status) && !mayCome) return { kind: 'over', sentence: error.message }
    return { kind: 'not_yet', isPaid: waiting?.state === 'paid' }
  }
}
