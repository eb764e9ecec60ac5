import * as contract from '@sizzle/contract/second-factor.ts'
import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { inFours, mustHaveSecondFactor, readCode, SET_UP_MINUTES } from '@sizzle/domain/people/second-factor.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { SettingOf } from '@sizzle/domain/settings/settings.ts'
import { addAudit } from '../../kit/audit.sql.ts'
import { type Person, personOf } from '../../kit/context.ts'
import { preparedOperation, query } from '../../kit/operation.ts'
import { qrCodeData } from '../../kit/qr.ts'
import { mailSecondFactor } from '../account-mail.ts'
import type { AccountParts } from '../account-parts.ts'
import { hashOf } from '../email-links.ts'
import { provePassword } from '../prove-password.ts'
import { endOtherSessions } from '../sessions.ts'
import { newRecoveryCodes, proveBoth } from './renew-codes.ts'
import {
  confirmFactor,
  deleteFactor,
  factorOf,
  insertRecoveryCodes,
  markProven,
  type StartedFactor,
  startedFactor,
  startFactor,
} from './second-factors.sql.ts'
import { paceCode, takeCode } from './take-code.ts'
import { newSecret, stepOfCode } from './totp.ts'

export const getSecondFactor = (settingOf: SettingOf) =>
  query(contract.getSecondFactor, async (_, { who, db }) => {
    const { userId, role, heldBackRole = role } = personOf(who)
    const factor = await factorOf(db, userId)
    return ok({
      isOn: factor !== undefined,
      since: factor?.confirmed_at ?? null,
      recoveryCodesLeft: factor?.codes_left ?? 0,
      isRequired: mustHaveSecondFactor(settingOf('people.secondFactor'), heldBackRole),
    })
  })

export const startSecondFactor = ({ attempts }: AccountParts) =>
  preparedOperation(
    contract.startSecondFactor,
    ({ password }, { who, db, now }) => provePassword(attempts, db, { userId: personOf(who).userId, password, now }),
    async (_, { tx, who, now }) => {
      const { userId, sessionId } = personOf(who)
      const codes = newRecoveryCodes()
      const isStarted = await startFactor(tx, { userId, sessionId, secret: newSecret(), codes, now })
      return isStarted ? ok({}) : refuse({ code: 'second_factor_on' })
    },
  )

/** Answers of a POST are kept for a day, so the secret is asked for apart. */
export const getSecondFactorSetup = query(contract.getSecondFactorSetup, async (_, { who, db, now }) => {
  const person = personOf(who)
  const started = await startedFactor(db, startedBy(person, now))
  if (!started) return refuse({ code: 'second_factor_not_started' })
  const url = addressFor(person.email, started.secret)
  return ok({
    secret: inFours(started.secret),
    url,
    qrCodeData: qrCodeData(url),
    recoveryCodes: started.shown_codes.map(inFours),
  })
})

export const confirmSecondFactor = ({ attempts, publicUrl }: AccountParts) =>
  preparedOperation(
    contract.confirmSecondFactor,
    async ({ code }, { who, db, now }) => {
      const person = personOf(who)
      return paceCode(attempts, { ...person, now }, async () => {
        const started = await startedFactor(db, startedBy(person, now))
        return started !== undefined && firstStep(started, code, now) !== undefined
      })
    },
    async ({ code }, { tx, who, now, requestId }) => {
      const person = personOf(who)
      const { userId, sessionId } = person
      const started = await startedFactor(tx, startedBy(person, now))
      if (!started) return refuse({ code: 'second_factor_not_started' })
      const step = firstStep(started, code, now)
      if (step === undefined || !(await confirmFactor(tx, { userId, secret: started.secret, step, now })))
        return refuse({ code: 'wrong_code' })
      await insertRecoveryCodes(tx, userId, started.shown_codes.map(hashOf))
      await markProven(tx, sessionId)
      await endOtherSessions(tx, userId, sessionId)
      await mailSecondFactor(tx, publicUrl, { ...person, id: userId }, 'on')
      await addAudit(tx, person, requestId, aboutFactor('confirmSecondFactor', userId, true))
      return ok({})
    },
  )

/** The app has to prove itself; a recovery code proves that somebody can read. */
function firstStep({ secret }: StartedFactor, typed: string, now: Date): number | undefined {
  const code = readCode(typed)
  return code?.kind === 'app' ? stepOfCode({ secret, code: code.code, now, after: 0 }) : undefined
}

export const removeSecondFactor = ({ attempts, publicUrl }: AccountParts) =>
  preparedOperation(contract.removeSecondFactor, proveBoth(attempts), async ({ code }, { tx, who, now, requestId }) => {
    const person = personOf(who)
    const { userId } = person
    if (!(await factorOf(tx, userId))) return refuse({ code: 'second_factor_off' })
    if (!(await takeCode(tx, { userId, code, now }))) return refuse({ code: 'wrong_code' })
    await deleteFactor(tx, userId)
    await mailSecondFactor(tx, publicUrl, { ...person, id: userId }, 'off')
    await addAudit(tx, person, requestId, aboutFactor('removeSecondFactor', userId, false))
    return ok({})
  })

/** For the trail. */
export function aboutFactor(action: string, userId: string, isOn: boolean) {
  return { action, subject: `user:${userId}`, before: { secondStep: !isOn }, after: { secondStep: isOn } }
}

function startedBy({ userId, sessionId }: Person, now: Date) {
  return { userId, sessionId, since: new Date(now.getTime() - SET_UP_MINUTES * 60_000) }
}

/** What authenticator apps read. */
function addressFor(email: string, secret: string): string {
  const [house, account] = [encodeURIComponent(HOUSE.name), encodeURIComponent(email)]
  return `otpauth://totp/${house}:${account}?secret=${secret.toUpperCase()}&issuer=${house}`
}
