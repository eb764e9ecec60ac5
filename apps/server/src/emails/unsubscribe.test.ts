import { MARKETING_CONSENT_TEXT } from '@sizzle/domain/messages/consent-text.ts'
import { describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { welcomedBefore } from '../testing/a-code.ts'
import { idOf } from '../testing/body-of.ts'
import { useTestApp } from '../testing/test-app.ts'

// The way out of every offer.
const app = useTestApp()

async function anOffer(email: string) {
  const reader = await app().signUp(email)
  const { db } = app().database
  await db.run(sql`update users set email_verified = true where email = ${email}`)
  await welcomedBefore(app(), email)
  await reader.post('/updateProfile', { preferences: { marketing: true } })
  await db.run(sql`delete from attempts where subject like 'written emails%'`)
  const templateData = { subject: 'Thali week', message: 'Hello', offerTitle: 'Thali week' }
  const wish = { recipients: [email], templateId: 'promotion', templateData }
  expect((await (await app().admin()).post('/sendBulkEmail', wish)).body.successful).toBe(1)
  const { unsubscribe_url } = await db.one<{ unsubscribe_url: string }>(sql`
    select unsubscribe_url from messages where recipient = ${email} and promotional`)
  return { reader, address: app().url + new URL(unsubscribe_url).pathname }
}
const consentsOf = (email: string) =>
  app().database.db.many(
    sql`select given, source, wording <> '' as worded from consents where email = ${email} order by id`,
  )

describe('the link in an offer', () => {
  it('opens a page that asks and says what was agreed to, and one press ends it, with who, when and to which text (messages 40)', async () => {
    const { reader, address } = await anOffer('leaves@example.test')
    const asked = await fetch(address)
    const page = await asked.text()
    expect([asked.status, page]).toEqual([200, expect.stringContaining('<b>leaves@example.test</b>')])
    expect(page).toContain(MARKETING_CONSENT_TEXT.replace('&', '&amp;'))
    expect(page).toMatch(/On \w+, \w+ \d+, \d{4}, on your profile page/)
    expect(await consentsOf('leaves@example.test')).toHaveLength(1)

    const pressed = await fetch(address, { method: 'POST' })
    expect(await pressed.text()).toContain('You are unsubscribed')
    expect(await consentsOf('leaves@example.test')).toEqual([
      { given: true, source: 'profile', worded: true },
      { given: false, source: 'unsubscribe link', worded: true },
    ])
    expect((await reader.get('/getProfile')).body).toMatchObject({ profile: { preferences: { marketing: false } } })
    expect(await (await fetch(address)).text()).toContain('You are unsubscribed')
  })

  it('agrees again on its page, once for two presses, and says where that was said (messages 52)', async () => {
    const { reader, address } = await anOffer('returns@example.test')
    await fetch(address, { method: 'POST' })
    const page = await (await fetch(address)).text()
    expect(page).toContain('I agree again')
    expect(page).toContain(MARKETING_CONSENT_TEXT.replace('&', '&amp;'))
    const agree = (origin: string) =>
      fetch(address, { method: 'POST', headers: { origin }, body: new URLSearchParams({ offers: 'yes' }) })
    expect(await (await agree('https://mail.example.com')).text()).toContain('You are unsubscribed')
    const replies = await Promise.all([agree(app().url), agree(app().url)])
    for (const reply of replies) expect(await reply.text()).toContain('go to <b>returns@example.test</b> again')
    expect((await consentsOf('returns@example.test')).slice(2)).toEqual([
      { given: true, source: 'preference page', worded: true },
    ])
    expect((await reader.get('/getProfile')).body).toMatchObject({ profile: { preferences: { marketing: true } } })
    expect(await (await fetch(address)).text()).toMatch(/On \w+, \w+ \d+, \d{4}, on this page/)
  })

  it('does not agree for an address that it was not sent to, and says so of one that sends letters back', async () => {
    const { address } = await anOffer('moved@example.test')
    await fetch(address, { method: 'POST' })
    await app().database.db.run(
      sql`update users set email = 'new-home@example.test' where email = 'moved@example.test'`,
    )
    expect(await (await fetch(address)).text()).not.toContain('I agree again')
    const body = new URLSearchParams({ offers: 'yes' })
    expect(await (await fetch(address, { method: 'POST', body })).text()).toContain('You are unsubscribed')
    const other = await anOffer('full@example.test')
    await fetch(other.address, { method: 'POST' })
    await app().database.db.run(sql`update users set email_verified = false where email = 'full@example.test'`)
    const reply = await fetch(other.address, { method: 'POST', body })
    expect(await reply.text()).toContain('our emails do not reach <b>full@example.test</b>')
  })

  it('takes the one click of a mail program, from anywhere, as often as it comes (messages 32)', async () => {
    const { address } = await anOffer('one-click@example.test')
    const click = () =>
      fetch(address, {
        method: 'POST',
        headers: { origin: 'https://mail.example.com', 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    expect((await Promise.all([click(), click(), click()])).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await consentsOf('one-click@example.test')).toHaveLength(2)
  })

  it('of an account that was merged ends the offers of the one that goes on', async () => {
    const admin = await app().admin()
    const { reader, address } = await anOffer('merged@example.test')
    const kept = await anOffer('kept@example.test')
    const [userId, otherId] = [await idOf(kept.reader), await idOf(reader)]
    const merged = await admin.post('/mergeUsers', { userId, otherId, expectedVersion: 2, otherVersion: 2 })
    expect(merged.status, JSON.stringify(merged.body)).toBe(200)
    expect(await (await fetch(address)).text()).toContain('<b>kept@example.test</b>')
    expect((await fetch(address, { method: 'POST' })).status).toBe(200)
    expect((await kept.reader.get('/getProfile')).body).toMatchObject({
      profile: { preferences: { marketing: false } },
    })
  })

  it('of somebody else, or made up, does nothing', async () => {
    const { address } = await anOffer('own@example.test')
    const other = await anOffer('other@example.test')
    const [, , userId = ''] = new URL(other.address).pathname.split('/')
    const mixed = address.replace(/[0-9a-f-]{36}/, userId)
    for (const wrong of [mixed, `${address}x`, `${app().url}/unsubscribe/x/y`]) {
      expect((await fetch(wrong)).status).toBe(404)
      expect((await fetch(wrong, { method: 'POST' })).status).toBe(404)
    }
    expect(await consentsOf('other@example.test')).toHaveLength(1)
  })
})
