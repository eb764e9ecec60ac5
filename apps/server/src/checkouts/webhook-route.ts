import { createHash, randomUUIDv7 } from 'node:crypto'
import type { Hono } from 'hono'
import { isDatabaseBusy, isDatabaseDown } from '../kit/db/database-down.ts'
import type { Database } from '../kit/db/open.ts'
import type { Refuse } from '../kit/http/api.ts'
import { readUpTo } from '../kit/http/body.ts'
import type { Log } from '../kit/log.ts'
import type { PayEvent, PayProvider } from '../outside/pay/pay.ts'
import type { CardPayments } from '../payments/card-payments.ts'
import { keepFailure } from './events.sql.ts'
import { settleEvent } from './settle-event.ts'

/** Several times the largest event that a provider sends. */
const MAX_BODY_BYTES = 256 * 1024

type Parts = { cards: CardPayments; log: Log; refuse: Refuse; clock: () => Date }

/**
 * Where providers tell us of money (money 18). The signature is checked over the bytes as they came, before anything
 * reads them; the answer is 200 only after the commit, and anything else makes the provider send it again.
 */
export function mountWebhooks(api: Hono, { cards, log, refuse, clock }: Parts) {
  const { database, provider } = cards
  api.post('/api/webhooks/:provider', async (c) => {
    if (c.req.param('provider') !== provider.name) return refuse(c, { code: 'not-found' })
    const bytes = await readUpTo(c.req.raw, MAX_BODY_BYTES)
    if (bytes === undefined) return refuse(c, { code: 'body_too_large' })
    // Bytes that are no text would change when decoded, and their signature with them.
    const rawBody = new TextDecoder().decode(bytes)
    const verdict = await provider.checkSignature(rawBody, c.req.header('stripe-signature') ?? '', clock())
    if (!verdict.ok) {
      log.warn({ provider: provider.name, why: verdict.refusal.why }, 'a payment event was not signed by the provider')
      return refuse(c, { code: 'webhook_signature_invalid' })
    }
    // From here on the bytes are the provider's: what fails now is worth keeping.
    try {
      const event = provider.readEvent(rawBody)
      const outcome = await settleEvent(cards, event, provider.name, clock())
      log.info({ provider: provider.name, event: event.id, type: event.type, outcome }, 'payment event')
      return c.json({ received: true, outcome })
    } catch (error) {
      if (isDatabaseDown(error) || isDatabaseBusy(error)) return refuse(c, { code: 'unavailable', retryAfter: 5 })
      log.error({ err: error, provider: provider.name }, 'a payment event could not be worked off')
      await keep(database, provider, rawBody, error, clock())
      return refuse(c, { code: 'internal' })
    }
  })
  api.all('/api/webhooks/:provider', (c) => refuse(c, { code: 'method_not_allowed' }))
}

/** As it came, to be replayed by `retryFailedWebhook`; the provider's own repetition also works it off. */
async function keep(database: Database, provider: PayProvider, payload: string, error: unknown, now: Date) {
  const event = idOf(provider, payload)
  const reason = error instanceof Error ? error.message : String(error)
  await keepFailure(
    database.db,
    {
      id: randomUUIDv7(),
      provider: provider.name,
      event_id: event.id,
      event_type: event.type,
      payload,
      error: reason.slice(0, 1000),
    },
    now,
  )
}

/** An event whose shape we cannot read at all is known by its bytes. */
function idOf(provider: PayProvider, payload: string): Pick<PayEvent, 'id' | 'type'> {
  try {
    return provider.readEvent(payload)
  } catch {
    return { id: `unread-${createHash('sha256').update(payload).digest('hex')}`, type: 'unknown' }
  }
}
