import { getEmailStats, getEmailTemplates, previewEmail, sendBulkEmail, sendEmail } from '@sizzle/contract/emails.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { welcomedBefore } from '../testing/a-code.ts'
import { aPicture } from '../testing/a-picture.ts'
import { bodyOf } from '../testing/body-of.ts'
import { startFakeSmtp } from '../testing/fake-smtp.ts'
import { openTestApp, type TestApp, useTestApp } from '../testing/test-app.ts'

// Emails that an admin writes: to whom they go, what they say, and what is refused.
const app = useTestApp()
const WORDS = { subject: 'Hello', message: 'Hello {customerName},\nsee you soon.' }
const OFFER = { ...WORDS, offerTitle: 'Thali week', validUntil: '2099-12-31', terms: 'At the table only.' }

/** The pause between two sends of one person is over. */
const rest = () => app().database.db.run(sql`delete from attempts where subject like 'written emails%'`)
afterEach(() => rest())

const messagesTo = (email: string, on = app()) =>
  on.database.db.many<{ state: string; text: string; subject: string; recipient_name: string; last_error: string }>(sql`
    select state, text, subject, recipient_name, last_error from messages
    where recipient = ${email} and template in ('custom', 'promotion') order by created_at`)

/** An account that has agreed to offers, at an address that has shown to be its own. */
async function aReaderOfOffers(email: string, on: TestApp = app()) {
  const reader = await on.signUp(email)
  await on.database.db.run(sql`update users set email_verified = true where email = ${email}`)
  await welcomedBefore(on, email)
  expect((await reader.post('/updateProfile', { preferences: { marketing: true } })).status).toBe(200)
  return reader
}

