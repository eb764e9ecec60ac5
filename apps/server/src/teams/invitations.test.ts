import { randomUUID } from 'node:crypto'
import { getInvitations, inviteUser, readInvitation } from '@sizzle/contract/invitations.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { bodyOf, idOf } from '../testing/body-of.ts'
import { type Caller, callerWith, useTestApp } from '../testing/test-app.ts'
import { untilTrue } from '../testing/until-true.ts'

// A letter whose link has run out by the database's clock is not kept, so the day of the test is today.
let now = new Date()
const app = useTestApp({}, () => now)
const PASSWORD = 'Turmeric-42'
let admin: Caller
let guest: Caller
beforeAll(async () => {
  admin = await app().admin()
  guest = await app().guest()
})

const anAddress = () => `cook-${randomUUID()}@example.test`
const invite = (email: string, change: object = {}, by = admin) =>
  by.post('/inviteUser', { email, role: 'staff', locationIds: ['truro'], ...change })
const accept = (token: string, by = guest, change: object = {}) =>
  by.post('/acceptInvitation', { token, name: 'Sam Oduya', password: PASSWORD, ...change })
const read = (token: string) => guest.post('/readInvitation', { token })

/** The token of the newest letter to this address. */
async function tokenFor(email: string): Promise<string> {
  const { text } = await app().database.db.one<{ text: string }>(sql`
    select text from messages where recipient = ${email} and template = 'team_invitation' order by created_at desc, id desc limit 1`)
  const found = /#token=([\w-]{43})/.exec(text)?.[1]
  if (found === undefined) throw new Error(`no token in ${text}`)
  return found
}

async function invited(change: object = {}) {
  const email = anAddress()
  const reply = await invite(email, change)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return { email, token: await tokenFor(email), invitation: bodyOf(inviteUser, reply).invitation }
}

