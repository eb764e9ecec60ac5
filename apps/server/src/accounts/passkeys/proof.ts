import type { UsedPasskey } from '@sizzle/contract/passkeys.ts'
import { ok, type Result, refuse } from '@sizzle/domain/result.ts'
import { type PrepareContext, personOf } from '../../kit/context.ts'
import type { Tx } from '../../kit/db/sql.ts'
import type { AccountParts } from '../account-parts.ts'
import { provePassword } from '../prove-password.ts'
import { isRightCode, paceCode, takeCode } from '../second-factor/take-code.ts'
import { stepsOf, takeAnswer } from './passkeys.sql.ts'
import type { PasskeyUse } from './passkeys.ts'

type Sent = {
  readonly password: string
  readonly code?: string | undefined
  readonly passkey?: UsedPasskey | undefined
}
export type Proven = { readonly code?: string | undefined; readonly use?: PasskeyUse | undefined }

/** A borrowed session and a known password are not enough where there is a second step: one is asked for as well. */
export function proveAll({ attempts, passkeys }: AccountParts) {
  return async ({ password, code, passkey }: Sent, { who, db, now }: PrepareContext) => {
    const { userId } = personOf(who)
    const proven = await provePassword(attempts, db, { userId, password, now })
    if (!proven.ok) return proven
    if (passkey) return ok<Proven>({ use: await passkeys.readUse(db, passkey, now) })
    if (code === undefined) return ok<Proven>({})
    const typed = { userId, code, now }
    const paced = await paceCode(attempts, typed, () => isRightCode(db, typed))
    return paced.ok ? ok<Proven>({ code }) : paced
  }
}

type Refusal = { code: 'wrong_code' | 'passkey_refused' }

/** Uses it up. Without a second step the password was enough. */
export async function takeProof(
  tx: Tx,
  { userId, now }: { userId: string; now: Date },
  { code, use }: Proven,
): Promise<Result<undefined, Refusal>> {
  const steps = await stepsOf(tx, userId)
  if (steps.length === 0) return ok(undefined)
  if (code !== undefined)
    return (await takeCode(tx, { userId, code, now })) ? ok(undefined) : refuse({ code: 'wrong_code' })
  const isTaken = use?.userId === userId && (await takeAnswer(tx, { ...use, now }))
  return isTaken ? ok(undefined) : refuse({ code: 'passkey_refused' })
}
