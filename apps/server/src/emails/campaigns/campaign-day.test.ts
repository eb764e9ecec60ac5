import { expect, it } from 'vitest'
import { sql } from '../../kit/db/sql.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

it('a draft from before that names a last day, and has none, is not started (messages 15)', async () => {
  const admin = await app().admin()
  const templateData = { subject: '{offerTitle}', message: 'Hello!', offerTitle: 'Naan' }
  const wish = { name: 'Week', audience: {}, templateData, code: '', perMinute: 600 }
  const { campaignId, version } = (await admin.post('/saveCampaign', wish)).body
  await app().database.db.run(sql`
    update campaigns set letter = jsonb_set(letter, '{message}', '"Until {validUntil}."') where id = ${campaignId}`)
  const reply = await admin.post('/startCampaign', { campaignId, expectedVersion: version })
  expect([reply.status, reply.body.code]).toEqual([409, 'campaign_day_missing'])
})

it('a campaign without a code whose last day is over is refused at its field (messages 15)', async () => {
  const admin = await app().admin()
  const templateData = { subject: '{offerTitle}', message: 'Hello!', offerTitle: 'Naan', validUntil: '2020-01-01' }
  const reply = await admin.post('/saveCampaign', {
    name: 'Week',
    audience: {},
    templateData,
    code: '',
    perMinute: 600,
  })
  expect(reply.body.fields).toEqual([{ field: 'validUntil', sentence: 'This day is over' }])
})

it('an offer whose last day is over goes to nobody, and can be looked at (messages 15)', async () => {
  const admin = await app().admin()
  const templateData = { subject: 'Naan', message: 'Hello!', offerTitle: 'Naan', validUntil: '2020-01-01' }
  const wish = { templateId: 'promotion', templateData }
  const fields = [{ field: 'validUntil', sentence: 'This day is over' }]
  expect((await admin.post('/sendBulkEmail', { ...wish, recipients: ['a@b.ca'] })).body.fields).toEqual(fields)
  expect((await admin.post('/sendEmail', { ...wish, to: 'a@b.ca' })).body.fields).toEqual(fields)
  expect((await admin.post('/previewEmail', wish)).status).toBe(200)
})
