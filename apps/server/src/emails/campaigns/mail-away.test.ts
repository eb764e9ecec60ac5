import { isMailAway } from '@sizzle/domain/messages/campaign.ts'
import { expect, it } from 'vitest'
import { sql } from '../../kit/db/sql.ts'
import { deliveryProbe } from '../../messages/probes.ts'
import { aSendingCampaign, openQuickLane } from '../../testing/a-campaign.ts'
import { startFakeSmtp } from '../../testing/fake-smtp.ts'
import { useMailHouse } from '../../testing/mail-house.ts'
import { campaignById } from './campaigns.sql.ts'

const house = useMailHouse()

it.each([
  ['many letters', 8],
  ['few letters, tried again and again', 2],
])(
  'of %s: campaign and status say that the mail server is away, and no more when it is back (messages 68)',
  async (_, people) => {
    const { database } = house()
    const { db } = database
    const server = await startFakeSmtp()
    await server.stop()
    await db.run(sql`update campaigns set state = 'done', ended_at = now()`)
    await db.run(sql`delete from campaign_letters`)
    await db.run(sql`delete from consents`)
    await db.run(sql`delete from users where email like '%@example.test'`)
    const id = await aSendingCampaign(
      database,
      Array.from({ length: people }, (_, n) => `reader${n}`),
    )
    const campaign = async () => {
      const row = await campaignById(db, id)
      return row ? isMailAway(row) : undefined
    }
    const probe = deliveryProbe(database, 'email', 'smtp')
    expect([await campaign(), (await probe()).status]).toEqual([false, 'ok'])
    const lane = openQuickLane(database, server.url)
    const hurry = async () => {
      await db.run(sql`update campaign_letters set due_at = now() where campaign_id = ${id} and state = 'waiting'`)
      await db.run(sql`update campaigns set due_at = now() where id = ${id} and lease is null`)
    }
    const tried = async () => {
      await hurry()
      return campaign()
    }
    await expect.poll(tried).toBe(true)
    expect(await probe()).toMatchObject({
      status: 'degraded',
      cause: expect.stringMatching(/^The letters of a campaign do not leave: ./),
    })
    const back = await startFakeSmtp(undefined, Number(new URL(server.url).port))
    await expect.poll(tried).toBe(false)
    expect((await probe()).status).toBe('ok')
    await lane.stop()
    await back.stop()
  },
)