describe('the same email to many', () => {
  it('goes to each address once, by the name of its account or the one that was given (messages 30)', async () => {
    await app().signUp('priya@example.test', 'Priya Sharma')
    const admin = await app().admin()
    const recipients = [
      'Priya@example.test',
      ' priya@example.test ',
      { email: 'sam@example.test', name: 'Sam' },
      'x@example.test',
    ]
    const reply = await admin.post('/sendBulkEmail', { recipients, templateId: 'custom', templateData: WORDS })
    expect(reply.body).toMatchObject({ totalRecipients: 3, successful: 3, failed: 0 })
    const texts = await Promise.all(['priya', 'sam', 'x'].map((name) => messagesTo(`${name}@example.test`)))
    expect(texts.map((rows) => rows.length)).toEqual([1, 1, 1])
    expect(texts[0]?.[0]?.text).toContain('Hello Priya Sharma,\nsee you soon.')
    expect(texts[1]?.[0]?.text).toContain('Hello Sam,')
    expect(texts[2]?.[0]?.text).toContain('Hello Valued Customer,')
    const audit = await app().database.db.many(sql`select * from audit where action = 'sendBulkEmail'`)
    expect(audit).toMatchObject([{ actor_name: 'Owner', subject: 'email:custom', after: { recipients: 3 } }])
  })

  it.each([
    [[], 'email_recipients_missing', 'At least one recipient is required'],
    [['a@b.ca', 'no', 'c@d'], 'email_addresses_invalid', 'Invalid email addresses: no, c@d'],
    [['a@b.ca, v@x.ca'], 'email_addresses_invalid', 'Invalid email addresses: a@b.ca, v@x.ca'],
    [['a@b.ca\r\nBcc: v@x.ca'], 'email_addresses_invalid', 'Invalid email addresses: a@b.ca\r\nbcc: v@x.ca'],
    [['Priya <a@b.ca>'], 'email_addresses_invalid', 'Invalid email addresses: priya <a@b.ca>'],
    [
      Array.from({ length: 101 }, (_, n) => `n${n}@example.test`),
      'invalid_input',
      'Cannot send to more than 100 recipients at once',
    ],
  ])('to %j is refused and writes nothing', async (recipients, code, sentence) => {
    const admin = await app().admin()
    const reply = await admin.post('/sendBulkEmail', { recipients, templateId: 'custom', templateData: WORDS })
    expect([reply.body.code, reply.body.userMessage]).toEqual([code, sentence])
    expect(await messagesTo('a@b.ca')).toEqual([])
  })

  it.each([
    ['subject', { ...WORDS, subject: ' ' }, 'Subject is required'],
    ['subject', { ...WORDS, subject: 'x'.repeat(201) }, 'Subject too long. Maximum 200 characters allowed'],
    ['subject', { ...WORDS, subject: 'Hi\r\nBcc: v@x.ca' }, 'Subject must be one line'],
    ['message', { ...WORDS, message: '' }, 'Message is required'],
    ['message', { ...WORDS, message: 'x'.repeat(2001) }, 'Message too long. Maximum 2000 characters allowed'],
    ['imageUrl', { ...WORDS, imageUrl: 'http://10.0.0.1/a.png' }, 'Image address must start with https://'],
    ['imageUrl', { ...WORDS, imageUrl: 'javascript:alert(1)' }, 'Image address must start with https://'],
  ])('with a wrong %s is refused', async (field, templateData, sentence) => {
    const admin = await app().admin()
    const wish = { recipients: ['a@b.ca'], templateId: 'custom', templateData }
    for (const reply of [
      await admin.post('/sendBulkEmail', wish),
      await admin.post('/previewEmail', { ...wish, recipients: undefined }),
    ])
      expect(reply.body).toMatchObject({ code: 'invalid_input', fields: [{ field, sentence }] })
  })

  it('with an unknown template is refused', async () => {
    const wish = { recipients: ['a@b.ca'], templateId: 'welcome', templateData: WORDS }
    const reply = await (await app().admin()).post('/sendBulkEmail', wish)
    expect([reply.status, reply.body.userMessage]).toEqual([400, 'Invalid email template selected'])
  })

  it('flattens a name that would become another header', async () => {
    const recipients = [{ email: 'crlf@example.test', name: 'Pri\r\nBcc: v@x.ca' }]
    await (await app().admin()).post('/sendBulkEmail', { recipients, templateId: 'custom', templateData: WORDS })
    expect(await messagesTo('crlf@example.test')).toMatchObject([{ recipient_name: 'Pri Bcc: v@x.ca' }])
  })

  it('sends once a second, also when one person presses five times at once', async () => {
    const admin = await app().admin()
    const press = (n: number) =>
      admin.post('/sendBulkEmail', {
        recipients: [`press-${n}@example.test`],
        templateId: 'custom',
        templateData: WORDS,
      })
    const replies = await Promise.all([1, 2, 3, 4, 5].map(press))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = replies.find(({ status }) => status === 429)
    expect(refused?.body.userMessage).toMatch(/^Rate limited\. Please wait \d+ms before sending again\.$/)
    await rest()
    expect((await press(6)).status).toBe(200)
  })

  it('under the same key is one sending', async () => {
    const admin = await app().admin()
    const wish = { recipients: ['twice@example.test'], templateId: 'custom', templateData: WORDS }
    const headers = { 'idempotency-key': 'email-pressed-once' }
    const first = await admin.post('/sendBulkEmail', wish, headers)
    const hurried = await admin.post('/sendBulkEmail', wish, headers)
    expect([first.status, hurried.status]).toEqual([200, 429])
    await rest()
    const again = await admin.post('/sendBulkEmail', wish, headers)
    expect(again.body.results).toEqual(first.body.results)
    expect(await messagesTo('twice@example.test')).toHaveLength(1)
  })
})

