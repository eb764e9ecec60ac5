import { startPasskey } from '@sizzle/contract/passkeys.ts'
import { getSecondFactorSetup } from '@sizzle/contract/second-factor.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kit/db/sql.ts'
import { aColleague } from '../../testing/a-colleague.ts'
import { bodyOf, idOf } from '../../testing/body-of.ts'
import { readLive } from '../../testing/live-reader.ts'
import { passkeySteps, PASSKEY_REFUSED as REFUSED, said } from '../../testing/passkey-steps.ts'
import { callerAfter, codeNow, setUpSecondStep } from '../../testing/second-step.ts'
import { lettersTo } from '../../testing/sent-mail.ts'
import { ADMIN, type Caller, callerWith, useTestApp } from '../../testing/test-app.ts'

const PASSWORD = 'Turmeric-42'
let now = new Date()
const app = useTestApp({}, () => now)
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
// Each question is newer than the one before.
beforeEach(() => later(1000))

const { aDevice, question, answerOf, signInWith, aPerson, add, stateOf, isIn } = passkeySteps(app, later)

describe('adding a passkey', () => {
  it('takes the password, makes it a second step, and ends every other session (people 56)', async () => {
    const { email, caller } = await aPerson()
    const elsewhere = await app().signIn(email, PASSWORD)
    const stream = await readLive(app().url, { cookie: elsewhere.cookie })
    await stream.until(({ event }) => event === 'hello')
    expect(said(await caller.post('/startPasskey', { password: 'guess' }))).toEqual([403, 'wrong-password'])
    await add(caller)
    await stream.ended
    expect([await isIn(caller), await isIn(elsewhere)]).toEqual([true, false])
    expect((await stateOf(caller)).passkeys).toMatchObject([{ usedAt: null }])
    expect((await (await app().signIn(email, PASSWORD)).get('/session')).body).toMatchObject({
      user: null,
      awaits: ['passkey'],
    })
    expect((await lettersTo(app(), email, 'second_step'))[0]).toContain('A passkey was added')
  })

  it('asks for the second step as well where there is one (people 56)', async () => {
    const { caller } = await aPerson()
    const { secret } = await setUpSecondStep(caller, now)
    later(30_000)
    expect(said(await caller.post('/startPasskey', { password: PASSWORD }))).toEqual(REFUSED)
    expect(said(await caller.post('/startPasskey', { password: PASSWORD, code: '000000' }))).toEqual([
      403,
      'wrong_code',
    ])
    const first = await add(caller, { code: codeNow(secret, now) })
    await add(caller, { passkey: await answerOf(first) })
    const other = (await aPerson()).caller
    const theirs = await add(other)
    expect(said(await caller.post('/startPasskey', { password: PASSWORD, passkey: await answerOf(theirs) }))).toEqual(
      REFUSED,
    )
    expect((await stateOf(caller)).passkeys).toHaveLength(2)
  })

  it('takes what was asked of this session, within five minutes, on this site, by a person who proved it (people 57)', async () => {
    const [{ email, caller }, { caller: other }] = [await aPerson(), await aPerson()]
    const sameAgain = await app().signIn(email, PASSWORD)
    const device = aDevice()
    const ask = async (by = caller) => bodyOf(startPasskey, await by.post('/startPasskey', { password: PASSWORD }))
    const send = async (passkey: object, by = caller) => said(await by.post('/addPasskey', { passkey }))
    for (const bent of [{ origin: 'https://sizzle.example.net' }, { site: 'example.net' }, { isVerified: false }])
      expect(await send(device.make(await ask(), bent)), JSON.stringify(bent)).toEqual(REFUSED)
    expect(await send(device.make(await ask(other)))).toEqual(REFUSED)
    expect(await send(device.make(await ask(sameAgain)))).toEqual(REFUSED)
    expect(await send(device.make(await question()))).toEqual(REFUSED)
    const late = await ask()
    later(5 * 60_000)
    expect(await send(device.make(late))).toEqual(REFUSED)
    const made = device.make(await ask())
    expect(await send(made)).toEqual([200, undefined])
    expect(await send(made)).toEqual([409, 'passkey_known'])
    expect(await send(device.make(await ask(other)), other)).toEqual([409, 'passkey_known'])
  })

  it('stops at ten', async () => {
    const { caller } = await aPerson()
    let device = await add(caller)
    for (let n = 1; n < 10; n++) device = await add(caller, { passkey: await answerOf(device) })
    const eleventh = { password: PASSWORD, passkey: await answerOf(device) }
    expect(said(await caller.post('/startPasskey', eleventh))).toEqual([409, 'too_many_passkeys'])
  })
})

