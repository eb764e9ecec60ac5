import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { readLive } from '../testing/live-reader.ts'
import { lettersTo, linkIn } from '../testing/sent-mail.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const OLD = 'Turmeric-42'
const NEW = 'Cardamom-77'
const someone = () => `someone-${randomUUID()}@example.test`

async function resetLink(email: string, count = 1) {
  const guest = await app().guest()
  expect((await guest.post('/requestPasswordReset', { email })).status).toBe(200)
  return linkIn((await lettersTo(app(), email, 'reset_password', count)).at(-1))
}
const reset = async (token: string, newPassword = NEW) =>
  (await app().guest()).post('/resetPassword', { token, newPassword })

const read = async (token: string) => (await app().guest()).post('/readResetLink', { token })

describe('a forgotten password', () => {
  it('is replaced once by the mailed link; every session and open stream ends', async () => {
    const email = someone()
    const caller = await app().signUp(email)
    const stream = await readLive(app().url, { cookie: caller.cookie })
    await stream.until(({ event }) => event === 'hello')
    const { url, token } = await resetLink(email)
    expect(url).toMatch(/^http:\/\/localhost:\d+\/reset-password#token=/)

    // To look at a link uses nothing up.
    for (let look = 0; look < 2; look++) expect((await read(token)).status).toBe(200)
    expect((await reset(token)).status).toBe(200)
    expect((await read(token)).body.code).toBe('reset_link_invalid')
    await stream.ended
    expect((await caller.get('/session')).body.user).toBeNull()
    await expect(app().signIn(email, OLD)).rejects.toThrow('401')
    await app().signIn(email, NEW)
    expect((await reset(token, 'Saffron-99')).body.code).toBe('reset_link_invalid')
    expect(await lettersTo(app(), email, 'password_changed')).toHaveLength(1)
  })

  it('leaves the link that confirms the address working, though the reset has confirmed it', async () => {
    const email = someone()
    await app().signUp(email)
    const { token: toConfirm } = linkIn((await lettersTo(app(), email, 'verify_email'))[0])
    expect((await reset((await resetLink(email)).token)).status).toBe(200)
    expect((await (await app().guest()).post('/verifyEmail', { token: toConfirm })).status).toBe(200)
  })

  it('is mailed in the language of the account (messages 51)', async () => {
    const email = someone()
    const caller = await app().signUp(email)
    expect((await caller.post('/updateProfile', { locale: 'fr' })).status).toBe(200)
    await reset((await resetLink(email)).token)
    const letters = [
      ...(await lettersTo(app(), email, 'reset_password')),
      ...(await lettersTo(app(), email, 'password_changed')),
    ]
    expect(letters.map((text) => /^Bonjour Priya,$/m.test(text))).toEqual([true, true])
  })

  it('keeps only a hash of the link', async () => {
    const email = someone()
    await app().signUp(email)
    const { token } = await resetLink(email)
    const rows = await app().database.db.many(sql`select t::text from email_tokens t`)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('has one link at a time: a newer one ends the older', async () => {
    const email = someone()
    await app().signUp(email)
    const first = await resetLink(email)
    const second = await resetLink(email, 2)
    expect((await reset(first.token)).status).toBe(410)
    expect((await reset(second.token)).status).toBe(200)
  })

  it('cannot be replaced after an hour', async () => {
    const email = someone()
    await app().signUp(email)
    const { token } = await resetLink(email)
    const { seconds } = await app().database.db.one<{ seconds: number }>(sql`
      select extract(epoch from expires_at - made_at)::float8 as seconds from email_tokens order by made_at desc limit 1`)
    expect(seconds).toBeLessThanOrEqual(3600)
    await app().database.db.run(sql`update email_tokens set expires_at = now() - interval '1 second'`)
    expect((await reset(token)).body.code).toBe('reset_link_invalid')
  })

  it('is set by one of two who use the link at once', async () => {
    const email = someone()
    await app().signUp(email)
    const { token } = await resetLink(email)
    const answers = await Promise.all([reset(token), reset(token, 'Saffron-99'), reset(token, 'Fenugreek-5')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410])
  })

  it('answers the same again when the answer was lost', async () => {
    const email = someone()
    await app().signUp(email)
    const { token } = await resetLink(email)
    const guest = await app().guest()
    const key = { 'idempotency-key': randomUUID() }
    const first = await guest.post('/resetPassword', { token, newPassword: NEW }, key)
    const again = await guest.post('/resetPassword', { token, newPassword: NEW }, key)
    expect([first.status, again.status]).toEqual([200, 200])
  })

  it('is asked for alike by known and unknown addresses, which do the same work (people 9)', async () => {
    const known = someone()
    await app().signUp(known)
    const guest = await app().guest()
    const shape = async (email: string) => {
      const { status, body, headers } = await guest.post('/requestPasswordReset', { email })
      return { status, body, headers: [...headers.keys()].toSorted() }
    }
    expect(await shape(known)).toEqual(await shape(someone()))
  })

  it('is refused when it is weak', async () => {
    const email = someone()
    await app().signUp(email)
    const { token } = await resetLink(email)
    const weak = await reset(token, 'password')
    expect(weak.body.fields).toEqual([
      { field: 'newPassword', sentence: 'Password must meet at least 4 security requirements' },
    ])
    expect((await reset(token)).status).toBe(200)
  })

  it('never links to the host that a request names', async () => {
    const email = someone()
    await app().signUp(email)
    const { apiKey } = await app().guest()
    const { hostname, port } = new URL(app().url)
    await new Promise((resolve, reject) => {
      const poisoned = request(
        {
          hostname,
          port,
          path: '/api/requestPasswordReset',
          method: 'POST',
          headers: {
            host: 'evil.example',
            'x-forwarded-host': 'evil.example',
            'content-type': 'application/json',
            'x-api-key': apiKey,
          },
        },
        (answer) => answer.resume().on('end', resolve),
      )
      poisoned.on('error', reject)
      poisoned.end(JSON.stringify({ email }))
    })
    const [letter] = await lettersTo(app(), email, 'reset_password')
    expect(letter).toContain('http://localhost:')
    expect(letter).not.toContain('evil')
  })

  it('proves the address, and gives a first password to who never had one', async () => {
    const email = someone()
    await app().signUp(email)
    await app().database.db.run(sql`delete from accounts where user_id = (select id from users where email = ${email})`)
    const { token } = await resetLink(email)
    expect((await reset(token)).status).toBe(200)
    const caller = await app().signIn(email, NEW)
    expect((await caller.get('/session')).body.user).toMatchObject({ emailVerified: true })
  })

  it('of a deactivated account stays', async () => {
    const email = someone()
    await app().signUp(email)
    const { token } = await resetLink(email)
    await app().database.db.run(sql`update users set is_active = false where email = ${email}`)
    expect((await reset(token)).status).toBe(410)
  })
})

describe('changing the password', () => {
  it('needs the current one, ends the other sessions and gives this one a new id', async () => {
    const email = someone()
    const other = await app().signUp(email)
    const mine = await app().signIn(email, OLD)
    expect(
      (await mine.post('/changePassword', { currentPassword: 'Wrong-1234', newPassword: NEW })).body,
    ).toMatchObject({
      code: 'wrong-password',
      userMessage: 'Incorrect password. Please try again.',
    })
    const changed = await mine.post('/changePassword', { currentPassword: OLD, newPassword: NEW })
    expect(changed.status).toBe(200)
    const cookie = changed.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect(mine.cookie).not.toContain(cookie)
    expect((await other.get('/session')).body.user).toBeNull()
    expect((await mine.get('/session')).body.user).toBeNull()
    const fresh = await fetch(`${app().url}/api/session`, { headers: { cookie } })
    expect(await fresh.json()).toMatchObject({ user: { email } })
    await app().signIn(email, NEW)
  })

  it('twice at once with the same old one happens once', async () => {
    const email = someone()
    const caller = await app().signUp(email)
    const answers = await Promise.all(
      ['Cardamom-77', 'Fenugreek-5'].map((newPassword) =>
        caller.post('/changePassword', { currentPassword: OLD, newPassword }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('kills reset links that are still in the mail', async () => {
    const email = someone()
    const caller = await app().signUp(email)
    const { token } = await resetLink(email)
    await caller.post('/changePassword', { currentPassword: OLD, newPassword: NEW })
    expect((await reset(token)).status).toBe(410)
  })

  it('keeps no fast hash of any password among the first answers (people 8)', async () => {
    const { jsonBodyOf } = await import('../kit/http/receive.ts')
    const received = await jsonBodyOf(
      new Request('http://x', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ currentPassword: OLD, newPassword: NEW, confirm: 'DELETE' }),
      }),
    )
    expect(received).toMatchObject({ ok: true, value: { body: '{"confirm":"DELETE"}' } })
  })
})
