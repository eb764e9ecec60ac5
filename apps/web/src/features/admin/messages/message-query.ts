import type { getMessage, getMessages } from '@sizzle/contract/messages.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../kit/server/ask.ts'
import type { MessageFilters } from './message-filters.ts'

export type MessagePage = WireOutputOf<typeof getMessages>
export type MessageSummary = MessagePage['messages'][number]
export type Message = WireOutputOf<typeof getMessage>['message']

/** Beside the live stream: a safety net, not the way news arrives. */
const REFRESH_MS = 30_000

export function listQuery({ state, kind, search, page }: MessageFilters) {
  return queryOptions({
    ...ask('/getMessages', { state, kind, search: search === '' ? undefined : search, page: String(page) }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
}

export function messageQuery(messageId: string) {
  return queryOptions({
    ...ask('/getMessage', { messageId }),
    select: ({ message }) => message,
  })
}
