import { beforeEach, describe, expect, it } from 'vitest'
import { idOf } from '../../testing/body-of.ts'
import { PASSKEY_REFUSED, passkeySteps, said } from '../../testing/passkey-steps.ts'
import { callerAfter, setUpSecondStep } from '../../testing/second-step.ts'
import { lettersTo, linkIn } from '../../testing/sent-mail.ts'
import { useTestApp } from '../../testing/test-app.ts'

const PASSWORD = 'Turmeric-42'
let now = new Date()
const app = useTestApp({}, () => now)
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
beforeEach(() => later(1000))

const { answerOf, signInWith, aGuest, becomes, aPerson, add, stateOf, isIn } = passkeySteps(app, later)

describe('a guest', () => {
  it('has a passkey as another way in: the password alone works as before, and nobody is signed out (people 65)', async () => {
    const { email, caller } = await aGuest()
    const elsewhere = await app().signIn(email, PASSWORD)
    const [one, two] = [await add(caller), await add(caller)]
    expect(await isIn(elsewhere)).toBe(true)
    expect(await isIn(await callerAfter(app(), await signInWith(await answerOf(one))))).toBe(true)
    const byPassword = await app().signIn(email, PASSWORD)
    expect((await byPassword.get('/session')).body).toMatchObject({ user: { email } })
    expect((await (await app().admin()).get(`/getUser?userId=${await idOf(caller)}`)).body.user).toMatchObject({
      hasSecondStep: false,
    })
    const [first] = (await stateOf(caller)).passkeys
    const remove = async (password: string) =>
      said(await byPassword.post('/removePasskey', { passkeyId: first?.id, password }))
    expect(await remove('guess')).toEqual([403, 'wrong-password'])
    expect(await remove(PASSWORD)).toEqual([200, undefined])
    expect(said(await signInWith(await answerOf(one)))).toEqual(PASSKEY_REFUSED)
    expect(await isIn(await callerAfter(app(), await signInWith(await answerOf(two))))).toBe(true)
    expect((await lettersTo(app(), email, 'second_step', 3))[2]).toContain('A passkey was removed')
  })

  it('who resets the password has ended what somebody else has added; a second step stays (people 65)', async () => {
    const [guest, colleague] = [await aGuest(), await aPerson()]
    const [theirs, kept] = [await add(guest.caller), await add(colleague.caller)]
    for (const { email } of [guest, colleague]) {
      const stranger = await app().guest()
      expect((await stranger.post('/requestPasswordReset', { email })).status).toBe(200)
      const { token } = linkIn((await lettersTo(app(), email, 'reset_password'))[0])
      expect((await stranger.post('/resetPassword', { token, newPassword: 'Cardamom-77' })).status).toBe(200)
    }
    expect(said(await signInWith(await answerOf(theirs)))).toEqual(PASSKEY_REFUSED)
    expect((await signInWith(await answerOf(kept))).status).toBe(200)
  })

  it('who begins to work here has it as a second step from then on (people 65)', async () => {
    const { email, caller } = await aGuest()
    const device = await add(caller)
    const before = await app().signIn(email, PASSWORD)
    await becomes(email, 'staff')
    expect((await before.get('/session')).body).toMatchObject({ user: null, awaits: ['passkey'] })
    expect(await isIn(await callerAfter(app(), await signInWith(await answerOf(device))))).toBe(true)
  })

  it('with the app as well has both as second steps (people 65)', async () => {
    const { email, caller } = await aGuest()
    const device = await add(caller)
    await setUpSecondStep(caller, now)
    const half = await app().signIn(email, PASSWORD)
    expect((await half.get('/session')).body.awaits).toEqual(['code', 'passkey'])
    expect(await isIn(await callerAfter(app(), await signInWith(await answerOf(device), half)))).toBe(true)
  })
})
