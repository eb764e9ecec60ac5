import { randomUUID } from 'node:crypto'
import { getPasskeyQuestion, startPasskey } from '@sizzle/contract/passkeys.ts'
import { getSecondFactor } from '@sizzle/contract/second-factor.ts'
import type { Role } from '@sizzle/domain/people/rights.ts'
import { expect } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { bodyOf } from './body-of.ts'
import { softwarePasskey } from './software-passkey.ts'
import type { Caller, TestApp } from './test-app.ts'

const PASSWORD = 'Turmeric-42'

/** The refusal of every passkey that does not count. */
export const PASSKEY_REFUSED = [403, 'passkey_refused']
export const said = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

/** What tests of passkeys do with people and devices. Each question is newer than the one before. */
export function passkeySteps(app: () => TestApp, later: (ms: number) => void) {
  const aDevice = (counts?: boolean) => softwarePasskey(app().url, counts)
  type Device = ReturnType<typeof aDevice>
  type Bent = Parameters<Device['use']>[1]

  async function question() {
    later(1000)
    return bodyOf(getPasskeyQuestion, await (await app().guest()).get('/getPasskeyQuestion'))
  }
  const answerOf = async (device: Device, bent?: Bent) => device.use(await question(), bent)
  const signInWith = async (passkey: object, caller?: Caller) =>
    (caller ?? (await app().guest())).post('/signInWithPasskey', { passkey })

  async function aGuest() {
    const email = `${randomUUID()}@example.test`
    return { email, caller: await app().signUp(email) }
  }
  const becomes = (email: string, role: Role) =>
    app().database.db.run(sql`update users set role = ${role} where email = ${email}`)
  /** Somebody who works here: for them a passkey is a second step. */
  async function aPerson() {
    const { email } = await aGuest()
    await becomes(email, 'staff')
    return { email, caller: await app().signIn(email, PASSWORD) }
  }

  async function add(caller: Caller, proof: object = {}, device = aDevice()) {
    const started = bodyOf(startPasskey, await caller.post('/startPasskey', { password: PASSWORD, ...proof }))
    const reply = await caller.post('/addPasskey', { passkey: device.make(started) })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    return device
  }
  const stateOf = async (caller: Caller) => bodyOf(getSecondFactor, await caller.get('/getSecondFactor'))
  const isIn = async (caller: Caller) => (await caller.get('/session')).body.user !== null
  return { aDevice, question, answerOf, signInWith, aGuest, becomes, aPerson, add, stateOf, isIn }
}
