import { CallError, type Refusal, refusalOf } from '@sizzle/contract/client.ts'
import type { getOrderBySessionId } from '@sizzle/contract/payments.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { isAnswered } from '@sizzle/domain/calls/retry.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLive } from '../../../kit/live/use-live.ts'
import { askOnce } from '../../../kit/server/ask-once.ts'
import { nextPollMs, stillWaiting } from './payment-polling.ts'

export type PaidOrder = WireOutputOf<typeof getOrderBySessionId>['order']

type NotYet = Extract<Refusal<'/getOrderBySessionId'>, { code: 'order_not_yet' }>
export type SentBack = NonNullable<NotYet['sentBack']>

export type PaidOrderState =
  | { readonly kind: 'waiting' | 'unheard' }
  | { readonly kind: 'found'; readonly order: PaidOrder }
  /** There is no such payment, or it is not this person's. */
  | { readonly kind: 'unknown'; readonly sentence: string }
  /** The money became no order and goes back. */
  | { readonly kind: 'sent_back'; readonly back: SentBack }
  /** No order will come of it: nothing was charged, or a person looks at what was. */
  | { readonly kind: 'ended'; readonly sentence: string; readonly isCharged: boolean }
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
  const isOnItsWay = state.kind === 'sent_back' && !state.back.isDone
  const isWaiting = state.kind === 'waiting' || state.kind === 'unheard' || isOnItsWay

  const look = useEffectEvent(async (isCurrent: () => boolean) => {
    const seen = await askFor(sessionId)
    if (!isCurrent()) return
    setTries(tries + 1)
    if (seen.kind !== 'not_yet') return setState(seen)
    const kind = stillWaiting(tries + 1, seen.isPaid)
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
    const sentence = error.message
    if (refusal?.code === 'payment_refused') return { kind: 'refused', sentence }
    if (refusal?.code === 'order_not_yet') return standingOf(refusal, sentence)
    return isAnswered(error.status) ? { kind: 'unknown', sentence } : { kind: 'not_yet', isPaid: false }
  }
}

function standingOf({ state, isOver, sentBack }: NotYet, sentence: string): KnownState {
  if (sentBack) return { kind: 'sent_back', back: sentBack }
  return isOver
    ? { kind: 'ended', sentence, isCharged: state !== 'expired' }
    : { kind: 'not_yet', isPaid: state === 'paid' }
}
