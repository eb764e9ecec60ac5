import { refundNews } from '@sizzle/domain/payment/refund.ts'
import { useQueries } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { toast } from '../../../kit/toast/toast.ts'
import { toCents } from '../../../ui/money.ts'
import { type Refund, refundQuery } from './payment-query.ts'
import { TOAST_KINDS } from './payment-words.ts'

const NONE: readonly string[] = []

/** Tells the person who retried a refund how it ended, even when its alert has left the screen by then. */
export function useFollowedRefunds(): (refundId: string) => void {
  const [followed, setFollowed] = useState(NONE)
  const ended = useQueries({
    queries: followed.map(refundQuery),
    combine: (refunds) => refunds.flatMap(({ data }) => (data && isOver(data) ? [data] : [])),
  })
  const tell = useEffectEvent(() => {
    for (const refund of ended) {
      const { tone, text } = newsOf(refund)
      toast(TOAST_KINDS[tone], text)
    }
    const told = new Set(ended.map(({ id }) => id))
    setFollowed((ids) => ids.filter((id) => !told.has(id)))
  })
  useEffect(() => {
    if (ended.length > 0) tell()
  }, [ended])
  return useCallback((refundId) => setFollowed((ids) => [...ids.filter((id) => id !== refundId), refundId]), [])
}

function isOver({ state }: Refund): boolean {
  return state === 'succeeded' || state === 'failed'
}

function newsOf({ state, amount, lastError }: Refund) {
  const error = lastError ?? undefined
  return refundNews({ success: state === 'succeeded', status: state, amount: toCents(amount), error })
}
