import { randomUUID } from 'node:crypto'
import { recordOf } from '@sizzle/domain/record.ts'
import { describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { lettersTo, linkIn } from '../testing/sent-mail.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const PASSWORD = 'Turmeric-42'
const someone = () => `someone-${randomUUID()}@example.test`

const ask = (caller: Caller, email: string, password = PASSWORD) => caller.post('/changeEmail', { email, password })
const open = (caller: Pick<Caller, 'post'>, token: string) => caller.post('/verifyEmail', { token })
const profileOf = async (caller: Caller) => recordOf((await caller.get('/getProfile')).body.profile)
const tokenTo = async (email: string, count = 1) =>
  linkIn((await lettersTo(app(), email, 'change_email', count)).at(-1)).token

/** What the own data say of letters, without the times. */
function lettersIn(person: unknown) {
  const { messages } = recordOf(person)
  return Array.isArray(messages) && messages.map((one) => [recordOf(one).template, recordOf(one).subject])
}

async function confirmed(name?: string) {
  const email = someone()
  const caller = await app().signUp(email, name)
  await open(caller, linkIn((await lettersTo(app(), email, 'verify_email'))[0]).token)
  return { email, caller }
}

describe('a new email address (people 64)', () => {
  it('is the account’s once the link that went there is opened; the old one is told, and other devices are out', async () => {
    const { email, caller } = await confirmed()
    const other = await app().signIn(email, PASSWORD)
    const next = someone()
    expect((await ask(caller, ` ${next.toUpperCase()} `)).status).toBe(200)
    expect(await profileOf(caller)).toMatchObject({ email, emailVerified: true, pendingEmail: next })
    await app().signIn(email, PASSWORD)

    expect((await open(caller, await tokenTo(next))).body).toMatchObject({ changedTo: next })
    expect(await profileOf(caller)).toMatchObject({ email: next, emailVerified: true, pendingEmail: null })
    expect((await other.get('/session')).body.user).toBeNull()
    await expect(app().signIn(email, PASSWORD)).rejects.toThrow('401')
    await app().signIn(next, PASSWORD)
    const [told] = await lettersTo(app(), email, 'email_changed')
    expect(told).toContain('(902) 555-0142')
    expect(told).not.toContain(next)
    const trail = await app().database.db.many(sql`
      select after from audit where action = 'changeEmail' and subject = 'user:' || (select id from users where email = ${next})`)
    expect(trail).toEqual([{ after: { emailChanged: true } }])
  })

  it('of an address that was never confirmed comes the same way, and nobody is told there', async () => {
    const email = someone()
    const caller = await app().signUp(email)
    const { token: toOld } = linkIn((await lettersTo(app(), email, 'verify_email'))[0])
    const next = someone()
    await ask(caller, next)
    expect(await profileOf(caller)).toMatchObject({ email, emailVerified: false, pendingEmail: next })
    expect((await open(caller, await tokenTo(next))).status).toBe(200)
    expect(await profileOf(caller)).toMatchObject({ email: next, emailVerified: true })
    expect(
      await app().database.db.many(
        sql`select 1 from messages where template = 'email_changed' and recipient = ${email}`,
      ),
    ).toEqual([])
    expect((await open(caller, toOld)).body.code).toBe('verification_link_invalid')
  })

  it.each([
    ['', 'Email is required'],
    ['nonsense', 'Invalid email format'],
    ['a@b.ca, v@x.ca', 'Invalid email format'],
    [`${'p'.repeat(100)}@example.test`, 'Invalid email format'],
  ])('is checked as at sign-up: %s', async (email, sentence) => {
    const { body } = await ask(await app().signUp(), email)
    expect(body.fields).toEqual([{ field: 'email', sentence }])
  })

  it('takes the password, and is refused where it is the address of before', async () => {
    const { email, caller } = await confirmed()
    expect((await ask(caller, someone(), 'Wrong-1234')).body.code).toBe('wrong-password')
    expect((await caller.post('/changeEmail', { email: someone() })).body.code).toBe('wrong-password')
    expect((await ask(caller, email.toUpperCase())).body.code).toBe('email_unchanged')
    expect((await profileOf(caller)).pendingEmail).toBeNull()
  })

  it('takes a sign-in of the last ten minutes where there is no password', async () => {
    const { email, caller } = await confirmed()
    const { db } = app().database
    await db.run(sql`delete from accounts where user_id = (select id from users where email = ${email})`)
    const next = someone()
    expect((await caller.post('/changeEmail', { email: next })).status).toBe(200)
    await db.run(sql`
      update sessions set created_at = now() - interval '11 minutes' where user_id = (select id from users where email = ${email})`)
    expect((await caller.post('/changeEmail', { email: someone() })).body.code).toBe('fresh_sign_in_needed')
    expect((await open(caller, await tokenTo(next))).status).toBe(200)
  })

  it('that has an account already is answered alike, in everything the asker can see; its owner is told', async () => {
    const [{ email: taken, caller: owner }, free] = [await confirmed(), someone()]
    const seen = await Promise.all(
      [taken, free].map(async (next) => {
        const { caller } = await confirmed()
        const { status, body, headers } = await ask(caller, next)
        const { pendingEmail } = await profileOf(caller)
        expect(pendingEmail).toBe(next)
        await lettersTo(app(), next, 'change_email')
        const { person } = (await caller.get('/downloadMyData')).body
        const letters = lettersIn(person)
        return {
          status,
          body,
          headers: [...headers.keys()].toSorted(),
          letters,
          again: (await caller.post('/sendVerificationEmail', {})).body,
        }
      }),
    )
    expect(seen[0]).toEqual(seen[1])
    const [letter] = await lettersTo(app(), taken, 'change_email')
    expect(letter).toContain('It already has an account here')
    expect(letter).not.toContain('token')
    expect(await profileOf(owner)).toMatchObject({ email: taken, pendingEmail: null })
  })

  it('that somebody signs up with meanwhile stays theirs', async () => {
    const { email, caller } = await confirmed()
    const next = someone()
    await ask(caller, next)
    const token = await tokenTo(next)
    await app().signUp(next)
    expect((await open(caller, token)).body.code).toBe('email-already-in-use')
    expect(await profileOf(caller)).toMatchObject({ email })
  })

  it('goes to one of two accounts whose links are opened at once', async () => {
    const next = someone()
    const people = [await confirmed(), await confirmed()]
    const tokens: string[] = []
    for (const [n, { caller }] of people.entries()) {
      await ask(caller, next)
      tokens.push(await tokenTo(next, n + 1))
    }
    const answers = await Promise.all(people.map(({ caller }, n) => open(caller, tokens[n] ?? '')))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

describe('the link to a new address', () => {
  async function waiting() {
    const { email, caller } = await confirmed()
    const next = someone()
    await ask(caller, next)
    return { email, caller, next, token: await tokenTo(next) }
  }

  it('works once, also for two presses at once, and only the newest', async () => {
    const { caller, next, token } = await waiting()
    expect((await caller.post('/sendVerificationEmail', {})).body).toMatchObject({ alreadyVerified: false })
    const newer = await tokenTo(next, 2)
    expect((await open(caller, token)).body.code).toBe('verification_link_invalid')
    const answers = await Promise.all([open(caller, newer), open(caller, newer)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
  })

  it('ends with a change to yet another address', async () => {
    const { caller, token } = await waiting()
    const last = someone()
    await ask(caller, last)
    expect((await open(caller, token)).status).toBe(410)
    expect((await open(caller, await tokenTo(last))).status).toBe(200)
  })

  it('moves nothing for whoever is not signed in to the account, and is not used up by them', async () => {
    const { email, caller, token } = await waiting()
    for (const stranger of [await app().guest(), (await confirmed()).caller]) {
      const { status, body } = await open(stranger, token)
      expect([status, body.code]).toEqual([403, 'change_email_sign_in'])
    }
    expect(await profileOf(caller)).toMatchObject({ email })
    expect((await open(await app().signIn(email, PASSWORD), token)).status).toBe(200)
  })

  it('ends after a day', async () => {
    const { caller, token } = await waiting()
    await app().database.db.run(sql`update email_tokens set expires_at = now() - interval '1 second'`)
    expect((await open(caller, token)).status).toBe(410)
    expect((await profileOf(caller)).pendingEmail).toBeNull()
  })

  it('ends with a new password: who knew the old one may have asked for it', async () => {
    const { caller, email, token } = await waiting()
    await caller.post('/changePassword', { currentPassword: PASSWORD, newPassword: 'Cardamom-77' })
    expect((await open(await app().signIn(email, 'Cardamom-77'), token)).status).toBe(410)

    const forgetful = await waiting()
    await (await app().guest()).post('/requestPasswordReset', { email: forgetful.email })
    const reset = linkIn((await lettersTo(app(), forgetful.email, 'reset_password'))[0])
    await (await app().guest()).post('/resetPassword', { token: reset.token, newPassword: 'Cardamom-77' })
    expect((await open(await app().signIn(forgetful.email, 'Cardamom-77'), forgetful.token)).status).toBe(410)
  })

  it('ends the links to the address of before', async () => {
    const { caller, email, next, token } = await waiting()
    await (await app().guest()).post('/requestPasswordReset', { email })
    const reset = linkIn((await lettersTo(app(), email, 'reset_password'))[0])
    await open(caller, token)
    const answer = await (await app().guest()).post('/resetPassword', {
      token: reset.token,
      newPassword: 'Cardamom-77',
    })
    expect(answer.body.code).toBe('reset_link_invalid')
    await app().signIn(next, PASSWORD)
  })

  it('moves no account that is switched off', async () => {
    const { caller, email, token } = await waiting()
    await app().database.db.run(sql`update users set is_active = false where email = ${email}`)
    for (const who of [caller, await app().guest()])
      expect((await open(who, token)).body.code).toBe('verification_link_invalid')
  })
})

it('letters to new addresses are few: for each account, and for each address over all accounts', async () => {
  const { caller } = await confirmed()
  const statuses = []
  for (let n = 0; n < 5; n++) statuses.push((await ask(caller, someone())).status)
  expect(statuses).toEqual([200, 200, 200, 429, 429])

  const victim = someone()
  const sent = []
  for (let n = 0; n < 5; n++) sent.push((await ask((await confirmed()).caller, victim)).status)
  expect(sent).toEqual([200, 200, 200, 429, 429])
})

it('who leaves afterwards leaves nothing behind at the address of before, and no name in the trail (people 30)', async () => {
  const { email, caller } = await confirmed('Nora Quillfeather')
  const { db } = app().database
  const next = someone()
  await ask(caller, next)
  await open(caller, await tokenTo(next))
  expect((await caller.post('/deleteMyAccount', { confirm: 'DELETE', password: PASSWORD })).status).toBe(200)
  expect(await db.many(sql`select template from messages where recipient in (${email}, ${next})`)).toEqual([])
  expect(await db.many(sql`select 1 from audit where strpos(audit::text, 'Quillfeather') > 0`)).toEqual([])
})
