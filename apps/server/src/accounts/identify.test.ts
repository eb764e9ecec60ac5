import { describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const DAY_MS = 24 * 3600_000

async function whoComesWith(cookie: string): Promise<string | null> {
  const reply = await fetch(`${app().url}/api/session`, { headers: { cookie } })
  // The contract's shape, read where the client cannot send a bent cookie.
  const { user } = (await reply.json()) as { user: { email: string } | null }
  return user?.email ?? null
}

describe('a session cookie', () => {
  it('is believed with our signature only', async () => {
    const { cookie } = await app().signUp('signed@example.test')
    expect(await whoComesWith(cookie)).toBe('signed@example.test')
    const [name, value = ''] = cookie.split('=')
    const [token = '', signature = ''] = decodeURIComponent(value).split('.')
    const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
    const bent = [token, `${token}.`, `.${signature}`, `${token}.${flipped}`, `${token}x.${signature}`, '..', '%', '']
    for (const wrong of bent) expect(await whoComesWith(`${name}=${encodeURIComponent(wrong)}`), wrong).toBeNull()
    expect(await whoComesWith(`other${name}=${value}`)).toBeNull()
  })

  it('is nobody’s once the session is over or its person may not come in', async () => {
    const [expired, gone] = [await app().signUp('expired@example.test'), await app().signUp('gone@example.test')]
    const { db } = app().database
    await setSession('expired@example.test', { expires: -1, used: -40 })
    await db.run(sql`update users set is_active = false where email = 'gone@example.test'`)
    expect(await whoComesWith(expired.cookie)).toBeNull()
    expect(await whoComesWith(gone.cookie)).toBeNull()
  })

  it('lasts thirty days from its last day of use', async () => {
    const { cookie } = await app().signUp('lasting@example.test')
    await setSession('lasting@example.test', { expires: 9, used: -0.5 })
    await whoComesWith(cookie)
    expect(await daysLeft('lasting@example.test')).toBe(9)
    await setSession('lasting@example.test', { expires: 9, used: -2 })
    await whoComesWith(cookie)
    expect(await daysLeft('lasting@example.test')).toBe(30)
  })
})

function setSession(email: string, days: { expires: number; used: number }) {
  const [expires, used] = [days.expires, days.used].map((count) => new Date(Date.now() + count * DAY_MS))
  return app().database.db.run(sql`
    update sessions set expires_at = ${expires}, updated_at = ${used}
    where user_id = (select id from users where email = ${email})`)
}

async function daysLeft(email: string): Promise<number> {
  const { at } = await app().database.db.one<{ at: Date }>(sql`
    select expires_at as at from sessions where user_id = (select id from users where email = ${email})`)
  return Math.round((at.getTime() - Date.now()) / DAY_MS)
}
