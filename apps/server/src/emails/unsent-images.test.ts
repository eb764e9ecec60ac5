import { expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aPicture } from '../testing/a-picture.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()

it('a picture that no email shows within a week is removed, and one that was sent stays (messages 41)', async () => {
  const admin = await app().admin()
  const upload = async () => String((await admin.upload('/uploadEmailImage', aPicture())).body.imageUrl)
  const [unsent, shown] = [await upload(), await upload()]
  const templateData = { subject: 'Hello', message: 'Hello', imageUrl: shown }
  const wish = { recipients: ['reader@example.test'], templateId: 'custom', templateData }
  expect((await admin.post('/sendBulkEmail', wish)).body.successful).toBe(1)
  const { db } = app().database
  const due = await db.many(
    sql`select due_at > now() + interval '6 days' as is_later from jobs where task = 'drop-unsent-image'`,
  )
  expect(due).toEqual([{ is_later: true }, { is_later: true }])
  await db.run(sql`update jobs set due_at = now() where task = 'drop-unsent-image'`)
  await expect.poll(async () => (await fetch(app().url + unsent)).status).toBe(404)
  await expect.poll(async () => db.many(sql`select 1 from jobs where task = 'drop-unsent-image'`)).toEqual([])
  expect((await fetch(app().url + shown)).status).toBe(200)
})
