import type { getMessage, getMessages } from '@sizzle/contract/messages.ts'
import type { OutputOf } from '@sizzle/contract/route.ts'
import type { Concerns } from './concerns.sql.ts'
import type { InZone, MessageRow } from './messages.sql.ts'
import type { ListedMessage } from './messages-list.sql.ts'
import { pageOfLetter } from './page-of-letter.ts'

type Summary = OutputOf<typeof getMessages>['messages'][number]

export function presentSummary(row: ListedMessage): Summary {
  return {
    id: row.id,
    version: row.version,
    kind: row.kind,
    state: row.state,
    template: row.template,
    recipient: row.recipient,
    recipientName: row.recipient_name,
    subject: row.subject,
    excerpt: row.excerpt,
    about: row.about_kind && row.about_id ? { kind: row.about_kind, id: row.about_id } : null,
    locationId: row.location_id,
    timeZone: row.time_zone,
    promotional: row.promotional,
    attempts: row.attempts,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    deliveredAt: row.delivered_at,
    nextTryAt: row.state === 'queued' ? row.due_at : null,
    lastError: row.last_error ?? '',
  }
}

/**
 * A link that opens somebody's account is for that somebody: an admin reads it only where no provider is set, because
 * otherwise nobody could get in at all.
 */
export function presentMessage(
  row: MessageRow & InZone,
  concerns: Concerns | undefined,
): OutputOf<typeof getMessage>['message'] {
  const isWithheld = row.holds_secret && row.state !== 'captured'
  const body = isWithheld ? { text: '', html: '' } : { text: row.text, html: pageOfLetter(row) }
  const excerpt = row.holds_secret ? '' : row.text.slice(0, 240)
  const { guest_phone = null, reservation_id: reservationId, reservation_date: date } = concerns ?? {}
  return {
    ...presentSummary({ ...row, excerpt }),
    ...body,
    isWithheld,
    guestPhone: row.kind === 'sms' ? row.recipient : guest_phone,
    booking: reservationId && date ? { reservationId, date } : null,
  }
}
