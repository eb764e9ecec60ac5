import { getSecondFactorSetup } from '@sizzle/contract/second-factor.ts'
import { expect } from 'vitest'
import { codeAt, stepAt } from '../accounts/second-factor/totp.ts'
import { bodyOf } from './body-of.ts'
import { type Caller, callerWith, type Reply, type TestApp } from './test-app.ts'

const PASSWORD = 'Turmeric-42'

export const codeNow = (secret: string, now: Date) => codeAt(secret, stepAt(now))

/** Sets one up as the account page does; the code of this half minute is used by it. */
export async function setUpSecondStep(caller: Caller, now: Date, password = PASSWORD) {
  expect((await caller.post('/startSecondFactor', { password })).status).toBe(200)
  const setUp = bodyOf(getSecondFactorSetup, await caller.get('/getSecondFactorSetup'))
  const secret = setUp.secret.replaceAll('-', '')
  const reply = await caller.post('/confirmSecondFactor', { code: codeNow(secret, now) })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return { secret, recoveryCodes: setUp.recoveryCodes }
}

/** Who somebody is with the cookies of an answer. */
export function callerAfter(app: TestApp, { headers }: Reply): Promise<Caller> {
  const cookie = headers.getSetCookie().map((line) => line.split(';')[0])
  return callerWith(app.url, cookie.join('; '))
}
