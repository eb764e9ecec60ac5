import { randomUUID } from 'node:crypto'
import { getSecondFactor, getSecondFactorSetup, renewRecoveryCodes } from '@sizzle/contract/second-factor.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kit/db/sql.ts'
import { bodyOf, idOf } from '../../testing/body-of.ts'
import { readLive } from '../../testing/live-reader.ts'
import { callerAfter, codeNow, setUpSecondStep } from '../../testing/second-step.ts'
import { lettersTo, linkIn } from '../../testing/sent-mail.ts'
import { type Caller, useTestApp } from '../../testing/test-app.ts'

const PASSWORD = 'Turmeric-42'
const HALF_MINUTE = 30_000
let now = new Date()
const app = useTestApp({}, () => now)
/** Codes of the half minute before are used up. */
const later = (ms = HALF_MINUTE) => {
  now = new Date(now.getTime() + ms)
}
beforeEach(() => later())

async function aPerson() {
  const email = `${randomUUID()}@example.test`
  return { email, caller: await app().signUp(email) }
}

async function withSecondStep() {
  const { email, caller } = await aPerson()
  const setUp = await setUpSecondStep(caller, now)
  later()
  return { email, caller, ...setUp }
}

const isIn = async (caller: Caller) => (await caller.get('/session')).body.user !== null
const halfWay = (email: string) => app().signIn(email, PASSWORD)
const enter = (half: Caller, code: string) => half.post('/signInWithCode', { code })

describe('setting up a second step', () => {
  it('takes the password and a first code, and ends every other session (people 44)', async () => {
    const { email, caller } = await aPerson()
    const elsewhere = await halfWay(email)
    const stream = await readLive(app().url, { cookie: elsewhere.cookie })
    await stream.until(({ event }) => event === 'hello')

    expect((await caller.get('/getSecondFactorSetup')).body.code).toBe('second_factor_not_started')
    expect((await caller.post('/startSecondFactor', { password: 'guess' })).body.code).toBe('wrong-password')
    expect((await caller.post('/startSecondFactor', { password: PASSWORD })).body).toEqual({ success: true })
    const setUp = bodyOf(getSecondFactorSetup, await caller.get('/getSecondFactorSetup'))
    expect(setUp.url).toContain(
      `${encodeURIComponent(email)}?secret=${setUp.secret.replaceAll('-', '').toUpperCase()}&`,
    )
    expect(setUp.recoveryCodes).toHaveLength(10)
    expect((await elsewhere.get('/getSecondFactorSetup')).body.code).toBe('second_factor_not_started')
    for (const code of ['000', setUp.recoveryCodes[0], codeNow('a'.repeat(32), now)])
      expect((await caller.post('/confirmSecondFactor', { code })).body.code).toBe('wrong_code')
    expect(await isIn(elsewhere)).toBe(true)

    const code = codeNow(setUp.secret.replaceAll('-', ''), now)
    expect((await caller.post('/confirmSecondFactor', { code })).body).toEqual({ success: true })
    await stream.ended
    expect([await isIn(caller), await isIn(elsewhere)]).toEqual([true, false])
    expect(bodyOf(getSecondFactor, await caller.get('/getSecondFactor'))).toMatchObject({
      isOn: true,
      recoveryCodesLeft: 10,
      isRequired: false,
    })
    expect((await caller.get('/getSecondFactorSetup')).body.code).toBe('second_factor_not_started')
    expect((await caller.post('/startSecondFactor', { password: PASSWORD })).body.code).toBe('second_factor_on')
    expect((await lettersTo(app(), email, 'second_step'))[0]).toContain('Your second step is on')
  })

  it('keeps recovery codes as hashes, and nothing of it in kept answers or the trail', async () => {
    const { secret, recoveryCodes } = await withSecondStep()
    const { text } = await app().database.db.one<{ text: string }>(sql`
      select (select json_agg(c) from recovery_codes c)::text || (select json_agg(i) from idempotency i)::text
        || (select json_agg(a) from audit a)::text || (select json_agg(m) from messages m)::text as text`)
    for (const code of [secret, ...recoveryCodes, ...recoveryCodes.map((one) => one.replaceAll('-', ''))])
      expect(text).not.toContain(code)
  })

  it('is over after fifteen minutes', async () => {
    const { caller } = await aPerson()
    await caller.post('/startSecondFactor', { password: PASSWORD })
    const { secret } = bodyOf(getSecondFactorSetup, await caller.get('/getSecondFactorSetup'))
    later(15 * 60_000)
    const code = codeNow(secret.replaceAll('-', ''), now)
    expect((await caller.post('/confirmSecondFactor', { code })).body.code).toBe('second_factor_not_started')
    expect((await caller.get('/getSecondFactorSetup')).body.code).toBe('second_factor_not_started')
  })
})

