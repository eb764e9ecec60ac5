import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { REFUSALS } from '@sizzle/contract/refusals/table.ts'
import { refusalAnswer } from '../answer.ts'
import { bucketPerAddress, type Limit } from './limits.ts'

/**
 * How often one address may ask for what is no operation; operations have their own limit. Providers send their events in
 * bursts, a house full of guests shares one address, and a page asks for a dozen files.
 */
const PACE = {
  pages: { perMinute: 3000, burst: 1500 },
  webhooks: { perMinute: 3000, burst: 1000 },
  payments: { perMinute: 120, burst: 120 },
  reference: { perMinute: 60, burst: 30 },
  accounts: { perMinute: 300, burst: 150 },
  streams: { perMinute: 240, burst: 120 },
} as const
type Place = keyof typeof PACE
/** Where providers of payments, text messages and email tell us something. */
const WEBHOOKS = ['/api/webhooks/', '/api/text-messages/', '/api/e-mail/']

/** Stands before everything, in node's own handler. True: the request may go on; false: it is answered. */
export function openGate(factor: number, addressOf: (request: IncomingMessage) => string, clock: () => Date) {
  const limits = Object.fromEntries(
    Object.entries(PACE).map(([place, { perMinute, burst }]) => [
      place,
      bucketPerAddress({ perMinute: perMinute * factor, burst: burst * factor }),
    ]),
  ) as Record<Place, Limit> // the keys of PACE

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const place = placeOf(request.url ?? '/')
    if (!place) return true
    const quota = limits[place].take(addressOf(request), performance.now())
    if (!quota.allowed) refuse(request, response, quota.retryAfterSeconds, clock())
    return quota.allowed
  }
}

function placeOf(url: string): Place | undefined {
  if (url.startsWith('/p/') || url.startsWith('/pay/')) return 'payments'
  if (!url.startsWith('/api/')) return 'pages'
  if (WEBHOOKS.some((path) => url.startsWith(path))) return 'webhooks'
  if (url.startsWith('/api/auth/')) return 'accounts'
  if (url.startsWith('/api/live')) return 'streams'
  return url.startsWith('/api/openapi.json') || url.startsWith('/api/docs') ? 'reference' : undefined
}

function refuse(request: IncomingMessage, response: ServerResponse, retryAfter: number, now: Date) {
  const isApi = request.url?.startsWith('/api/') === true
  const answer = refusalAnswer({ code: 'too-many-requests', retryAfter }, randomUUID(), now)
  response.writeHead(answer.status, {
    'content-type': isApi ? 'application/json' : 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'retry-after': String(retryAfter),
  })
  response.end(isApi ? JSON.stringify(answer.body) : `${REFUSALS['too-many-requests'][1]}\n`)
}
