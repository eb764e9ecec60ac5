import { createHash } from 'node:crypto'
import { pathOf, type Schema } from '@sizzle/contract/route.ts'
import { isAnswered } from '@sizzle/domain/calls/retry.ts'
import { recordOf } from '@sizzle/domain/record.ts'
import { z } from 'zod'
import { jsonOf, ownRefusalAnswer, refusalAnswer, successAnswer, type WireAnswer } from './answer.ts'
import type { OutsideContext, Who, WriteContext } from './context.ts'
import type { Database } from './db/open.ts'
import { keepSinceSavepoint, setSavepoint, takeBackSinceSavepoint } from './db/savepoint.ts'
import type { Tx } from './db/sql.ts'
import { lostConflict } from './db/transaction.ts'
import {
  claimKey,
  confirmFirstAnswer,
  firstAnswer,
  forgetKey,
  keepAnswer,
  keepBegun,
  sendAnswer,
} from './idempotency.sql.ts'
import type { AnyAnswer, AnyOperation } from './operation.ts'

type Request = Omit<OutsideContext, 'database'>
/** One click of a person: its key, and what was sent with it (without passwords). */
export type Action = { readonly key: string; readonly body: string }
type Write = Extract<AnyOperation, { kind: 'write' }>
type StagedOperation = Extract<AnyOperation, { kind: 'staged' }>

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
  if (operation.kind === 'staged') return runStaged(operation, input, request, database, action)
  if (operation.kind === 'batch') {
    const runItem = (item: Write, itemInput: unknown, index: number) => {
      const own = action && { key: `${action.key}.${index}`, body: JSON.stringify(itemInput) }
      return runOperation(item, itemInput, request, database, own)
    }
    return encode(operation, await operation.run(input, { ...request, db: database.db }, runItem), request)
  }
  return database.transaction(async (tx) =>
    action
      ? once(operation, input, request, tx, action, prepared)
      : guarded(operation, input, { ...request, tx, key: undefined }, prepared),
  )
}

/** Two halves with the outside between them; only the first one is a transaction (house style 6). */
async function runStaged(
  operation: StagedOperation,
  input: unknown,
  request: Request,
  database: Database,
  action: Action | undefined,
): Promise<WireAnswer> {
  const first = await database.transaction((tx) => beginOnce(operation, input, request, tx, action))
  if (first.kind === 'answered') return first.answer
  const answer = encode(operation, await operation.complete(first.begun, { ...request, database }), request)
  // After a hurry or an outage the same key goes on where this one stopped.
  if (action && isAnswered(answer.status))
    await keepAnswer(database.db, {
      caller: callerOf(request.who),
      key: action.key,
      status: answer.status,
      json: jsonOf(answer),
    })
  return answer
}

type First = { kind: 'answered'; answer: WireAnswer } | { kind: 'begun'; begun: unknown }

async function beginOnce(
  operation: StagedOperation,
  input: unknown,
  request: Request,
  tx: Tx,
  action: Action | undefined,
) {
  const caller = callerOf(request.who)
  const claimed = action === undefined || (await claim(operation, caller, tx, action))
  if (!claimed && action) return firstOf(operation, caller, tx, action, request)
  setSavepoint(tx)
  const begun = await operation.begin(input, { ...request, tx, key: action?.key })
  if (begun.ok) {
    if (action) await keepBegun(tx, caller, action.key, begun.value)
    return { kind: 'begun', begun: begun.value } satisfies First
  }
  await takeBackSinceSavepoint(tx)
  const answer = encode(operation, begun, request)
  if (action) await keepFirst(tx, caller, action, answer)
  return { kind: 'answered', answer } satisfies First
}

/** The operation's writes stand or fall together: a refusal takes back everything since the savepoint. */
async function guarded(
  operation: Write,
  input: unknown,
  context: WriteContext,
  prepared: unknown,
): Promise<WireAnswer> {
  const { tx } = context
  setSavepoint(tx)
  const answer = await operation.run(input, context, prepared)
  if (answer.ok) keepSinceSavepoint(tx)
  else await takeBackSinceSavepoint(tx)
  return encode(operation, answer, context)
}

