import type { MessageFilterState, MessageKind } from '@sizzle/contract/messages.ts'
import { useLocation, useNavigate } from 'react-router'
import { useTrueAddress } from '../../../kit/use-filters.ts'

export type MessageFilters = {
  readonly state: MessageFilterState | undefined
  readonly kind: MessageKind | undefined
  readonly search: string
  readonly page: number
  /** The one that is open. */
  readonly messageId: string | undefined
}

export const STATES = ['queued', 'captured', 'sent', 'failed', 'skipped'] as const
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What the address says; whatever it says wrongly counts as not said. */
export function filtersOf(query: string): MessageFilters {
  const params = new URLSearchParams(query)
  const kind = params.get('kind')
  const messageId = params.get('message') ?? ''
  const page = params.get('page') ?? ''
  return {
    state: STATES.find((state) => state === params.get('state')),
    kind: kind === 'email' || kind === 'sms' ? kind : undefined,
    search: (params.get('search') ?? '').slice(0, 100),
    page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
    messageId: UUID.test(messageId) ? messageId : undefined,
  }
}

type Changes = Partial<Record<'state' | 'kind' | 'search' | 'page' | 'message', string | undefined>>

/** Filters live in the address, so that what one sees can be sent to a colleague; the hash is the section and stays. */
export function useMessageFilters() {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const hrefWith = (changes: Changes) => {
    const params = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === '') params.delete(name)
      else params.set(name, value)
    }
    return { search: params.toString(), hash }
  }
  const change = (changes: Changes) => void navigate(hrefWith(changes), { replace: true })
  const filters = filtersOf(search)
  const { state, kind, page, messageId } = filters
  useTrueAddress({
    state: state ?? null,
    kind: kind ?? null,
    page: page === 1 ? null : String(page),
    message: messageId ?? null,
  })
  return { filters, hrefWith, change }
}
