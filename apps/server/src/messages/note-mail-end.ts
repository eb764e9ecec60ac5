import type { Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import type { MailEnd } from '../outside/mail/mail-events.ts'
import { markBounced, markDelivered, recipientOf } from './mail-ends.sql.ts'
import { stopOffers } from './no-offers.ts'

/** What became of a letter of the outbox. The same is written whichever of several events comes first. */
export async function noteMailEnd(tx: Tx, { id, end, note }: MailEnd, now: Date): Promise<void> {
  const said = note === '' ? 'The mail provider gave no reason' : note
  if (end === 'complained') {
    const about = await recipientOf(tx, id)
    if (!about) return
    await stopOffers(tx, about.recipient, 'complained', note)
    await announce(tx, 'message.changed', { id })
    return
  }
  const marked = end === 'delivered' ? await markDelivered(tx, id, now) : await markBounced(tx, id, said, now)
  if (marked && end === 'bounced') await stopOffers(tx, marked.recipient, 'bounced', said)
  if (marked) await announce(tx, 'message.changed', { id, version: marked.version })
}
