import { createHash } from 'node:crypto'
import { pathOf } from '@sizzle/contract/route.ts'
import type { z } from 'zod'
import { refusalAnswer, successAnswer, type WireAnswer } from './answer.ts'
import type { ReadContext, Who } from './context.ts'
import type { Database } from './db/open.ts'
import { sql, type Tx } from './db/sql.ts'
import { claimKey, firstAnswer, keepAnswer } from './idempotency.sql.ts'
import type { AnyAnswer, AnyOperation } from './operation.ts'

type Request = Omit<ReadContext, 'db'>
/** One click of a person: its key, and what was sent with it (without passwords). */
export type Action = { readonly key: string; readonly body: string }
type Write = Extract<AnyOperation, { kind: 'write' }>

/** Runs one operation on already checked input and answers what travels. */
export async function runOperation(
  operation: AnyOperation,
  input: unknown,
  request: Request,
  database: Database,
  action: Action | undefined,
  prepared?: unknown,
): Promise<WireAnswer> {
  if (operation.kind === 'read') {
    return encode(operation, await operation.run(input, { ...request, db: database.db }), request)
  }
  if (operation.kind === 'batch') {
    const runItem = (item: Write, itemInput: unknown, index: number) => {
      const own = action && { key: `${action.key}.${index}`, body: JSON.stringify(itemInput) }
      return runOperation(item, itemInput, request, database, own)
    }
    return encode(operation, await operation.run(input, runItem), request)
  }
  return database.transaction(async (tx) =>
    action ? once(operation, input, request, tx, action, prepared) : guarded(operation, input, request, tx, prepared),
  )
}

/** The operation's writes stand or fall together: a refusal takes back everything since the savepoint. */
async function guarded(
  operation: Write,
  input: unknown,
  request: Request,
  tx: Tx,
  prepared: unknown,
): Promise<WireAnswer> {
  await tx.run(sql`savepoint operation`)
  const answer = await operation.run(input, { ...request, tx }, prepared)
  await tx.run(answer.ok ? sql`release savepoint operation` : sql`rollback to savepoint operation`)
  return encode(operation, answer, request)
}

/** Same caller, key and body: the first answer again. Same key, other body or route: refused. */
async function once(operation: Write, input: unknown, request: Request, tx: Tx, action: Action, prepared: unknown) {
  const caller = callerOf(request.who)
  const path = pathOf(operation.route)
  const bodyHash = createHash('sha256').update(action.body).digest('base64url')

  if (!(await claimKey(tx, caller, action.key, path, bodyHash))) {
    const first = await firstAnswer(tx, caller, action.key)
    if (!first || first.route !== path || first.body_hash !== bodyHash || first.status === null) {
      return refusalAnswer({ code: 'idempotency_key_reused' }, request.requestId, request.now)
    }
    return { status: first.status, body: first.answer as Record<string, unknown> }
  }
  const answer = await guarded(operation, input, request, tx, prepared)
  await keepAnswer(tx, caller, action.key, answer.status, answer.body)
  return answer
}

/** Keys belong to who sent them; guests share one drawer, where the key's own randomness tells them apart on any network. */
function callerOf(who: Who): string {
  return who.kind === 'person' ? who.userId : 'guest'
}

function encode(operation: AnyOperation, answer: AnyAnswer, request: Request): WireAnswer {
  if (!answer.ok) return refusalAnswer(answer.refusal, request.requestId, request.now)
  const output = operation.route.output as z.ZodType
  return successAnswer(output.encode(answer.value))
}
