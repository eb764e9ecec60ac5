import { getEmailStats } from '@sizzle/contract/emails.ts'
import { expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { bodyOf } from '../testing/body-of.ts'
import { ADMIN, useTestApp } from '../testing/test-app.ts'
import { until } from '../testing/until.ts'
import { testSentWords } from './test-sent.ts'

const app = useTestApp()
const OFFER = { subject: '{offerTitle}', message: 'Hello {customerName}', offerTitle: 'Thali week' }

it('where a mail server is set, the answer says to whom a test goes', () => {
  expect(testSentWords({ name: 'smtp' }, ADMIN.email)).toBe(`A test goes to ${ADMIN.email}.`)
})

it('a test goes to the own address, says that it is one, and counts nowhere (messages 37)', async () => {
  const admin = await app().admin()
  const reply = await admin.post('/sendTestEmail', { templateId: 'promotion', templateData: OFFER })
  // Nothing claims to be sent that was not (messages 5).
  const message = 'Email is not set up: the test is saved under Messages and not sent.'
  expect(reply).toMatchObject({ status: 200, body: { message } })
  const rows = () =>
    app().database.db.many<{ recipient: string; subject: string; text: string; state: string; promotional: boolean }>(
      sql`select recipient, subject, text, state, promotional from messages where id = ${reply.body.messageId}`,
    )
  // The owner has agreed to nothing, and gets it all the same.
  const [row] = await until(rows, ([found]) => found?.state === 'captured')
  expect(row).toMatchObject({
    recipient: ADMIN.email,
    subject: 'Test: Thali week',
    state: 'captured',
    promotional: false,
  })
  expect(row?.text).toContain('This is a test')
  // Its way out says that it is a test as well (messages 70).
  const [wayOut = ''] = /http\S+\/unsubscribe\/\S+/.exec(row?.text ?? '') ?? []
  const page = await fetch(app().url + new URL(wayOut).pathname)
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringContaining('In the letter that guests get, this link ends offers to its reader. Nothing was changed.'),
  ])
  expect(bodyOf(getEmailStats, await admin.get('/getEmailStats')).total).toBe(0)
})

it('what is wrong with its words is refused, and a second one within a second', async () => {
  const admin = await app().admin()
  const unknown = { templateId: 'custom', templateData: { subject: 'Hello', message: 'Hi {nobody}' } }
  expect((await admin.post('/sendTestEmail', unknown)).body).toMatchObject({ fields: [{ field: 'message' }] })
  await app().database.db.run(sql`delete from attempts`)
  const custom = { templateId: 'custom', templateData: { subject: 'Hello', message: 'Hello' } }
  const replies = await Promise.all([1, 2].map(() => admin.post('/sendTestEmail', custom)))
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429])
})