/** Same caller, key and body: the first answer again. Same key, other body or route: refused. */
async function once(operation: Write, input: unknown, request: Request, tx: Tx, action: Action, prepared: unknown) {
  const caller = callerOf(request.who)
  const claimed = claim(operation, caller, tx, action)
  // An operation that fails before it asks anything never hears of it.
  claimed.catch(() => undefined)
  if (tx.isAgain && !(await claimed)) return earlierAnswer(operation, input, request, tx, action)
  const answer = await guarded(operation, input, { ...request, tx: forWho(claimed, tx), key: action.key }, prepared)
  await sure(claimed)
  const isLeftOut = operation.again !== undefined && answer.status === 200
  // It tells how a person is now. Versions only go up, so the same key is refused anew.
  if (operation.again && 'current' in answer.body) await forgetKey(tx, caller, action.key)
  else await keepFirst(tx, caller, action, isLeftOut ? { status: 200, body: {} } : answer)
  return answer
}

async function earlierAnswer(operation: Write, input: unknown, request: Request, tx: Tx, action: Action) {
  const first = await firstOf(operation, callerOf(request.who), tx, action, request)
  if (first.kind !== 'answered') return reused(request)
  if (!operation.again || first.answer.status !== 200) return first.answer
  return encode(operation, await operation.again(input, { ...request, tx, key: action.key }), request)
}

/**
 * What the operation asks first leaves together with the claim of its key, and is answered to who has the key only. Anybody else runs again
 * and waits for the claim alone.
 */
function forWho(claimed: Promise<boolean>, tx: Tx): Tx {
  if (tx.isAgain) return tx
  async function heard<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer
    } finally {
      await sure(claimed)
    }
  }
  return {
    ...tx,
    many: (statement) => heard(tx.many(statement)),
    maybe: (statement) => heard(tx.maybe(statement)),
    one: (statement) => heard(tx.one(statement)),
    run: (statement) => heard(tx.run(statement)),
  }
}

async function sure(claimed: Promise<boolean>): Promise<void> {
  if (!(await claimed)) throw lostConflict('the key was claimed before')
}

/** "Too early" says nothing about the wish: the same key may come again, and is then a first time. */
async function keepFirst(tx: Tx, caller: string, { key }: Action, answer: WireAnswer) {
  const { status } = answer
  if (isAnswered(status)) sendAnswer(tx, { caller, key, status, json: jsonOf(answer) })
  else await forgetKey(tx, caller, key)
}

function claim(operation: AnyOperation, caller: string, tx: Tx, action: Action): Promise<boolean> {
  return claimKey(tx, caller, action.key, pathOf(operation.route), hashOf(action.body))
}

async function firstOf(operation: AnyOperation, caller: string, tx: Tx, action: Action, request: Request) {
  confirmFirstAnswer(tx)
  const first = await firstAnswer(tx, caller, action.key)
  if (first?.is_closed) return { kind: 'answered', answer: closed(request) } satisfies First
  const isSame = first?.route === pathOf(operation.route) && first.body_hash === hashOf(action.body)
  if (!first || !isSame) return { kind: 'answered', answer: reused(request) } satisfies First
  if (first.status === null) return { kind: 'begun', begun: first.answer } satisfies First
  return {
    kind: 'answered',
    answer: { status: first.status, body: recordOf(first.answer) },
  } satisfies First
}

function reused(request: Request): WireAnswer {
  return refusalAnswer({ code: 'idempotency_key_reused' }, request.requestId, request.now)
}

function closed(request: Request): WireAnswer {
  return refusalAnswer({ code: 'action_closed' }, request.requestId, request.now)
}

function hashOf(body: string): string {
  return createHash('sha256').update(body).digest('base64url')
}

/** Keys belong to who sent them; guests share one drawer, where the key's own randomness tells them apart on any network. */
function callerOf(who: Who): string {
  return who.kind === 'person' ? who.userId : 'guest'
}

function encode(operation: AnyOperation, answer: AnyAnswer, request: Pick<Request, 'requestId' | 'now'>): WireAnswer {
  if (!answer.ok) return ownRefusalAnswer(operation.route, answer.refusal, request.requestId, request.now)
  const output: Schema = operation.route.output
  return successAnswer(z.encode(output, answer.value))
}
