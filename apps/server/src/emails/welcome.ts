import { randomBytes } from 'node:crypto'
import { OWN_LETTERS, personalCode, WELCOME, welcomeEnds, writtenCode } from '@sizzle/domain/promotions/code.ts'
import { z } from 'zod'
import type { Tx } from '../kit/db/sql.ts'
import type { Job } from '../kit/jobs/worker.ts'
import { welcomeLetter } from '../messages/letters/welcome-letter.ts'
import { queueEmail } from '../messages/queue-message.ts'
import { insertCode, newcomer } from '../promotions/promotions.sql.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'

const Payload = z.object({ userId: z.uuid() })

/**
 * A personal code for the first order, and the letter with it: once for each person, as soon as the address is theirs and
 * they take offers, whichever comes last (promotions 4).
 */
export function welcome(links: UnsubscribeLinks): Job {
  return async (payload, { database, now }) => {
    const { userId } = Payload.parse(payload)
    await database.transaction((tx) => welcomeOnce(tx, userId, links, now()))
  }
}

async function welcomeOnce(tx: Tx, userId: string, links: UnsubscribeLinks, now: Date) {
  const person = await newcomer(tx, userId)
  if (!person?.takes_offers || person.has_ordered) return
  const { kind, head, label, percent } = WELCOME
  const code = personalCode(head, randomBytes(OWN_LETTERS))
  const expiresAt = welcomeEnds(now)
  const isNew = await insertCode(tx, {
    code,
    kind,
    user_id: userId,
    label,
    percent,
    made_at: now,
    expires_at: expiresAt,
  })
  if (!isNew) return
  await queueEmail(tx, {
    to: { address: person.email, name: person.name },
    letter: welcomeLetter({
      name: person.name,
      code: writtenCode(code),
      percent,
      expiresAt,
      menuUrl: links.menuUrl,
      unsubscribeUrl: links.urlOf(userId),
      language: person.language,
    }),
    about: { kind: 'user', id: userId },
    causedBy: 'house',
    dedupeKey: `welcome:${userId}`,
    expiresAt,
  })
}
