import type { KitRefusal } from '@sizzle/contract/refusals/table.ts'
import type { AnyRoute, InputOf, OutputOf, RefusalOf } from '@sizzle/contract/route.ts'
import type { Ok, Refusal } from '@sizzle/domain/result.ts'
import type { OutsideContext, PrepareContext, ReadContext, WriteContext } from './context.ts'

/** A refusal carries its code, and what the person needs to mend it; `error` replaces the technical text. */
export type RefusalValue<C extends string = string> = {
  readonly code: C
  readonly error?: string
  readonly [detail: string]: unknown
}
/** Any route's refusal: it may bring another technical text, or another sentence, than the table's. */
export type AnyRefusal = { readonly code: string; readonly error?: string; readonly userMessage?: string }
/** A refusal of this very route, each code with the details that the contract names for it. */
export type OwnRefusal<R extends AnyRoute> = RefusalOf<R> & AnyRefusal
export type Answer<R extends AnyRoute> = Promise<Ok<OutputOf<R>> | Refusal<OwnRefusal<R>>>

export type AnyOperation =
  | {
      readonly kind: 'read'
      readonly route: AnyRoute
      readonly run: (input: unknown, context: ReadContext) => Promise<AnyAnswer>
    }
  | {
      readonly kind: 'write'
      readonly route: AnyRoute
      readonly prepare?: (input: unknown, context: PrepareContext) => Promise<AnyAnswer>
      readonly run: (input: unknown, context: WriteContext, prepared: unknown) => Promise<AnyAnswer>
      readonly again?: (input: unknown, context: WriteContext) => Promise<AnyAnswer>
    }
  | {
      readonly kind: 'staged'
      readonly route: AnyRoute
      readonly prepare?: never
      readonly begin: (input: unknown, context: WriteContext) => Promise<AnyAnswer>
      readonly complete: (begun: unknown, context: OutsideContext) => Promise<AnyAnswer>
    }
  | {
      readonly kind: 'batch'
      readonly route: AnyRoute
      readonly run: (input: unknown, context: ReadContext, runItem: RunItem) => Promise<AnyAnswer>
    }
type RunItem = (
  item: WriteOperation,
  input: unknown,
  index: number,
) => Promise<{ readonly status: number; readonly body: Record<string, unknown> }>
export type WriteOperation = Extract<AnyOperation, { kind: 'write' }>
export type AnyAnswer = Ok<unknown> | Refusal<AnyRefusal>

/** A GET: reads, decides nothing that lasts. */
export function query<R extends AnyRoute & { readonly get: string }>(
  route: R,
  run: (input: InputOf<R>, context: ReadContext) => Answer<R>,
): AnyOperation {
  return { kind: 'read', route, run: (input, context) => run(decoded<R>(input), context) }
}

/**
 * A POST: facts, decision, writes in one transaction. A refusal rolls back whatever was written before it, and is kept
 * as the first answer of its idempotency key, unless it only says that it came too early.
 */
export function operation<R extends AnyRoute & { readonly post: string }>(
  route: R,
  run: (input: InputOf<R>, context: WriteContext) => Answer<R>,
): WriteOperation {
  return { kind: 'write', route, run: (input, context) => run(decoded<R>(input), context) }
}

/**
 * The answer is about a person, so it is not kept for a day: the same key does nothing again, and says how the person is now.
 */
export function answeredAnew<R extends AnyRoute & { readonly post: string }>(
  _: R,
  write: WriteOperation,
  again: (input: InputOf<R>, context: WriteContext) => Answer<R>,
): WriteOperation {
  return { ...write, again: (input, context) => again(decoded<R>(input), context) }
}

/**
 * A POST with work that must not hold a transaction open: hashing a password, asking a provider, shrinking an image, and
 * limits on guessing, which count also what is then refused. `prepare` runs first; what it finds is handed to `run`.
 * It runs again when an action is repeated, so a refusal that `run` itself brings about belongs into `run`.
 */
export function preparedOperation<R extends AnyRoute & { readonly post: string }, P>(
  route: R,
  prepare: (
    input: InputOf<R>,
    context: PrepareContext,
  ) => Promise<Ok<P> | Refusal<OwnRefusal<R> | RefusalValue<KitRefusal>>>,
  run: (input: InputOf<R>, context: WriteContext, prepared: P) => Answer<R>,
): AnyOperation {
  return {
    kind: 'write',
    route,
    prepare: (input, context) => prepare(decoded<R>(input), context),
    // The kit hands over exactly what this operation's own `prepare` answered.
    run: (input, context, prepared) => run(decoded<R>(input), context, prepared as P),
  }
}

/** What the first half of a staged operation leaves for the second: ids, kept as JSON with the idempotency key. */
export type Begun = { readonly [name: string]: string | number | boolean | null }

/**
 * A POST that needs somebody outside: `begin` commits what was decided, then `complete` speaks to the provider. After a
 * crash or a lost answer the same key runs `complete` again with what was begun, so it must be harmless twice.
 */
export function stagedOperation<R extends AnyRoute & { readonly post: string }, B extends Begun>(
  route: R,
  begin: (input: InputOf<R>, context: WriteContext) => Promise<Ok<B> | Refusal<OwnRefusal<R>>>,
  complete: (begun: B, context: OutsideContext) => Answer<R>,
): AnyOperation {
  return {
    kind: 'staged',
    route,
    begin: (input, context) => begin(decoded<R>(input), context),
    // The kit hands over exactly what this operation's own `begin` answered.
    complete: (begun, context) => complete(begun as B, context),
  }
}

/** The kit hands over exactly what the route's own schema decoded. */
export function decoded<R extends AnyRoute>(input: unknown): InputOf<R> {
  return input as InputOf<R>
}
