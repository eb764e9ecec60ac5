import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLog } from '../kit/log.ts'
import { rawPost } from '../testing/raw-call.ts'
import { lettersTo, linkIn } from '../testing/sent-mail.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

// A person's whole life with the log at its most talkative: no secret of theirs may be in it (people 29).
let app: TestApp
const lines: string[] = []
beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  app = await openTestApp({}, undefined, undefined, openLog('trace', sink))
})
afterAll(() => app.stop())

describe('the log', () => {
  it('holds no password, token, cookie, key, email or phone (people 29)', async () => {
    const mark = randomUUID().slice(0, 8)
    const [email, first, second, third] = [
      `canary-${mark}@example.test`,
      `First-${mark}`,
      `Second-${mark}`,
      `Third-${mark}`,
    ]
    const up = await rawPost(app, '/api/auth/sign-up/email', { name: `Canary ${'Bird'}`, email, password: first })
    const verify = linkIn((await lettersTo(app, email, 'verify_email'))[0]).token
    const caller = await app.signIn(email, first)
    await rawPost(app, '/api/auth/sign-in/email', { email, password: `Wrong-${mark}` })
    await rawPost(app, '/api/auth/sign-in/email', `{"email":"${email}","password":"Broken-${mark}`)
    await caller.post('/verifyEmail', { token: verify })
    await caller.post('/updateProfile', { phoneNumber: '902 555 7731' })
    await caller.post('/changePassword', { currentPassword: first, newPassword: second })
    await caller.post('/requestPasswordReset', { email })
    const reset = linkIn((await lettersTo(app, email, 'reset_password'))[0]).token
    await caller.post('/resetPassword', { token: reset, newPassword: third })
    await caller.post('/resetPassword', { token: reset, newPassword: third })
    const last = await app.signIn(email, third)
    await last.post('/deleteMyAccount', { confirm: 'DELETE', password: third })

    const log = lines.join('')
    expect(log).toContain('/changePassword')
    const cookies = [...up.cookies.map((line) => line.split(/[=;]/)[1] ?? ''), last.cookie.split(/[=;]/)[1] ?? '']
    expect(cookies.every((value) => value.length > 20)).toBe(true)
    for (const secret of [mark, verify, reset, last.apiKey, '5557731', 'Canary Bird', ...cookies])
      expect(log.includes(secret), `the log holds ${secret}`).toBe(false)
  })
})
