import type { Tx } from '../../kit/db/sql.ts'
import { announce } from '../../kit/live/announce.ts'
import { stopOffers } from '../../messages/no-offers.ts'
import type { MailEnd } from '../../outside/mail/mail-events.ts'
import { noteBounced, noteComplained, noteDelivered } from './letters.sql.ts'

/** What became of a letter of a campaign. Ten thousand are told one by one, so deliveries are not announced. */
export async function noteCampaignEnd(tx: Tx, { id, end, note }: MailEnd, now: Date): Promise<void> {
  if (end === 'delivered') {
    await noteDelivered(tx, id, now)
    return
  }
  const said = note === '' ? 'The mail provider gave no reason' : note
  const noted = await (end === 'complained' ? noteComplained(tx, id, now) : noteBounced(tx, id, said, now))
  if (!noted) return
  if (end !== 'undelivered') await stopOffers(tx, noted.email, end, end === 'complained' ? note : said)
  await announce(tx, 'campaign.changed', { id: noted.campaign_id })
}