describe('signing in with a passkey', () => {
  it('is both steps at once, with or without a password before it (people 56)', async () => {
    const { email, caller } = await aPerson()
    const device = await add(caller)
    const whole = await callerAfter(app(), await signInWith(await answerOf(device)))
    expect((await whole.get('/session')).body.user).toMatchObject({ email })
    const half = await app().signIn(email, PASSWORD)
    const after = await callerAfter(app(), await signInWith(await answerOf(device), half))
    expect([await isIn(after), (await half.get('/session')).body.awaits]).toEqual([true, undefined])
    expect((await stateOf(whole)).passkeys[0]?.usedAt).not.toBeNull()
  })

  it('takes each answer once, also of two at the same time, and none that is older (people 57)', async () => {
    const device = await add((await aPerson()).caller, {}, aDevice(false))
    const [older, passkey] = [await answerOf(device), await answerOf(device)]
    const replies = await Promise.all([1, 2, 3].map(() => signInWith(passkey)))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403])
    for (const used of [passkey, older]) expect(said(await signInWith(used))).toEqual(REFUSED)
  })

  it('takes no answer of another site, of a device that asked nobody, of a strange key or after five minutes (people 57)', async () => {
    const device = await add((await aPerson()).caller)
    const stranger = aDevice()
    for (const bent of [{ origin: 'https://sizzle.example.net' }, { site: 'example.net' }, { isVerified: false }])
      expect(said(await signInWith(await answerOf(device, bent))), JSON.stringify(bent)).toEqual(REFUSED)
    expect(said(await signInWith(await answerOf(stranger)))).toEqual(REFUSED)
    expect(said(await signInWith({ ...(await answerOf(stranger)), id: device.id }))).toEqual(REFUSED)
    const madeUp = { challenge: Buffer.alloc(54, 7).toString('base64url'), site: 'localhost' }
    expect(said(await signInWith(device.use(madeUp)))).toEqual(REFUSED)
    const late = await answerOf(device)
    later(5 * 60_000)
    expect(said(await signInWith(late))).toEqual(REFUSED)
    expect((await signInWith(await answerOf(device))).status).toBe(200)
  })

  it('takes no answer of a copied device, whose count is behind (people 57)', async () => {
    const device = await add((await aPerson()).caller)
    const first = await question()
    const [copied, original] = [device.use(first), device.use(await question())]
    expect((await signInWith(original)).status).toBe(200)
    expect(said(await signInWith(copied))).toEqual(REFUSED)
  })

  it('opens nothing for who is deactivated', async () => {
    const { caller } = await aPerson()
    const [device, userId] = [await add(caller), await idOf(caller)]
    expect((await (await app().admin()).post('/deactivateUser', { userId })).status).toBe(200)
    expect(said(await signInWith(await answerOf(device)))).toEqual([403, 'account_deactivated'])
  })
})