describe('signing in with a second step', () => {
  it('makes nobody of a password alone, and a person with a new session of the code (people 44)', async () => {
    const { email, secret } = await withSecondStep()
    const half = await halfWay(email)
    expect((await half.get('/session')).body).toMatchObject({ user: null, awaits: ['code'] })
    for (const path of ['/getProfile', '/getMySessions', '/getSecondFactor', '/downloadMyData'])
      expect((await half.get(path)).body.code, path).toBe('unauthenticated')
    expect((await half.post('/changePassword', {})).body.code).toBe('unauthenticated')

    const reply = await enter(half, codeNow(secret, now))
    expect(reply.body).toEqual({ success: true, recoveryCodesLeft: 10 })
    const whole = await callerAfter(app(), reply)
    expect((await whole.get('/session')).body.user).toMatchObject({ email })
    expect((await half.get('/session')).body).toEqual({ success: true, user: null, apiKey: half.apiKey })
    expect((await enter(half, codeNow(secret, now))).body.code).toBe('code_not_awaited')
  })

  it('takes no code twice, nor an older one, and one of two at once (people 44)', async () => {
    const { email, secret } = await withSecondStep()
    const [before, code] = [codeNow(secret, new Date(now.getTime() - HALF_MINUTE)), codeNow(secret, now)]
    const halves = await Promise.all([halfWay(email), halfWay(email), halfWay(email)])
    const replies = await Promise.all(halves.map((half) => enter(half, code)))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403])
    const half = await halfWay(email)
    for (const used of [code, before]) expect((await enter(half, used)).body.code).toBe('wrong_code')
    later()
    expect((await enter(half, codeNow(secret, now))).status).toBe(200)
  })

  it('takes a recovery code once, however it is typed, and tells the owner (people 44)', async () => {
    const { email, recoveryCodes } = await withSecondStep()
    const [code = ''] = recoveryCodes
    const half = await halfWay(email)
    expect((await enter(half, ` ${code.toUpperCase().replaceAll('-', ' ')} `)).body.recoveryCodesLeft).toBe(9)
    expect((await enter(await halfWay(email), code)).body.code).toBe('wrong_code')
    expect((await lettersTo(app(), email, 'second_step', 2))[1]).toContain('You have 9 codes left.')
  })

  it('slows down after five wrong codes, and lets the right one in after the wait (people 44)', async () => {
    const { email, secret, recoveryCodes } = await withSecondStep()
    const half = await halfWay(email)
    for (const code of ['000000', '111111', 'abcd-efgh-ijkl-mnop', 'x', '999999'])
      expect((await enter(half, code)).body.code).toBe('wrong_code')
    const early = await enter(half, recoveryCodes[0] ?? '')
    expect([early.status, early.body.code]).toEqual([429, 'too-many-attempts'])
    expect(Number(early.body.retryAfter)).toBeGreaterThan(20)
    later(Number(early.body.retryAfter) * 1000)
    expect((await enter(half, codeNow(secret, now))).status).toBe(200)
  })

  it('ends ten minutes after the first half', async () => {
    const { email, secret } = await withSecondStep()
    const half = await halfWay(email)
    await app().database.db.run(sql`
      update sessions set created_at = created_at - interval '11 minutes'
      where not proven_by_code and user_id = (select id from users where email = ${email})`)
    expect((await half.get('/session')).body.awaits).toBeUndefined()
    expect((await enter(half, codeNow(secret, now))).body.code).toBe('code_not_awaited')
  })

  it('is asked for after the password was reset or changed, too', async () => {
    const { email, caller } = await withSecondStep()
    const changed = await caller.post('/changePassword', { currentPassword: PASSWORD, newPassword: 'Cardamom-77' })
    expect(await isIn(await callerAfter(app(), changed))).toBe(true)
    expect(await isIn(await app().signIn(email, 'Cardamom-77'))).toBe(false)
    await caller.post('/requestPasswordReset', { email })
    const { token } = linkIn((await lettersTo(app(), email, 'reset_password'))[0])
    expect((await caller.post('/resetPassword', { token, newPassword: PASSWORD })).status).toBe(200)
    expect(await isIn(await halfWay(email))).toBe(false)
  })

  it('is over by signing out half way', async () => {
    const { email, secret } = await withSecondStep()
    const half = await halfWay(email)
    expect((await half.post('/auth/sign-out', {})).status).toBe(200)
    expect((await enter(half, codeNow(secret, now))).body.code).toBe('code_not_awaited')
  })
})

