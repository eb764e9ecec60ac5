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
import { passkeysOf, stepsOf } from '../passkeys/passkeys.sql.ts'
import { proveAll, takeProof } from '../passkeys/proof.ts'
import { endOtherSessions, reopenStreams } from '../sessions.ts'
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
    const [factor, passkeys] = [await factorOf(db, userId), await passkeysOf(db, userId)]
    return ok({
      isOn: factor !== undefined,
      since: factor?.confirmed_at ?? null,
      recoveryCodesLeft: factor?.codes_left ?? 0,
      isRequired: mustHaveSecondFactor(settingOf('people.secondFactor'), heldBackRole),
      passkeys: passkeys.map((row) => ({ id: row.id, device: row.name, addedAt: row.created_at, usedAt: row.used_at })),
    })
  })

export const startSecondFactor = (parts: AccountParts) =>
  preparedOperation(contract.startSecondFactor, proveAll(parts), async (_, { tx, who, now }, { use }) => {
    const { userId, sessionId } = personOf(who)
    if (await factorOf(tx, userId)) return refuse({ code: 'second_factor_on' })
    if (!(await takeProof(tx, { userId, now }, { use })).ok) return refuse({ code: 'passkey_refused' })
    const codes = newRecoveryCodes()
    const isStarted = await startFactor(tx, { userId, sessionId, secret: newSecret(), codes, now })
    return isStarted ? ok({}) : refuse({ code: 'second_factor_on' })
  })

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
    const isLast = (await stepsOf(tx, userId)).length === 0
    // The house may ask for one, and then rights go with the last.
    if (isLast) await reopenStreams(tx, userId)
    await mailSecondFactor(tx, publicUrl, { ...person, id: userId }, isLast ? 'off' : 'app removed')
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
