import { getSuppressions } from '@sizzle/contract/emails.ts'
import { expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { welcomedBefore } from '../testing/a-code.ts'
import { bodyOf } from '../testing/body-of.ts'
import { startFakeSmtp } from '../testing/fake-smtp.ts'
import { openTestApp } from '../testing/test-app.ts'

// Addresses that mail comes back from.

it('a mailbox that is not there gets no offers until somebody takes it off the list (messages 34)', async () => {
  const smtp = await startFakeSmtp()
  const app = await openTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'orders@example.test' })
  try {
    const { db } = app.database
    const admin = await app.admin()
    const email = 'gone@example.test'
    const reader = await app.signUp(email)
    await db.run(sql`update users set email_verified = true where email = ${email}`)
    await welcomedBefore(app, email)
    await reader.post('/updateProfile', { preferences: { marketing: true } })
    // The letter that asks to confirm the address would come back as well.
    await expect.poll(() => smtp.mails.flatMap(({ to }) => to)).toContain(email)
    smtp.on(email, 550)
    const templateData = { subject: 'Hello', message: 'Hello', offerTitle: 'Thali week' }
    const offer = async () => {
      await db.run(sql`delete from attempts where subject like 'written emails%'`)
      return (await admin.post('/sendBulkEmail', { recipients: [email], templateId: 'promotion', templateData })).body
    }
    expect(await offer()).toMatchObject({ successful: 1 })
    const list = async () => bodyOf(getSuppressions, await admin.get('/getSuppressions'))
    await expect.poll(async () => (await list()).total).toBe(1)
    expect((await list()).suppressions).toMatchObject([
      { email, reason: 'bounced', note: expect.stringContaining('550') },
    ])
    expect(await offer()).toMatchObject({ successful: 0, failed: 1 })

    expect((await admin.post('/liftSuppression', { email: ' GONE@example.test ' })).status).toBe(200)
    expect((await admin.post('/liftSuppression', { email })).body.code).toBe('suppression_not_found')
    smtp.on(email, 'deliver')
    expect(await offer()).toMatchObject({ successful: 1 })
    const audit = await db.many(sql`select subject from audit where action = 'liftSuppression'`)
    expect(audit).toEqual([{ subject: 'address:gone@example.test' }])
  } finally {
    await app.stop()
    await smtp.stop()
  }
})
