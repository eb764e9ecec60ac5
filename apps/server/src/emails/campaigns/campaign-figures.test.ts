import { expect, it } from 'vitest'
import { sql } from '../../kit/db/sql.ts'
import { aSendingCampaign } from '../../testing/a-campaign.ts'
import { useMailHouse } from '../../testing/mail-house.ts'
import { listCampaigns, reportOf } from './campaigns.sql.ts'
import { noteCampaignEnd } from './note-campaign-end.ts'

// What is counted of a campaign, and what the mail provider told of its letters afterwards.
const house = useMailHouse()

it('counts as sent and delivered what did not come back, in the list as on its page (messages 67)', async () => {
  const { database } = house()
  const { db } = database
  const id = await aSendingCampaign(database, ['stays', 'back', 'full'])
  await db.run(sql`update campaign_letters set state = 'sent', sent_at = now() where campaign_id = ${id}`)
  const letterTo = async (name: string) =>
    (
      await db.one<{ id: string }>(sql`
        select l.id from campaign_letters l join users u on u.id = l.user_id where u.email = ${`${name}@example.test`}`)
    ).id
  const told = async (name: string, end: 'delivered' | 'bounced' | 'undelivered') => {
    const event = { id: await letterTo(name), end, note: '' }
    await database.transaction((tx) => noteCampaignEnd(tx, event, new Date('2026-11-20T16:00:00Z')))
  }
  for (const name of ['stays', 'back', 'full']) await told(name, 'delivered')
  expect(await reportOf(db, id)).toMatchObject({ sent: 3, delivered: 3, failed: 0 })
  await told('back', 'bounced')
  await told('full', 'undelivered')
  expect(await reportOf(db, id)).toMatchObject({ total: 3, sent: 1, delivered: 1, failed: 2, bounced: 2 })
  expect(await listCampaigns(db)).toMatchObject([{ id, total: 3, sent: 1 }])
})
