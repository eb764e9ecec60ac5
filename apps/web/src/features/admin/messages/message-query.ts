import type { getMessage, getMessages } from '@sizzle/contract/messages.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, newActionKey } from '../../../kit/api.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { toast } from '../../../kit/toast/toast.ts'
import type { MessageFilters } from './message-filters.ts'

export type MessagePage = WireOutputOf<typeof getMessages>
export type MessageSummary = MessagePage['messages'][number]
export type Message = WireOutputOf<typeof getMessage>['message']

/** Beside the live stream: a safety net, not the way news arrives. */
const REFRESH_MS = 30_000
export const MESSAGES_KEY = ['messages'] as const

export function listQuery({ state, kind, search, page }: MessageFilters) {
  return queryOptions({
    queryKey: [...MESSAGES_KEY, 'list', state, kind, search, page],
    queryFn: () =>
      api.get('/getMessages', { state, kind, search: search === '' ? undefined : search, page: String(page) }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
}

export function messageQuery(messageId: string) {
  return queryOptions({
    queryKey: [...MESSAGES_KEY, 'one', messageId],
    queryFn: async () => (await api.get('/getMessage', { messageId })).message,
  })
}

/** One click, one key: pressed twice it is still one try. */
export function retryMutation(queries: QueryClient, messageId: string) {
  return mutationOptions({
    mutationFn: () => api.post('/retryMessage', { messageId }, newActionKey()),
    onSuccess: ({ message }) => toast('success', message),
    onError: (error: unknown) => toast('error', sentenceOf(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: MESSAGES_KEY }),
  })
}