describe('an invitation', () => {
  it('leads to an account with its role and locations, signed in, and works once (people 40)', async () => {
    const { email, token } = await invited({ role: 'manager', locationIds: ['truro', 'new-glasgow', 'truro'] })
    expect(bodyOf(readInvitation, await read(token))).toEqual({
      success: true,
      email,
      role: 'manager',
      locations: ['New Glasgow', 'Truro Heights'],
      invitedBy: 'Owner',
      expiresAt: new Date(now.getTime() + 7 * 24 * 3600_000).toISOString(),
      hasAccount: false,
    })
    const reply = await accept(token)
    const cookie = reply.headers.getSetCookie().map((line) => line.split(';')[0])
    const colleague = await callerWith(app().url, cookie.join('; '))
    expect((await colleague.get('/session')).body.user).toMatchObject({
      email,
      name: 'Sam Oduya',
      emailVerified: true,
      role: 'manager',
      locationIds: ['new-glasgow', 'truro'],
    })
    expect((await colleague.get('/getLocationOrders?locationId=truro')).status).toBe(200)
    expect((await accept(token)).body.code).toBe('invitation_invalid')
    expect((await read(token)).body.code).toBe('invitation_invalid')
    await app().signIn(email, PASSWORD)
  })

  it('is kept as a hash, and the trail names no address', async () => {
    const { email, token, invitation } = await invited()
    const rows = await app().database.db.one<{ text: string }>(sql`
      select row_to_json(i)::text as text from invitations i where id = ${invitation.id}`)
    expect(rows.text).not.toContain(token)
    const trail = await app().database.db.one<{ text: string }>(sql`
      select row_to_json(a)::text as text from audit a where subject = ${`invitation:${invitation.id}`}`)
    expect(trail.text).not.toContain(email)
  })

  it('has its link in the list of open ones where its letter was kept, and only while it works', async () => {
    const { email, token } = await invited()
    const linkOf = async () => {
      const { invitations } = bodyOf(getInvitations, await admin.get('/getInvitations'))
      return invitations.find((one) => one.email === email)?.link
    }
    await expect.poll(linkOf).toMatch(new RegExp(`^http\\S+/join#token=${token}$`))
    const begun = now
    try {
      await invite(email)
      // The letter of the one before has a link that works no more.
      expect((await linkOf()) ?? '').not.toContain(token)
      await expect.poll(linkOf).toContain(await tokenFor(email))
      now = new Date(begun.getTime() + 7 * 24 * 3600_000)
      expect(await linkOf()).toBeNull()
    } finally {
      now = begun
    }
    await app().database.db.run(sql`
      update messages set state = 'sent', sent_at = now() where recipient = ${email} and template = 'team_invitation'`)
    expect(await linkOf()).toBeNull()
  })

  it('of two presses at once makes one account', async () => {
    const { email, token } = await invited()
    const replies = await Promise.all([accept(token), accept(token), accept(token)])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const { people } = await app().database.db.one<{ people: number }>(sql`
      select count(*)::int as people from users where email = ${email}`)
    expect(people).toBe(1)
  })

  it('runs out after seven days', async () => {
    const { token, invitation } = await invited()
    const begun = now
    try {
      now = new Date(begun.getTime() + 7 * 24 * 3600_000)
      expect((await accept(token)).body.code).toBe('invitation_invalid')
      const { invitations } = bodyOf(getInvitations, await admin.get('/getInvitations'))
      expect(invitations.find(({ id }) => id === invitation.id)).toMatchObject({ isExpired: true })
    } finally {
      now = begun
    }
  })

  it('stops working when it is withdrawn, sent again, or whoever sent it is no admin any more', async () => {
    const { token, invitation } = await invited()
    expect((await admin.post('/withdrawInvitation', { invitationId: invitation.id })).status).toBe(200)
    expect((await admin.post('/withdrawInvitation', { invitationId: invitation.id })).body.code).toBe(
      'invitation_not_found',
    )
    expect((await accept(token)).body.code).toBe('invitation_invalid')

    const first = await invited()
    await invite(first.email)
    expect((await accept(first.token)).body.code).toBe('invitation_invalid')
    expect((await read(await tokenFor(first.email))).status).toBe(200)

    const other = await aColleague(app(), 'admin', [])
    const email = anAddress()
    await invite(email, {}, other)
    await admin.post('/updateUser', { userId: await idOf(other), updates: { role: 'manager' } })
    expect((await accept(await tokenFor(email))).body.code).toBe('invitation_invalid')
  })

  it('is one for each address, however many admins send it at once', async () => {
    const email = anAddress()
    const replies = await Promise.all([invite(email), invite(email.toUpperCase()), invite(email)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    const { invitations } = bodyOf(getInvitations, await admin.get('/getInvitations'))
    expect(invitations.filter((one) => one.email === email)).toHaveLength(1)
  })
})

describe('who has an account', () => {
  it('accepts once signed in to it, and nobody else does (people 40)', async () => {
    const email = anAddress()
    const owner = await app().signUp(email, 'Asha Rao')
    await invite(email)
    const token = await tokenFor(email)
    expect(bodyOf(readInvitation, await read(token)).hasAccount).toBe(true)
    for (const by of [guest, await app().signUp(), admin])
      expect((await accept(token, by)).body).toMatchObject({ code: 'invitation_sign_in', email })
    expect((await owner.post('/acceptInvitation', { token })).status).toBe(200)
    expect((await owner.get('/session')).body.user).toMatchObject({
      name: 'Asha Rao',
      role: 'staff',
      locationIds: ['truro'],
    })
    await app().signIn(email, PASSWORD)
  })

  it('and works here already, or is switched off, is not invited', async () => {
    const colleague = await aColleague(app(), 'staff', ['truro'])
    const { email } = (await colleague.get('/session')).body.user as { email: string }
    expect((await invite(email, { role: 'admin', locationIds: [] })).body.code).toBe('already_works_here')
    const gone = await app().signUp(anAddress())
    const user = (await gone.get('/session')).body.user as { id: string; email: string }
    await admin.post('/deactivateUser', { userId: user.id })
    expect((await invite(user.email)).body.code).toBe('account_deactivated')
  })

  it('and came to work here meanwhile keeps the role', async () => {
    const email = anAddress()
    const person = await app().signUp(email)
    await invite(email)
    const token = await tokenFor(email)
    await admin.post('/updateUser', { userId: await idOf(person), updates: { role: 'admin' } })
    expect((await person.post('/acceptInvitation', { token })).body.code).toBe('invitation_invalid')
    expect((await person.get('/session')).body.user).toMatchObject({ role: 'admin' })
    await admin.post('/updateUser', { userId: await idOf(person), updates: { role: 'customer' } })
  })
})

describe('an address with which somebody signs up at that moment', () => {
  const rowsOf = (email: string) =>
    app().database.db.one<{ people: number; open: number }>(sql`
      select (select count(*)::int from users where email = ${email}) as people,
        (select count(*)::int from invitations where email = ${email} and accepted_at is null) as open`)

  it('has to be signed in to, and its link goes on working', async () => {
    const { email, token } = await invited()
    const { transaction, db } = app().database
    const accepting = await transaction(async (tx) => {
      await tx.run(sql`
        insert into users (id, email, name, created_at, updated_at) values (${randomUUID()}, ${email}, 'Sam', now(), now())`)
      const answer = { reply: accept(token) }
      const waiting = () =>
        db.one<{ found: boolean }>(sql`
          select exists (select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into users%') as found`)
      await untilTrue(async () => (await waiting()).found)
      return answer
    })
    const { status, body } = await accepting.reply
    expect([status, body]).toEqual([403, expect.objectContaining({ code: 'invitation_sign_in', email })])
    expect(await rowsOf(email)).toEqual({ people: 1, open: 1 })
  })

  it('becomes one account, whoever comes first', async () => {
    const email = anAddress()
    await invite(email)
    const token = await tokenFor(email)
    const [accepted, signedUp] = await Promise.allSettled([accept(token), app().signUp(email)])
    const status = accepted.status === 'fulfilled' ? accepted.value.status : 500
    expect(status).toBe(signedUp.status === 'fulfilled' ? 403 : 200)
    expect((await rowsOf(email)).people).toBe(1)
  })
})

describe('what is refused', () => {
  it.each([
    [{ email: 'nobody' }, 'email'],
    [{ locationIds: [] }, 'locationIds'],
    [{ role: 'customer' }, 'role'],
    [{ role: 'owner' }, 'role'],
  ])('an invitation with %o', async (change, field) => {
    const { status, body } = await invite(anAddress(), change)
    expect([status, (body.fields as { field: string }[])[0]?.field]).toEqual([400, field])
  })

  it('a location that is none', async () => {
    const { body } = await invite(anAddress(), { locationIds: ['atlantis'] })
    expect(body).toMatchObject({ code: 'location_not_found', locationIds: ['atlantis'] })
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: '<b>' }, 'name'],
    [{ name: undefined }, 'name'],
    [{ password: undefined }, 'password'],
    [{ password: 'short' }, 'password'],
  ])('a new account with %o, and the link goes on working', async (change, field) => {
    const { token } = await invited()
    const { status, body } = await accept(token, guest, change)
    expect([status, (body.fields as { field: string }[])[0]?.field]).toEqual([400, field])
    expect((await accept(token)).status).toBe(200)
  })

  it('everything that staff and managers would invite', async () => {
    for (const role of ['staff', 'manager'] as const)
      expect((await invite(anAddress(), {}, await aColleague(app(), role, ['truro']))).status).toBe(403)
  })
})
