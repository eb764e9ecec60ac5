import { CallError } from '@sizzle/contract/client.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, newActionKey } from '../../../kit/api.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { statusWord } from './reservation-words.tsx'
import { type ListedReservation, refetchReservations } from './reservations-query.ts'

export type Mark = 'seated' | 'completed' | 'no-show'

/** How the evening went, for one booking. The same mark twice is harmless, so each press is an action of its own. */
export function useMark() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ reservation, to }: { reservation: ListedReservation; to: Mark }) =>
      api.post('/updateReservationStatus', { id: reservation.id, status: to }, newActionKey()),
    onSuccess: (_, { reservation, to }) => toast('success', `${reservation.customerInfo.name}: ${statusWord(to)}`),
    onError: (error: unknown, { reservation }) =>
      toast('error', `${reservation.customerInfo.name}: ${sentenceOf(error)}`, whoWasFirst(error)),
    onSettled: () => refetchReservations(queries),
  })
}

function whoWasFirst(error: unknown): string | undefined {
  const current = error instanceof CallError ? error.body.current : undefined
  if (typeof current !== 'object' || current === null || !('by' in current) || typeof current.by !== 'string')
    return undefined
  return `${current.by} was first.`
}
