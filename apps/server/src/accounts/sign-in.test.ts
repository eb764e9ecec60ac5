import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { hashesMade } from '../kit/password-hash.ts'
import { anOrder } from '../testing/an-order.ts'
import { readLive } from '../testing/live-reader.ts'
import { fromOwnSite } from '../testing/own-site.ts'
import { rawPost } from '../testing/raw-call.ts'
import { lettersTo, linkIn } from '../testing/sent-mail.ts'
import { callerWith, openTestApp, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const PASSWORD = 'Turmeric-42'
const someone = () => `someone-${randomUUID()}@example.test`
const signUp = (body: object, headers = {}) => rawPost(app(), '/api/auth/sign-up/email', body, headers)
const signIn = (body: object, headers = {}) => rawPost(app(), '/api/auth/sign-in/email', body, headers)
const roleOf = (email: string) =>
  app().database.db.one<Record<string, unknown>>(sql`
  select role, is_active, email_verified, name from users where email = ${email}`)

describe('signing up', () => {
  it('makes a customer, signs in and mails a link that proves the address', async () => {
    const email = someone()
    const answer = await signUp({ name: ' Priya Sharma ', email: ` ${email.toUpperCase()} `, password: PASSWORD })
    expect([answer.status, answer.body.success]).toEqual([200, true])
    expect(answer.body).not.toHaveProperty('token')
    expect(await roleOf(email)).toEqual({
      role: 'customer',
      is_active: true,
      email_verified: false,
      name: 'Priya Sharma',
    })
    const { token } = linkIn((await lettersTo(app(), email, 'verify_email'))[0])
    const guest = await app().guest()
    expect((await guest.post('/verifyEmail', { token })).status).toBe(200)
    expect(await roleOf(email)).toMatchObject({ email_verified: true })
    expect((await guest.post('/verifyEmail', { token })).body.code).toBe('verification_link_invalid')
  })

  it.each([
    ['password', { password: 'Sh0rt1!' }, 'Password must be at least 8 characters'],
    ['password', { password: 'alllowercase' }, 'Password must meet at least 4 security requirements'],
    ['name', { name: 'P' }, 'Name must be at least 2 characters'],
    ['email', { email: 'nonsense' }, 'Invalid email format'],
    ['email', { email: 'a@b.ca\r\nBcc: v@x.ca' }, 'Invalid email format'],
    ['email', { email: 'a@b.ca, v@x.ca' }, 'Invalid email format'],
  ])('says what is wrong with %s in %o', async (field, change, problem) => {
    const { status, body } = await signUp({ name: 'Priya', email: someone(), password: PASSWORD, ...change })
    expect([status, body.code]).toEqual([400, 'invalid_input'])
    expect(body.fields).toContainEqual({ field, sentence: problem })
  })

  it.each([
    { role: 'admin' },
    { isActive: true },
    { emailVerified: true },
    { email_verified: true },
    { image: 'https://x.test/a.png' },
    { id: randomUUID() },
    { loyaltyPoints: 1_000_000 },
    { callbackURL: 'https://evil.example' },
  ] as Record<string, unknown>[])('refuses the extra field in %o', async (extra) => {
    const email = someone()
    const { status } = await signUp({ name: 'Priya', email, password: PASSWORD, ...extra })
    expect(status).toBe(400)
    expect((await app().database.db.many(sql`select 1 from users where email = ${email}`)).length).toBe(0)
  })

  it.each([
    ['Priya 🌶', 'Name contains invalid characters'],
    ['<img src=x>', 'Name contains invalid characters'],
    ['P'.repeat(200), 'Name must be less than 50 characters'],
  ])('takes no name that an order could not have: %s', async (name, problem) => {
    const { status, body } = await signUp({ name, email: someone(), password: PASSWORD })
    expect([status, JSON.stringify(body.fields)]).toEqual([400, expect.stringContaining(problem)])
  })

  it('lets somebody in whose name is from before the rule, and says at the order what to change', async () => {
    const email = someone()
    await app().signUp(email)
    await app().database.db.run(sql`update users set name = 'Priya 🌶' where email = ${email}`)
    const caller = await app().signIn(email, PASSWORD)
    expect((await caller.post('/updateProfile', { phoneNumber: '9025550123' })).status).toBe(200)
    const order = await anOrder(app())
    const ordered = { ...order, customerInfo: { ...order.customerInfo, name: 'Priya 🌶' } }
    const { body } = await caller.post('/createCustomerOrderCash', ordered)
    expect(JSON.stringify(body.fields)).toContain('Name contains invalid characters')
  })

  it.each(['admin@evil.ca', 'notadmin@example.test', 'owner.admin@example.test'])(
    'gives %s no right whatever',
    async (email) => {
      await app().signUp(email)
      expect(await roleOf(email)).toMatchObject({ role: 'customer' })
      const caller = await app().signIn(email, PASSWORD)
      const admin = await app().admin()
      expect((await caller.get('/getLocationOrders?locationId=truro')).status).toBe(401)
      const withKey = await fetch(`${app().url}/api/getLocationOrders?locationId=truro`, {
        headers: { cookie: caller.cookie, 'x-api-key': admin.apiKey },
      })
      expect(withKey.status).toBe(403)
    },
  )

  it('lets in all of a crowd that comes at once (people 60)', async () => {
    const crowd = Array.from({ length: 40 }, () => ({ name: 'Priya', email: someone(), password: PASSWORD }))
    const up = await Promise.all(crowd.map((body) => signUp(body)))
    expect(up.map(({ status }) => status)).toEqual(crowd.map(() => 200))
    const back = await Promise.all(crowd.map(({ email, password }) => signIn({ email, password })))
    expect(back.map(({ status }) => status)).toEqual(crowd.map(() => 200))
  })

  it('says that an address is taken, also to the second of two at once', async () => {
    const email = someone()
    const twins = await Promise.all([1, 2, 3].map(() => signUp({ name: 'Priya', email, password: PASSWORD })))
    expect(twins.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const again = await signUp({ name: 'Priya', email: email.toUpperCase(), password: PASSWORD })
    expect([again.status, again.body.code, again.body.userMessage]).toEqual([
      409,
      'email-already-in-use',
      'An account with this email already exists.',
    ])
  })
})

describe('signing in', () => {
  it('answers an unknown address and a wrong password alike, and makes a hash for both (people 6)', async () => {
    const email = someone()
    await app().signUp(email)
    const work = [hashesMade()]
    const unknown = await signIn({ email: someone(), password: PASSWORD })
    work.push(hashesMade())
    const wrong = await signIn({ email, password: 'Wrong-pass-1' })
    work.push(hashesMade())
    expect(work.map((made) => made - (work[0] ?? 0))).toEqual([0, 1, 2])
    const shape = ({ status, body, headers }: typeof unknown) => ({
      status,
      body: { ...body, requestId: '', timestamp: '' },
      headers: [...headers.keys()].toSorted(),
    })
    expect(shape(unknown)).toEqual(shape(wrong))
    expect(unknown.body.userMessage).toBe('Incorrect e-mail or password. Please try again.')
  })

  it('gives a new session whatever cookie came along, and ends the old one', async () => {
    const email = someone()
    const first = await app().signUp(email)
    const planted = 'sizzle.session_token=planted.AAAA'
    const second = await signIn({ email, password: PASSWORD }, fromOwnSite(`${planted}; ${first.cookie}`))
    const session = second.cookies.find((line) => line.startsWith('sizzle.session_token='))
    expect(session).toMatch(/HttpOnly/i)
    expect(session).toMatch(/SameSite=Lax/i)
    expect(session).not.toContain('planted')
    expect(session?.split(';')[0]).not.toBe(first.cookie.split(';')[0])
  })

  it('ends the session it replaces', async () => {
    const email = someone()
    const first = await app().signUp(email)
    await signIn({ email, password: PASSWORD }, fromOwnSite(first.cookie))
    expect((await first.get('/session')).body.user).toBeNull()
  })

  it('is refused for a deactivated account, with its reason only after the right password', async () => {
    const email = someone()
    const caller = await app().signUp(email)
    await app().database.db.run(sql`update users set is_active = false where email = ${email}`)
    expect((await signIn({ email, password: 'Wrong-pass-1' })).body.code).toBe('invalid_credentials')
    const right = await signIn({ email, password: PASSWORD })
    expect([right.status, right.body.code, right.cookies]).toEqual([403, 'account_deactivated', []])
    expect((await caller.get('/session')).body.user).toBeNull()
  })

  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'http://127.0.0.1:1' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'content-type': 'text/plain' }, 415],
    [{ 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ])('from %o is %i, so that no other site can sign a visitor in', async (headers, status) => {
    const email = someone()
    await app().signUp(email)
    const answer = await signIn({ email, password: PASSWORD }, headers)
    expect([answer.status, answer.cookies]).toEqual([status, []])
  })

  it('redirects nowhere that the request asks for', async () => {
    const email = someone()
    await app().signUp(email)
    const answer = await signIn({ email, password: PASSWORD, callbackURL: '//evil.example' })
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
  })
})

