import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp({}, undefined, false, {})
const MANY = 320

function signUp(email: string) {
  return fetch(`${app().url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, name: 'Priya Sharma', password: 'Turmeric-42' }),
  })
}

it('hundreds who sign up at once are taken or told to come again, each of them, and a menu is read meanwhile', async () => {
  const emails = Array.from({ length: MANY }, () => `crowd-${randomUUID()}@example.test`)
  const crowd = Promise.all(emails.map(signUp))
  const menu = await fetch(`${app().url}/api/getLocationMenu?locationId=truro`)
  expect(menu.status).toBe(200)
  const answers = await crowd
  expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 503)).toEqual([])
  const taken = emails.filter((_, n) => answers[n]?.status === 200)
  const { count } = await app().database.db.one<{ count: number }>(sql`
    select count(*)::int as count from users where email = any(${taken}::text[])`)
  expect(count).toBe(taken.length)
  const { cheap } = await app().database.db.one<{ cheap: number }>(sql`
    select count(*)::int as cheap from accounts where password not like '$argon2id$v=19$m=19456,t=2,p=1$%'`)
  expect(cheap).toBe(0)
  expect((await signUp(`later-${randomUUID()}@example.test`)).status).toBe(200)
})
