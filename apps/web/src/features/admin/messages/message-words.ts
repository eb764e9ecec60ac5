import type { MessageFilterState } from '@sizzle/contract/messages.ts'
import { HOUSE_ZONE } from '@sizzle/domain/locations/time-zones.ts'
import { BRAND } from '../../../brand/brand.ts'
import { clockOf, timeInRow } from '../../../ui/clock.ts'
import type { Message, MessagePage, MessageSummary } from './message-query.ts'

export const STATE_LABELS: Record<MessageFilterState, string> = {
  queued: 'Queued',
  captured: 'Not sent',
  sent: 'Sent',
  failed: 'Failed',
  skipped: 'Skipped',
}

/** What each state means, in one sentence: at the chip, above the list of one state, and below the figures. */
export const STATE_MEANINGS: Record<MessageSummary['state'], string> = {
  queued: 'Goes out automatically.',
  sending: 'Is being sent right now.',
  captured: 'Email or texts were not set up: saved here, and not sent later.',
  sent: 'The provider took it.',
  failed: 'The provider refused it or could not be reached.',
  skipped: 'Left out on purpose, such as to a wrong address or about something cancelled.',
}

/** Of a list or figures: those that do not say it themselves, as they are read. */
const UNCLEAR = ['captured', 'failed', 'skipped'] as const
export function unclearAmong(has: (state: (typeof UNCLEAR)[number]) => boolean) {
  return UNCLEAR.filter(has)
}

const TEMPLATES: Record<string, string> = {
  verify_email: 'Confirm email',
  reset_password: 'Reset password',
  password_changed: 'Password changed',
  change_email: 'Confirm new email',
  email_changed: 'Email changed',
  second_step: 'Second step',
  team_invitation: 'Invitation to the team',
  order_confirmation: 'Order confirmation',
  order_cancelled: 'Order cancelled',
  order_preparing: 'Order being prepared',
  order_ready: 'Order ready',
  reservation_confirmation: 'Reservation confirmation',
  reservation_cancelled: 'Reservation cancelled',
  reservation_moved: 'Reservation changed',
  reservation_reminder: 'Reservation reminder',
}

/** A template that has no words yet is still readable: 'payment_link' is "Payment link". */
export function templateLabel(template: string): string {
  const plain = template.replaceAll('_', ' ')
  return TEMPLATES[template] ?? plain.charAt(0).toUpperCase() + plain.slice(1)
}

export function emptyText(state: MessageFilterState | undefined, isNarrowed: boolean) {
  if (isNarrowed)
    return ['Nothing matches these filters', 'Try another state, or a part of the name or address.'] as const
  switch (state) {
    case 'failed':
      return ['Nothing has failed', 'Messages that a provider refuses wait here to be tried again.'] as const
    case 'queued':
      return ['Nothing is waiting', 'Everything written so far has left the outbox.'] as const
    case 'captured':
      return [
        'Nothing was left unsent',
        'Where email or texts are not set up, messages are saved here instead of being sent.',
      ] as const
    case 'sent':
    case 'skipped':
    case undefined:
      return ['No messages yet', 'Order confirmations, reservation emails and text messages appear here.'] as const
  }
}

const HOUSE_AT_END = ` - ${BRAND.name}`

/** In a list every letter is from the house: its name at the end, with the location's behind it, leaves the room to what comes before. */
export function subjectInList(subject: string): string {
  const at = subject.lastIndexOf(HOUSE_AT_END)
  if (at <= 0) return subject
  const behind = subject.slice(at + HOUSE_AT_END.length)
  // A sentence that goes on is no location's name.
  return /^( \p{Lu}[^ ]*)*$/u.test(behind) ? subject.slice(0, at) : subject
}

/** The number of an order, as texts write it. */
export const ORDER_NUMBER = /\b[A-Z]{2,4}-\d{3,}\b/
const HOUSE_IN_FRONT = `${BRAND.name}: `

/** One message in a list: an email by its subject; a text has none and begins with the house, so by what it is about. */
export function lineInList({ kind, subject, excerpt, template }: ListedWords): string {
  if (kind === 'email' || subject !== '') return subjectInList(subject) || excerpt || templateLabel(template)
  const number = ORDER_NUMBER.exec(excerpt)?.[0]
  if (TEMPLATES[template] && number) return `${TEMPLATES[template]} · ${number}`
  const words = excerpt.startsWith(HOUSE_IN_FRONT) ? excerpt.slice(HOUSE_IN_FRONT.length) : excerpt
  return words || templateLabel(template)
}
type ListedWords = Pick<MessageSummary, 'kind' | 'subject' | 'excerpt' | 'template'>

/** 'NGL-026', where its words name it. */
export function orderNumberIn({ subject, text }: Pick<Message, 'subject' | 'text'>): string | undefined {
  return ORDER_NUMBER.exec(`${subject} ${text}`)?.[0]
}

/** What a provider says, without the code that only it understands. */
export function reasonInWords(lastError: string): string {
  return lastError.replace(/\s*\(\d+\)\s*$/, '').replace(/^\d{3}(?:[ -]\d\.\d\.\d)?\s+/, '')
}

/** Something that is written stays here. */
export function isCaptured({ email, sms }: MessagePage['providers']): boolean {
  return email === 'captured' || sms === 'captured'
}

/** The delivery service, in one line under the title. */
export function providerNote({ email, sms }: MessagePage['providers']): string {
  if (email === 'captured' && sms === 'captured')
    return 'Email and texts are not set up: nothing is sent. Messages are saved here and not sent later.'
  if (email === 'captured') return 'Email is not set up. Texts are sent; emails are saved here, and nobody gets them.'
  if (sms === 'captured') return 'Texts are not set up. Emails are sent; texts are saved here, and nobody gets them.'
  return 'Email and text messages are sent.'
}

/** By the clock of its location; what is of none is the house's. */
export function fullMoment(iso: string, timeZone: string | null): string {
  return timeInRow(iso, timeZone ?? HOUSE_ZONE, 'moment')
}

/** 'Today, 7:04 p.m.', or 'Nov 20, 7:04 p.m.' */
export function shortMoment(iso: string, timeZone: string | null): string {
  const zone = timeZone ?? HOUSE_ZONE
  const clock = clockOf({ timeZone: zone })
  const isToday = clock.day(iso) === clock.day(new Date())
  return isToday ? `Today, ${timeInRow(iso, zone, 'time')}` : timeInRow(iso, zone, 'shortMoment')
}
