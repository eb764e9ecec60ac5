import { MESSAGES } from '@sizzle/contract/refusals/messages.ts'
import type { OwnTexts } from '@sizzle/domain/messages/letter-texts.ts'
import { needsConsent } from '@sizzle/domain/messages/templates.ts'
import type { Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import { ownTextsOf } from '../messages/letter-texts.sql.ts'
import { type Written, writtenLetter } from '../messages/letters/written-letters.ts'
import { queueEmail } from '../messages/queue-message.ts'
import { ownFile, UPLOADS_PATH } from '../outside/files/files.ts'
import { type Reader, readersAt } from './readers.sql.ts'
import type { Recipient } from './recipients.ts'
import { forgetUnsent } from './unsent-images.sql.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'

type ToQueue = {
  readonly draft: Written
  readonly recipients: readonly Recipient[]
  readonly links: UnsubscribeLinks
}
type Queued =
  | { readonly email: string; readonly success: true; readonly messageId: string; readonly error: '' }
  | { readonly email: string; readonly success: false; readonly messageId: null; readonly error: string }

const [, NO_CONSENT] = MESSAGES.consent_missing

/** One email for each recipient. An offer is written only for people who take offers, and asked again when it is sent. */
export async function queueWritten(tx: Tx, { draft, recipients, links }: ToQueue): Promise<Queued[]> {
  await forgetUnsent(tx, picturesIn(draft))
  const emails = recipients.map(({ email }) => email)
  const readers = new Map((await readersAt(tx, emails)).map((reader) => [reader.email, reader]))
  const own = await ownTextsOf(tx, draft.templateId)
  const queued: Queued[] = []
  for (const recipient of recipients) {
    const reader = readers.get(recipient.email)
    queued.push(await queueOne(tx, { draft, recipient, reader, links, own }))
  }
  // The worker and open screens hear of the whole batch at once.
  const last = queued.findLast(({ success }) => success)
  if (last?.messageId) await announce(tx, 'message.changed', { id: last.messageId })
  return queued
}

/** Ours among what the letter shows. */
export function picturesIn({ values: { imageUrl = '' } }: Written): string[] {
  const at = imageUrl.indexOf(UPLOADS_PATH)
  const name = at < 0 ? undefined : ownFile(imageUrl.slice(at))
  return name === undefined ? [] : [name]
}

type One = Omit<ToQueue, 'recipients'> & {
  readonly recipient: Recipient
  readonly reader: Reader | undefined
  readonly own: OwnTexts | null
}

async function queueOne(tx: Tx, { draft, recipient: { email, name }, reader, links, own }: One): Promise<Queued> {
  if (needsConsent(draft.templateId) && !reader?.takes_offers)
    return { email, success: false, messageId: null, error: NO_CONSENT }
  const calledName = name.trim() || (reader?.name ?? '')
  const messageId = await queueEmail(tx, {
    to: { address: email, name: calledName },
    letter: writtenLetter(draft, {
      name: calledName,
      unsubscribeUrl: reader ? links.urlOf(reader.id) : '',
      menuUrl: links.menuUrl,
      language: reader?.language ?? 'en',
      own,
    }),
    ...(reader && { about: { kind: 'user' as const, id: reader.id } }),
    causedBy: 'house',
    isOneOfMany: true,
  })
  if (messageId === undefined) throw new Error('a message without a key found a twin')
  return { email, success: true, messageId, error: '' }
}
