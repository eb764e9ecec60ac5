import { getSuppressions } from '@sizzle/contract/emails.ts'
import { expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { welcomedBefore } from '../testing/a-code.ts'
import { bodyOf, idOf } from '../testing/body-of.ts'
import { startFakeSmtp } from '../testing/fake-smtp.ts'
import { readLive } from '../testing/live-reader.ts'
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
    const readerId = await idOf(reader)
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
    const page = await readLive(app.url, { cookie: admin.cookie })
    expect(await offer()).toMatchObject({ successful: 1 })
    // An open page of that person hears of it (messages 72).
    await page.until(({ data }) => data.topic === 'user.changed' && data.id === readerId)
    page.close()
    const list = async () => bodyOf(getSuppressions, await admin.get('/getSuppressions'))
    await expect.poll(async () => (await list()).total).toBe(1)
    expect((await list()).suppressions).toMatchObject([
      { email, reason: 'bounced', note: expect.stringContaining('550') },
    ])
    expect(await offer()).toMatchObject({ successful: 0, failed: 1 })

    const second = await readLive(app.url, { cookie: admin.cookie })
    expect((await admin.post('/liftSuppression', { email: ' GONE@example.test ' })).status).toBe(200)
    expect((await admin.post('/liftSuppression', { email })).body.code).toBe('suppression_not_found')
    await second.until(({ data }) => data.topic === 'user.changed' && data.id === readerId)
    second.close()
    smtp.on(email, 'deliver')
    expect(await offer()).toMatchObject({ successful: 1 })
    const audit = await db.many(sql`select subject from audit where action = 'liftSuppression'`)
    // By the person, and not by the address: nothing takes it out again (people 70).
    expect(audit).toEqual([{ subject: `user:${readerId}` }])
    await db.run(sql`insert into suppressions (email, reason, note) values ('guest@example.test', 'bounced', '')`)
    expect((await admin.post('/liftSuppression', { email: 'guest@example.test' })).status).toBe(200)
    expect(await db.many(sql`select from audit where subject = 'address' and action = 'liftSuppression'`)).toHaveLength(
      1,
    )
  } finally {
    await app.stop()
    await smtp.stop()
  }
})
