import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { hashesMade } from '../kit/password-hash.ts'
import { fromOwnSite } from '../testing/own-site.ts'
import { rawPost } from '../testing/raw-call.ts'
import { useTestApp } from '../testing/test-app.ts'

// The factor of the tests' app widens the limits of addresses; those of accounts stay as they are.
const app = useTestApp({ TRUST_PROXY: '192.0.2.0/24' })
const PASSWORD = 'Turmeric-42'
const guess = (email: string, headers: Record<string, string> = {}) =>
  rawPost(app(), '/api/auth/sign-in/email', { email, password: `Guess-${randomUUID()}` }, headers)

describe('guessing at one account', () => {
  let email = ''
  let known = ''
  beforeAll(async () => {
    email = `victim-${randomUUID()}@example.test`
    known = (await app().signUp(email)).cookie
  })

  it('is slowed down before a hash is made, whatever address the sender claims (people 32)', async () => {
    const codes: unknown[] = []
    for (let n = 0; n < 30; n++)
      codes.push((await guess(email, { 'x-forwarded-for': `203.0.113.${n}`, 'x-client-ip': `10.0.0.${n}` })).body.code)
    expect(codes.filter((code) => code === 'invalid_credentials').length).toBeLessThanOrEqual(7)
    const before = hashesMade()
    const refused = await guess(email)
    expect([refused.status, refused.body.code, refused.body.userMessage]).toEqual([
      429,
      'too-many-attempts',
      'Too many failed attempts. Please try again later.',
    ])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(hashesMade()).toBe(before)
  })

  it('slows an address without an account just the same', async () => {
    const nobody = `nobody-${randomUUID()}@example.test`
    const statuses = []
    for (let n = 0; n < 8; n++) statuses.push((await guess(nobody)).status)
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401])
    expect(statuses).toContain(429)
  })

  it('does not keep out the owner, whose browser has been here before', async () => {
    while ((await guess(email)).status !== 429);
    expect((await rawPost(app(), '/api/auth/sign-in/email', { email, password: PASSWORD })).status).toBe(429)
    const own = await rawPost(app(), '/api/auth/sign-in/email', { email, password: PASSWORD }, fromOwnSite(known))
    expect(own.status).toBe(200)
  })

  it('is not made free by a mark of another account, or one that was made up', async () => {
    const other = (await app().signUp()).cookie
    const made = 'sizzle.device=AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
    while ((await guess(email)).status !== 429);
    for (const cookie of [other, made]) expect((await guess(email, fromOwnSite(cookie))).status).toBe(429)
  })

  it('counts no sign-in that was right', async () => {
    const person = `person-${randomUUID()}@example.test`
    await app().signUp(person)
    for (let n = 0; n < 20; n++) await app().signIn(person, PASSWORD)
  })
})

describe('mails on request', () => {
  it('are limited for each account, known or not, and say nothing about it', async () => {
    const known = `known-${randomUUID()}@example.test`
    await app().signUp(known)
    const guest = await app().guest()
    for (const email of [known, `unknown-${randomUUID()}@example.test`]) {
      const statuses = []
      for (let n = 0; n < 5; n++) statuses.push((await guest.post('/requestPasswordReset', { email })).status)
      expect(statuses).toEqual([200, 200, 200, 429, 429])
    }
  })

  it('to prove an address are limited as well', async () => {
    const caller = await app().signUp()
    const codes = []
    for (let n = 0; n < 5; n++) codes.push((await caller.post('/sendVerificationEmail', {})).status)
    expect(codes).toEqual([200, 200, 200, 429, 429])
  })
})

describe('the current password', () => {
  it('cannot be guessed from a borrowed session', async () => {
    const caller = await app().signUp()
    const codes = []
    for (let n = 0; n < 8; n++)
      codes.push(
        (await caller.post('/changePassword', { currentPassword: `no-${n}`, newPassword: 'Cardamom-77' })).body.code,
      )
    expect(codes.slice(0, 5)).toEqual(Array(5).fill('wrong-password'))
    expect(codes).toContain('too-many-attempts')
    expect((await caller.post('/deleteMyAccount', { confirm: 'DELETE', password: 'x' })).body.code).toBe(
      'too-many-attempts',
    )
  })
})

describe('addresses', () => {
  it('are those of the last trusted hop', async () => {
    const subjects = () => app().database.db.one<{ n: number }>(sql`select count(*)::int as n from attempts`)
    const before = (await subjects()).n
    const email = `hop-${randomUUID()}@example.test`
    for (let n = 0; n < 3; n++) await guess(email, { 'x-forwarded-for': `198.51.100.${n}` })
    // The socket is not a trusted proxy, so the header is not believed: one account and the address that is there already.
    expect((await subjects()).n - before).toBeLessThanOrEqual(2)
  })
})
