import type { getPaymentLink } from '@sizzle/contract/payment-links.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../kit/server/ask.ts'

export type ShownLink = WireOutputOf<typeof getPaymentLink>
export type PaymentLink = ShownLink['link']

/** Beside the live stream: a safety net, not the way news arrives. */
const REFRESH_MS = 30_000
const REFRESH_SHOWN_MS = 10_000
/** A text message leaves within seconds, and what became of it is not announced to everybody behind the counter. */
const REFRESH_SENDING_MS = 2_000

export function paymentLinksQuery(locationId: string | undefined) {
  return queryOptions({
    ...ask('/getPaymentLinks', { locationId }),
    select: ({ links }) => links,
    refetchInterval: ({ state }) => (state.data?.links.some(isSending) ? REFRESH_SENDING_MS : REFRESH_MS),
  })
}

function isSending({ sms }: PaymentLink): boolean {
  return sms?.state === 'queued' || sms?.state === 'sending'
}

export function paymentLinkQuery(sessionId: string) {
  return queryOptions({
    ...ask('/getPaymentLink', { sessionId }),
    refetchInterval: ({ state }) => (state.data && state.data.standing !== 'waiting' ? false : REFRESH_SHOWN_MS),
  })
}
