import { getUserHistory } from '@sizzle/contract/user-history.ts'
import { expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { suppress } from '../messages/suppressions.sql.ts'
import { bodyOf, idOf } from '../testing/body-of.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()

it('a person’s page and copy show the offers they got, and why they get none any more (messages 69)', async () => {
  const { database } = app()
  const guest = await app().signUp('asha@example.test', 'Asha Rao')
  const userId = await idOf(guest)
  const letter = {
    templateId: 'promotion',
    subject: '{customerName}, {offerTitle} until {validUntil}',
    message: 'Hello',
    values: { offerTitle: 'Thali week', validUntil: '2026-12-31' },
  }
  const { id: campaignId } = await database.db.one<{ id: string }>(sql`
    insert into campaigns (id, name, state, audience, letter, per_minute, created_at, started_at, ended_at)
    values (gen_random_uuid(), 'Thalis', 'done', '{}', ${JSON.stringify(letter)}::jsonb, 600, now(), now(), now()) returning id`)
  await database.db.run(sql`
    insert into campaign_letters (id, campaign_id, user_id, due_at, state, sent_at)
    values (gen_random_uuid(), ${campaignId}, ${userId}, now(), 'sent', now() + interval '1 second')`)
  const admin = await app().admin()
  const history = async () => bodyOf(getUserHistory, await admin.get(`/getUserHistory?userId=${userId}`))
  expect((await history()).noOffers).toBeNull()
  await database.transaction((tx) => suppress(tx, 'Asha@example.test', 'bounced', 'No such mailbox'))

  const subject = 'Asha Rao, Thali week until Thursday, December 31, 2026'
  const { messages, noOffers } = await history()
  expect(messages[0]).toMatchObject({ subject, kind: 'email', state: 'sent', campaignId })
  expect(noOffers).toMatchObject({ reason: 'bounced', note: 'No such mailbox' })
  for (const reply of [await guest.get('/downloadMyData'), await admin.post('/exportUserData', { userId })])
    expect(reply.body.person).toMatchObject({
      offers: [{ campaign: 'Thalis', subject, state: 'sent' }],
      addressesWithoutOffers: [{ email: 'asha@example.test', reason: 'bounced', note: 'No such mailbox' }],
    })
})