describe('removing a passkey', () => {
  it('takes the password and a second step, and only ones own (people 56)', async () => {
    const { email, caller } = await aPerson()
    const device = await add(caller)
    const other = (await aPerson()).caller
    const theirs = await add(other)
    const [passkeyId, theirId] = [(await stateOf(caller)).passkeys[0]?.id, (await stateOf(other)).passkeys[0]?.id]
    const remove = async (more: object) =>
      said(await caller.post('/removePasskey', { passkeyId, password: PASSWORD, ...more }))
    expect(await remove({})).toEqual(REFUSED)
    expect(await remove({ password: 'guess', passkey: await answerOf(device) })).toEqual([403, 'wrong-password'])
    expect(await remove({ passkey: await answerOf(theirs) })).toEqual(REFUSED)
    expect(await remove({ passkeyId: theirId, passkey: await answerOf(device) })).toEqual([404, 'passkey_not_found'])
    expect(await remove({ passkey: await answerOf(device) })).toEqual([200, undefined])
    expect(await isIn(await app().signIn(email, PASSWORD))).toBe(true)
    expect(said(await signInWith(await answerOf(device)))).toEqual(REFUSED)
    expect((await lettersTo(app(), email, 'second_step', 2))[1]).toContain('your password alone is enough')
  })

  it('is done with the app by another admin for who has lost everything', async () => {
    const { email, caller } = await aPerson()
    const [device, admin, userId] = [await add(caller), await app().admin(), await idOf(caller)]
    expect((await admin.get(`/getUser?userId=${userId}`)).body.user).toMatchObject({ hasSecondStep: true })
    expect((await admin.post('/resetSecondFactor', { userId })).status).toBe(200)
    expect([await isIn(caller), await isIn(await app().signIn(email, PASSWORD))]).toEqual([false, true])
    expect(said(await signInWith(await answerOf(device)))).toEqual(REFUSED)
  })
})

it('an app is set up beside a passkey with that passkey, and its removal leaves the passkey (people 56)', async () => {
  const { email, caller } = await aPerson()
  const device = await add(caller)
  expect(said(await caller.post('/startSecondFactor', { password: PASSWORD }))).toEqual(REFUSED)
  const passkey = await answerOf(device)
  expect((await caller.post('/startSecondFactor', { password: PASSWORD, passkey })).status).toBe(200)
  const setUp = bodyOf(getSecondFactorSetup, await caller.get('/getSecondFactorSetup'))
  const code = codeNow(setUp.secret.replaceAll('-', ''), now)
  expect((await caller.post('/confirmSecondFactor', { code })).status).toBe(200)
  const half = await app().signIn(email, PASSWORD)
  expect((await half.get('/session')).body.awaits).toEqual(['code', 'passkey'])
  const proof = { password: PASSWORD, code: setUp.recoveryCodes[0] }
  expect((await caller.post('/removeSecondFactor', proof)).status).toBe(200)
  expect(await stateOf(caller)).toMatchObject({ isOn: false, passkeys: [{}] })
  expect((await half.get('/session')).body.awaits).toEqual(['passkey'])
})

it('where the house asks for a second step, a passkey is one; without the last the rights are gone (people 58)', async () => {
  const owner = await app().admin()
  await add(owner, { password: ADMIN.password })
  const rule = { name: 'people.secondFactor', value: 'managers', expectedVersion: 0 }
  const { settings } = (await owner.get('/getSettings')).body as { settings?: { name: string; version: number }[] }
  const expectedVersion = settings?.find(({ name }) => name === rule.name)?.version
  expect((await owner.post('/changeSetting', { ...rule, expectedVersion })).status).toBe(200)

  const held = await aColleague(app(), 'manager', ['truro'])
  const orders = async (by: Caller) => said(await by.get('/getLocationOrders?locationId=truro'))
  expect(await orders(held)).toEqual([403, 'second_factor_required'])
  const device = await add(held)
  const manager = await callerWith(app().url, held.cookie)
  expect(await orders(manager)).toEqual([200, undefined])
  const stream = await readLive(app().url, { cookie: manager.cookie })
  await stream.until(({ event }) => event === 'hello')
  const passkeyId = (await stateOf(manager)).passkeys[0]?.id
  const passkey = await answerOf(device)
  expect((await manager.post('/removePasskey', { passkeyId, password: PASSWORD, passkey })).status).toBe(200)
  await stream.ended
  expect(await orders(manager)).toEqual([403, 'second_factor_required'])
})

it('what is kept holds no name of a person and no password', async () => {
  const { email, caller } = await aPerson()
  await add(caller)
  const { text } = await app().database.db.one<{ text: string }>(sql`
    select (select json_agg(i) from idempotency i where route like '%Passkey')::text || (select json_agg(p) from passkeys p)::text as text`)
  for (const word of [email, PASSWORD, 'Priya']) expect(text).not.toContain(word)
})
