import {
  invalidAmong,
  MAX_RECIPIENTS,
  SEND_COOLDOWN_MS,
  sendWait,
  TOO_MANY_RECIPIENTS,
} from '@sizzle/domain/messages/compose.ts'
import { normalizeEmail } from '@sizzle/domain/people/email.ts'
import { refuse } from '@sizzle/domain/result.ts'
import { countAttempt, nextAttempt, type Pace } from '../kit/attempts/attempts.sql.ts'
import { type PrepareContext, personOf } from '../kit/context.ts'
import { refuseInput } from '../kit/refuse-input.ts'

/** `name`: what the sender calls them; empty, where their account says it. */
export type Recipient = { readonly email: string; readonly name: string }

type Typed = string | { readonly email: string; readonly name?: string | undefined }
const MOST_NAMED = 10

/** Each address once, as it was first written. */
export function eachOnce(typed: readonly Typed[]): Recipient[] {
  const recipients = typed.map((one) => (typeof one === 'string' ? { email: one } : one))
  const byAddress = new Map<string, Recipient>()
  for (const { email, name = '' } of recipients) {
    const address = normalizeEmail(email)
    if (!byAddress.has(address)) byAddress.set(address, { email: address, name })
  }
  return [...byAddress.values()]
}

/** An address that hides a second one, or a header, is none: nothing is sent to anybody then. */
export function wrongRecipients(recipients: readonly Recipient[]) {
  if (recipients.length === 0) return refuse({ code: 'email_recipients_missing' })
  const bad = invalidAmong(recipients.map(({ email }) => email))
  if (bad.length > 0) return refuse({ code: 'email_addresses_invalid', addresses: bad.slice(0, MOST_NAMED).join(', ') })
  return recipients.length > MAX_RECIPIENTS
    ? refuseInput([{ field: 'recipients', sentence: TOO_MANY_RECIPIENTS }])
    : null
}

const PACE: Pace = { free: 1, firstSeconds: SEND_COOLDOWN_MS / 1000, maxSeconds: SEND_COOLDOWN_MS / 1000 }

/** One person sends once a second; of many presses at once, one. Counted apart from the sending, so that the same key may come again. */
export async function tooSoon({ db, who, now }: PrepareContext) {
  const subject = `written emails ${personOf(who).userId}`
  if (await countAttempt(db, subject, PACE, now)) return null
  const next = await nextAttempt(db, subject)
  const last = new Date((next?.next_at ?? now).getTime() - SEND_COOLDOWN_MS)
  const n = Math.max(1, sendWait(last, now))
  return refuse({ code: 'email_rate_limited', n, retryAfter: Math.ceil(n / 1000) })
}
