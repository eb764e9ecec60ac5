import { CallError } from '@sizzle/contract/client.ts'
import { useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { statusWord } from './reservation-words.tsx'
import { type ListedReservation, refetchReservations } from './reservations-query.ts'

export type Mark = 'seated' | 'completed' | 'no-show'

/** How the evening went, for one booking. */
export function useMark({ id, customerInfo }: ListedReservation) {
  const queries = useQueryClient()
  const mark = useWish('/updateReservationStatus', {
    onDone: (_, { status }) => toast('success', `${customerInfo.name}: ${statusWord(status)}`),
    onFailed: (error) => toast('error', `${customerInfo.name}: ${sentenceOf(error)}`, whoWasFirst(error)),
    onSettled: () => refetchReservations(queries),
  })
  return { isPending: mark.isPending, send: (to: Mark) => mark.send({ id, status: to }) }
}

function whoWasFirst(error: unknown): string | undefined {
  const current = error instanceof CallError ? error.body.current : undefined
  if (typeof current !== 'object' || current === null || !('by' in current) || typeof current.by !== 'string')
    return undefined
  return `${current.by} was first.`
}
