import { inWords } from '@sizzle/domain/messages/in-words.ts'
import { smsText } from '@sizzle/domain/messages/sms-templates.ts'
import type { Tx } from '../kit/db/sql.ts'
import { wordsForReader } from '../messages/letter-texts.sql.ts'
import { queueSms } from '../messages/queue-message.ts'
import type { SessionRow } from './sessions.sql.ts'

/** Once, and twice more for who says that it did not come. */
export const MAX_LINK_TEXTS = 3

/** The keys under which a link's text messages stand in the outbox, one for each time. */
export function linkTextKeys(sessionId: string): string[] {
  return Array.from({ length: MAX_LINK_TEXTS }, (_, index) => keyOf(sessionId, index + 1))
}

function keyOf(sessionId: string, nth: number): string {
  return nth === 1 ? `payment-link:${sessionId}` : `payment-link:${sessionId}:${nth}`
}

/** The address of a payment as a text message; worth nothing once the link has ended. */
export async function queueLinkText(tx: Tx, session: SessionRow, paymentLink: string, nth: number) {
  const { payload } = session.snapshot
  const { language } = await wordsForReader(tx, 'order_confirmation', session.user_id)
  const total = inWords(language).money(session.amount)
  return queueSms(tx, {
    to: payload.customerInfo.phone,
    name: payload.customerInfo.name,
    template: 'payment_link',
    text: smsText('payment_link', { total, paymentLink }, language),
    causedBy: 'house',
    locationId: session.location_id,
    dedupeKey: keyOf(session.id, nth),
    expiresAt: session.expires_at,
  })
}
