import { randomBytes } from 'node:crypto'
import * as contract from '@sizzle/contract/second-factor.ts'
import { inFours, RECOVERY_CODES, RECOVERY_LETTERS } from '@sizzle/domain/people/second-factor.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { Attempts } from '../../kit/attempts/attempts.ts'
import { addAudit } from '../../kit/audit.sql.ts'
import { type PrepareContext, personOf } from '../../kit/context.ts'
import { preparedOperation } from '../../kit/operation.ts'
import { mailSecondFactor } from '../account-mail.ts'
import type { AccountParts } from '../account-parts.ts'
import { hashOf } from '../email-links.ts'
import { provePassword } from '../prove-password.ts'
import { deleteRecoveryCodes, factorOf, insertRecoveryCodes } from './second-factors.sql.ts'
import { isRightCode, paceCode, takeCode } from './take-code.ts'
import { base32 } from './totp.ts'

/** New ones for those that were used or lost: the old ones open nothing any more. */
export const renewRecoveryCodes = ({ attempts, publicUrl }: AccountParts) =>
  preparedOperation(contract.renewRecoveryCodes, proveBoth(attempts), async ({ code }, { tx, who, now, requestId }) => {
    const person = personOf(who)
    const { userId } = person
    if (!(await factorOf(tx, userId))) return refuse({ code: 'second_factor_off' })
    if (!(await takeCode(tx, { userId, code, now }))) return refuse({ code: 'wrong_code' })
    const codes = newRecoveryCodes()
    await deleteRecoveryCodes(tx, userId)
    await insertRecoveryCodes(tx, userId, codes.map(hashOf))
    await mailSecondFactor(tx, publicUrl, { ...person, id: userId }, 'new codes')
    await addAudit(tx, person, requestId, { action: 'renewRecoveryCodes', subject: `user:${userId}` })
    return ok({ recoveryCodes: codes.map(inFours) })
  })

type Typed = { readonly password: string; readonly code: string }

/** A borrowed session and a known password are not enough: password and code, before the second step is changed. */
export function proveBoth(attempts: Attempts) {
  return async ({ password, code }: Typed, { who, db, now }: PrepareContext) => {
    const { userId } = personOf(who)
    const proven = await provePassword(attempts, db, { userId, password, now })
    if (!proven.ok) return proven
    const typed = { userId, code, now }
    return paceCode(attempts, typed, () => isRightCode(db, typed))
  }
}

export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => base32(randomBytes(RECOVERY_LETTERS)).slice(0, RECOVERY_LETTERS))
}
