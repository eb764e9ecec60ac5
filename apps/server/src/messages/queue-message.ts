import { randomUUIDv7 } from 'node:crypto'
import { MAX_SMS } from '@sizzle/domain/messages/sms.ts'
import type { Cause } from '@sizzle/domain/messages/stranger.ts'
import { looksLikeEmail, MAX_EMAIL_LENGTH, normalizeEmail } from '@sizzle/domain/people/email.ts'
import { normalizePhone } from '@sizzle/domain/people/phone.ts'
import { textProblem } from '@sizzle/domain/people/phone-country.ts'
import type { Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import type { Letter } from './letters/letter.ts'
import { textOf } from './letters/letter-text.ts'
import {
  insertMessage,
  isMessageThere,
  type NewMessage,
  sendMessage,
  withdrawAboutReservation,
  withdrawMessage,
} from './messages.sql.ts'
import { strangerKey } from './strangers.sql.ts'

type Common = {
  /** A stranger's messages to one mailbox or phone are few a day; all others always go. */
  readonly causedBy: Cause
  /** What it tells about, so that it can be found from there. */
  readonly about?: { readonly kind: 'order' | 'reservation' | 'user'; readonly id: string }
  readonly locationId?: string | null
  /** At most one message ever has this key: `order-confirmation:{orderId}`. */
  readonly dedupeKey?: string
  /** Nobody can have used the key: what it is about is made in this very transaction. */
  readonly isFirst?: true
  /** Not sent after this. */
  readonly expiresAt?: Date
  /** One of many: whoever writes them all announces them once. */
  readonly isOneOfMany?: true
}
export type EmailIntent = Common & {
  readonly to: { readonly address: string; readonly name?: string }
  readonly letter: Letter
  /** To who wrote it, to look at: it promotes nothing, whatever its letter says. */
  readonly isTest?: true
}
export type SmsIntent = Common & {
  /** As typed or in E.164. */
  readonly to: string
  readonly name?: string
  readonly template: string
  readonly text: string
  /** Sent only while the order that it is `about` stands at one of these. */
  readonly onlyWhile?: readonly string[]
  /** Waits at least so long: what it tells may still be taken back. */
  readonly notBeforeSeconds?: number
}

const MAX_NAME = 100
const MAX_SUBJECT = 200

/**
 * An email that exists if, and only if, the caller's transaction commits. Answers its id, or undefined when one with the
 * same key is already there. An address that is none is kept as skipped, visibly, and never breaks the caller's work.
 */
export function queueEmail(tx: Tx, intent: EmailIntent): Promise<string | undefined> {
  const { letter, to } = intent
  const address = normalizeEmail(to.address)
  const isAddress = looksLikeEmail(address) && address.length <= MAX_EMAIL_LENGTH
  return queue(tx, intent, {
    kind: 'email',
    template: letter.template,
    recipient: isAddress ? address : visible(to.address, MAX_EMAIL_LENGTH),
    recipient_name: visible(to.name ?? '', MAX_NAME),
    subject: visible(letter.subject, MAX_SUBJECT),
    text: textOf(letter),
    letter,
    ...(isAddress ? WANTED : unwanted('The address is not one email address')),
    only_while: null,
    holds_secret: letter.holdsSecret ?? false,
    unsubscribe_url: intent.isTest ? null : (letter.promotion?.unsubscribeUrl ?? null),
  })
}

/** A text message under the same rules as `queueEmail`. */
export function queueSms(tx: Tx, intent: SmsIntent): Promise<string | undefined> {
  if (intent.onlyWhile && (intent.about?.kind !== 'order' || !intent.locationId))
    throw new Error('onlyWhile needs the order it is about, and its location')
  const phone = normalizePhone(intent.to)
  const problem = phone === null ? 'The number is not a phone number' : textProblem(phone)
  return queue(tx, intent, {
    kind: 'sms',
    template: intent.template,
    recipient: phone ?? visible(intent.to, MAX_NAME),
    recipient_name: visible(intent.name ?? '', MAX_NAME),
    subject: '',
    text: intent.text.slice(0, MAX_SMS),
    letter: null,
    ...(problem === null ? WANTED : unwanted(problem)),
    only_while: intent.onlyWhile ?? null,
    holds_secret: false,
    unsubscribe_url: null,
  })
}

type MessageContent = Omit<
  NewMessage,
  'id' | 'location_id' | 'dedupe_key' | 'about_kind' | 'about_id' | 'expires_at' | 'wait_seconds'
>

async function queue(
  tx: Tx,
  common: Common & Pick<SmsIntent, 'notBeforeSeconds'>,
  made: MessageContent,
): Promise<string | undefined> {
  const id = randomUUIDv7()
  const message = {
    ...made,
    id,
    location_id: common.locationId ?? null,
    dedupe_key: common.dedupeKey ?? null,
    about_kind: common.about?.kind ?? null,
    about_id: common.about?.id ?? null,
    expires_at: common.expiresAt ?? null,
    wait_seconds: common.notBeforeSeconds ?? 0,
  }
  const caused = causeOf(common.causedBy, made)
  if (common.isFirst || common.dedupeKey === undefined) sendMessage(tx, message, caused)
  else if (!(await insertMessage(tx, message, caused))) return undefined
  // Leaves with the commit: it shows the message on open screens, and wakes the outbox of every process.
  if (!common.isOneOfMany) await announce(tx, 'message.changed', { id, version: 1 })
  return id
}

/** Stops whatever waits to be sent about a reservation; what could not be sent is not tried again either. */
export async function withdrawAbout(tx: Tx, reservationId: string, reason: string): Promise<void> {
  for (const withdrawn of await withdrawAboutReservation(tx, reservationId, reason))
    await announce(tx, 'message.changed', withdrawn)
}

/** Stops a message that waits; its key may be used again. False when somebody has begun to send it. */
export async function withdraw(tx: Tx, dedupeKey: string, reason: string): Promise<boolean> {
  const withdrawn = await withdrawMessage(tx, dedupeKey, reason)
  if (!withdrawn) return !(await isMessageThere(tx, dedupeKey))
  await announce(tx, 'message.changed', withdrawn)
  return true
}

/** Null: nobody counts it. */
function causeOf(cause: Cause, { kind, recipient, state }: MessageContent) {
  if (typeof cause === 'string' || state === 'skipped') return null
  return { customer: cause.customer, strangerKey: strangerKey(kind, recipient) }
}

const WANTED = { state: 'queued', last_error: null } as const
const unwanted = (reason: string) => ({ state: 'skipped', last_error: reason }) as const

/** One line without control characters, also those that turn the reading direction: names and subjects become mail headers. */
function visible(text: string, max: number): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')
    .trim()
    .slice(0, max)
}