describe('a promotion', () => {
  it('goes to who agreed and has confirmed the address, and to nobody else (messages 31)', async () => {
    await aReaderOfOffers('agreed@example.test')
    const unconfirmed = await app().signUp('unconfirmed@example.test')
    await unconfirmed.post('/updateProfile', { preferences: { marketing: true } })
    await app().signUp('never-said@example.test')
    const recipients = ['agreed', 'unconfirmed', 'never-said', 'no-account'].map((name) => `${name}@example.test`)
    const wish = { recipients, templateId: 'promotion', templateData: OFFER }
    const reply = await (await app().admin()).post('/sendBulkEmail', wish)
    const { results } = bodyOf(sendBulkEmail, reply)
    expect(results.map(({ success, error }) => success || error)).toEqual([
      true,
      ...Array(3).fill('This person has not agreed to receive offers.'),
    ])
    const [letter] = await messagesTo('agreed@example.test')
    expect(letter?.text).toContain('Valid until: Thursday, December 31, 2099')
    expect(letter?.text).toContain('Terms: At the table only.')
    expect(letter?.text).toContain('395 Truro Heights Road')
    expect(letter?.text).toMatch(/Unsubscribe: http\S+\/unsubscribe\/[0-9a-f-]{36}\/\S{32}/)
  })

  it('needs a title', async () => {
    const wish = { recipients: ['a@b.ca'], templateId: 'promotion', templateData: WORDS }
    const reply = await (await app().admin()).post('/sendBulkEmail', wish)
    expect(reply.body.fields).toEqual([{ field: 'offerTitle', sentence: 'Offer title is required' }])
  })

  it('whose words name the last day needs that day (messages 15)', async () => {
    const { validUntil: _, message: __, ...standard } = OFFER
    const wish = { recipients: ['a@b.ca'], templateId: 'promotion', templateData: standard }
    const reply = await (await app().admin()).post('/sendBulkEmail', wish)
    const sentence = 'Your message names the last day: choose it, or take it out.'
    expect(reply.body.fields).toEqual([{ field: 'validUntil', sentence }])
  })

  it('to one person who has not agreed is refused', async () => {
    const wish = { to: 'stranger@example.test', templateId: 'promotion', templateData: OFFER }
    const reply = await (await app().admin()).post('/sendEmail', wish)
    expect([reply.status, reply.body.code]).toEqual([409, 'consent_missing'])
  })

  it('that waits is not sent to who has said no since', async () => {
    const smtp = await startFakeSmtp()
    const mailing = await openTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'orders@example.test' })
    try {
      const reader = await aReaderOfOffers('changed@example.test', mailing)
      await aReaderOfOffers('stays@example.test', mailing)
      const admin = await mailing.admin()
      smtp.onAll(421)
      const recipients = ['changed@example.test', 'stays@example.test']
      await admin.post('/sendBulkEmail', { recipients, templateId: 'promotion', templateData: OFFER })
      const tried = () =>
        mailing.database.db.many(sql`select 1 from messages where promotional and attempts > 0 and state = 'queued'`)
      await expect.poll(async () => (await tried()).length).toBe(2)
      await reader.post('/updateProfile', { preferences: { marketing: false } })
      smtp.onAll('deliver')
      await expect
        .poll(async () => {
          await mailing.database.db.run(sql`update messages set due_at = now() where state = 'queued'`)
          const rows = await Promise.all(recipients.map((email) => messagesTo(email, mailing)))
          return rows.map(([row]) => row?.state)
        })
        .toEqual(['skipped', 'sent'])
      const offered = smtp.mails.filter(({ raw }) => raw.includes('List-Unsubscribe:')).flatMap(({ to }) => to)
      expect(offered).toEqual(['stays@example.test'])
    } finally {
      await mailing.stop()
      await smtp.stop()
    }
  })
})

describe('one email', () => {
  it('says what waits, and is found from its order', async () => {
    const admin = await app().admin()
    const wish = { to: 'one@example.test', templateId: 'custom', templateData: { ...WORDS, customerName: 'Noor' } }
    const reply = await admin.post('/sendEmail', wish)
    expect(bodyOf(sendEmail, reply)).toMatchObject({
      message: 'Email is not set up: the email to one@example.test is saved under Messages and not sent.',
    })
    expect((await messagesTo('one@example.test'))[0]?.text).toContain('Hello Noor,')
    await rest()
    const unknown = await admin.post('/sendEmail', { ...wish, orderId: crypto.randomUUID() })
    expect([unknown.status, unknown.body.code]).toEqual([404, 'order_not_found'])
  })

  it('belongs to admins', async () => {
    const { apiKey } = await app().admin()
    const customer = await app().signUp()
    const wish = { to: 'one@example.test', templateId: 'custom' }
    expect((await customer.post('/sendEmail', wish, { 'x-api-key': apiKey })).status).toBe(403)
  })
})