describe('new recovery codes', () => {
  it('come with the password and a code, once of two at the same time, and end those of before (people 55)', async () => {
    const { email, caller, secret, recoveryCodes } = await withSecondStep()
    const renew = (password: string, code: string, headers = {}) =>
      caller.post('/renewRecoveryCodes', { password, code }, headers)
    expect((await renew('guess', codeNow(secret, now))).body.code).toBe('wrong-password')
    expect((await renew(PASSWORD, '000000')).body.code).toBe('wrong_code')
    const key = `renew-${randomUUID()}`
    const code = codeNow(secret, now)
    const replies = await Promise.all([1, 2].map(() => renew(PASSWORD, code, { 'idempotency-key': key })))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
    const [done] = replies.filter(({ status }) => status === 200)
    const fresh = done ? bodyOf(renewRecoveryCodes, done).recoveryCodes : []
    expect(new Set([...fresh, ...recoveryCodes]).size).toBe(20)
    expect((await enter(await halfWay(email), recoveryCodes[0] ?? '')).body.code).toBe('wrong_code')
    expect((await enter(await halfWay(email), fresh[0] ?? '')).body.recoveryCodesLeft).toBe(9)
    expect((await lettersTo(app(), email, 'second_step', 3))[1]).toContain('You have new recovery codes')
    const { text } = await app().database.db.one<{ text: string }>(sql`
      select coalesce(json_agg(i)::text, '') as text from idempotency i where key = ${key}`)
    expect(text).toBe('')
  })

  it('are for who has a second step', async () => {
    const { caller } = await aPerson()
    expect((await caller.post('/renewRecoveryCodes', { password: PASSWORD, code: '123456' })).body.code).toBe(
      'second_factor_off',
    )
  })
})

describe('taking a second step away', () => {
  it('needs the password and a code, and makes the password enough again (people 44)', async () => {
    const { email, caller, secret, recoveryCodes } = await withSecondStep()
    const remove = (password: string, code: string) => caller.post('/removeSecondFactor', { password, code })
    expect((await remove('guess', codeNow(secret, now))).body.code).toBe('wrong-password')
    expect((await remove(PASSWORD, '000000')).body.code).toBe('wrong_code')
    expect((await remove(PASSWORD, codeNow(secret, now))).body).toEqual({ success: true })
    expect(await isIn(await halfWay(email))).toBe(true)
    expect((await remove(PASSWORD, recoveryCodes[0] ?? '')).body.code).toBe('second_factor_off')
  })

  it('is done by another admin for who has lost everything, and signs them out', async () => {
    const { email, caller } = await withSecondStep()
    const [admin, userId] = [await app().admin(), await idOf(caller)]
    const reset = (by: Caller, id = userId) => by.post('/resetSecondFactor', { userId: id })
    expect((await reset(caller)).status).toBe(401)
    expect((await reset(admin, await idOf(admin))).body.code).toBe('own_second_factor')
    expect((await reset(admin, randomUUID())).body.code).toBe('user_not_found')
    expect((await reset(admin)).body).toEqual({ success: true })
    expect((await reset(admin)).body.code).toBe('second_factor_off')
    expect([await isIn(caller), await isIn(await halfWay(email))]).toEqual([false, true])
    expect((await lettersTo(app(), email, 'second_step', 2))[1]).toContain('An admin removed it')
  })
})
