import { readCode } from '@sizzle/domain/people/second-factor.ts'
import { ok, type Result } from '@sizzle/domain/result.ts'
import type { Attempts, TooMany } from '../../kit/attempts/attempts.ts'
import type { Db, Tx } from '../../kit/db/sql.ts'
import { hashOf } from '../email-links.ts'
import { codeAttempt } from '../sign-in-limits.ts'
import { hasRecoveryCode, secretOf, takeRecoveryCode, takeStep } from './second-factors.sql.ts'
import { stepOfCode } from './totp.ts'

type Typed = { readonly userId: string; readonly code: string; readonly now: Date }

/** Counts a try before the transaction, which takes back what it writes. Whether the code is right is said in there. */
export async function paceCode(
  attempts: Attempts,
  { userId, now }: Pick<Typed, 'userId' | 'now'>,
  isRight: () => Promise<boolean>,
): Promise<Result<undefined, TooMany>> {
  const counted = codeAttempt(userId)
  const paced = await attempts.take(counted, now)
  if (!paced.ok) return paced
  if (await isRight()) await attempts.takeBack(counted, now)
  return ok(undefined)
}

export async function isRightCode(db: Db, { userId, code: typed, now }: Typed): Promise<boolean> {
  const code = readCode(typed)
  if (code?.kind === 'recovery') return hasRecoveryCode(db, userId, hashOf(code.code))
  return code !== undefined && (await stepIn(db, { userId, code: code.code, now })) !== undefined
}

async function stepIn(db: Db, { userId, code, now }: Typed): Promise<number | undefined> {
  const factor = await secretOf(db, userId)
  return factor && stepOfCode({ secret: factor.secret, code, now, after: factor.last_step })
}

/** Which kind of code it was; undefined: a wrong one, or one that was used. A code works once. */
export async function takeCode(tx: Tx, { userId, code: typed, now }: Typed): Promise<'app' | 'recovery' | undefined> {
  const code = readCode(typed)
  if (code === undefined) return undefined
  if (code.kind === 'recovery') return (await takeRecoveryCode(tx, userId, hashOf(code.code))) ? 'recovery' : undefined
  const step = await stepIn(tx, { userId, code: code.code, now })
  return step !== undefined && (await takeStep(tx, userId, step)) ? 'app' : undefined
}