describe('what emails are made of', () => {
  it('is shown as one reader would get it, and sent to nobody', async () => {
    const admin = await app().admin()
    const hostile = {
      ...OFFER,
      customerName: '<img src=x onerror=alert(1)>',
      imageUrl: 'https://pictures.example.com/a.jpg',
    }
    const wish = { templateId: 'promotion', templateData: hostile }
    const { subject, text, html } = bodyOf(previewEmail, await admin.post('/previewEmail', wish))
    expect(subject).toBe('Hello')
    expect(text).toContain('Thali week')
    expect(html).toContain('<img src="https://pictures.example.com/a.jpg" alt="Thali week"')
    expect(html).not.toContain('<img src=x')
    expect(html).toContain('<br/>see you soon.')
  })

  it('says whether a mail server is set', async () => {
    const reply = await (await app().admin()).get('/getEmailTemplates')
    const { templates, emailEnabled } = bodyOf(getEmailTemplates, reply)
    expect(emailEnabled).toBe(false)
    expect(templates.map(({ id }) => id)).toEqual([
      'order_confirmation',
      'reservation_confirmation',
      'custom',
      'promotion',
    ])
  })

  it('takes a picture as a JPEG at an address of ours (messages 33)', async () => {
    const admin = await app().admin()
    const { imageUrl } = (await admin.upload('/uploadEmailImage', aPicture())).body
    const picture = await fetch(app().url + String(imageUrl))
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const preview = await admin.post('/previewEmail', { templateId: 'custom', templateData: { ...WORDS, imageUrl } })
    expect(preview.body.html).toContain(`${String(imageUrl)}"`)
    const large = await admin.upload('/uploadEmailImage', new Uint8Array(2 * 1024 * 1024 + 1))
    expect([large.status, large.body.userMessage]).toEqual([413, 'Image too large for email. Maximum 2MB'])
    expect((await admin.upload('/uploadEmailImage', new Uint8Array(100))).body.code).toBe('image_invalid')
  })
})

it('statistics count what was written in 30 days, by template and by day of the house', async () => {
  const admin = await app().admin()
  await app().database.db.run(sql`delete from messages`)
  await admin.post('/sendBulkEmail', {
    recipients: ['s1@example.test', 's2@example.test'],
    templateId: 'custom',
    templateData: WORDS,
  })
  await expect.poll(async () => bodyOf(getEmailStats, await admin.get('/getEmailStats')).captured).toBe(2)
  await app().database.db.run(sql`
    update messages set state = 'failed', sent_at = null where recipient = 's1@example.test'`)
  await app().database.db.run(sql`update messages set state = 'sent' where recipient = 's2@example.test'`)
  const stats = bodyOf(getEmailStats, await admin.get('/getEmailStats'))
  expect(stats).toMatchObject({ total: 2, sent: 1, failed: 1, waiting: 0, successRate: 50 })
  expect(stats.templates).toEqual({ custom: 2 })
  expect(stats.byTemplate).toEqual([{ template: 'custom', total: 2, sent: 1, captured: 0, failed: 1, skipped: 0 }])
  expect(stats.byDay).toMatchObject([{ total: 2, sent: 1, captured: 0, failed: 1, skipped: 0 }])
  await app().database.db.run(
    sql`update messages set state = 'skipped', sent_at = null where recipient = 's2@example.test'`,
  )
  const left = bodyOf(getEmailStats, await admin.get('/getEmailStats'))
  expect(left.byTemplate).toMatchObject([{ template: 'custom', sent: 0, failed: 1, skipped: 1 }])
  // At one in the night by Greenwich it is still the evening before in the house.
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const dayBefore = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)
  await app().database.db.run(sql`update messages set created_at = ${`${yesterday}T01:00:00Z`}::timestamptz`)
  expect(bodyOf(getEmailStats, await admin.get('/getEmailStats')).byDay).toMatchObject([{ date: dayBefore, total: 2 }])
})