describe('signing out', () => {
  it('ends the session on the server and closes its stream within five seconds', async () => {
    const caller = await app().signUp()
    const stream = await readLive(app().url, { cookie: caller.cookie })
    await stream.until(({ event }) => event === 'hello')
    const began = performance.now()
    expect((await rawPost(app(), '/api/auth/sign-out', {}, fromOwnSite(caller.cookie))).status).toBe(200)
    await stream.ended
    expect(performance.now() - began).toBeLessThan(5000)
    expect((await caller.get('/session')).body.user).toBeNull()
  })

  it('everywhere ends all of them', async () => {
    const email = someone()
    const first = await app().signUp(email)
    const second = await app().signIn(email, PASSWORD)
    const answer = await second.post('/signOutEverywhere', {})
    expect([answer.status, answer.body.ended]).toEqual([200, 2])
    expect((await first.get('/session')).body.user).toBeNull()
    expect((await second.get('/session')).body.user).toBeNull()
  })
})

describe('behind https', () => {
  it('cookies are bound to this very host and to encrypted connections', async () => {
    const secure = await openTestApp(
      { PUBLIC_URL: 'https://sizzle.example', ALLOW_SANDBOX_PAYMENTS: '1' },
      app().database,
    )
    const answer = await rawPost(secure, '/api/auth/sign-up/email', {
      name: 'Priya',
      email: someone(),
      password: PASSWORD,
    })
    expect(answer.cookies.length).toBeGreaterThan(0)
    for (const line of answer.cookies) {
      expect(line).toMatch(/^__Host-sizzle\./)
      expect(line).toMatch(/; ?Secure/i)
      expect(line).toMatch(/; ?Path=\/(;|$)/i)
      expect(line).not.toMatch(/domain=/i)
    }
    const cookie = answer.cookies.map((line) => line.split(';')[0]).join('; ')
    expect((await (await callerWith(secure.url, cookie)).get('/session')).body.user).toMatchObject({ role: 'customer' })
    await secure.stop()
  })
})

describe('addresses of the library that are not opened', () => {
  it.each([
    '/sign-in/social',
    '/reset-password',
    '/request-password-reset',
    '/update-user',
    '/change-email',
    '/delete-user',
    '/get-session',
    '/list-sessions',
    '/revoke-sessions',
    '/admin/set-role',
    '/sign-in/email/',
    '/SIGN-IN/EMAIL',
    '/__proto__',
  ])('%s is a plain 404', async (path) => {
    const answer = await rawPost(app(), `/api/auth${path}`, {})
    expect([answer.status, answer.body.code]).toEqual([404, 'not-found'])
  })
})
