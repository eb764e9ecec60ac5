import type { Right } from '@sizzle/domain/people/rights.ts'
import { keysOf } from '@sizzle/domain/record.ts'
import type { z } from 'zod'
import type { RefusalCode } from './refusals/table.ts'

type Address<P extends string> = { readonly get: P; readonly post?: never } | { readonly post: P; readonly get?: never }

/**
 * What zod's core asks of a schema. Its classes ask twenty times as much, and every route is compared with this: with
 * them the types of the contract alone take the compiler three times as long.
 */
export type Schema = z.core.$ZodType
/** What a refusal says beside its code and sentence, by name. */
export type Details = Readonly<Record<string, Schema>>
/** A refusal whose code says it all. */
export const none = {} as const satisfies Details

type RouteShape<P extends string, I extends Schema, O extends Schema, D> = Address<P> & {
  /** `public` needs nobody; otherwise the right that the session's user must hold. */
  readonly may: 'public' | Right
  /** One plain sentence for the reference page. */
  readonly about: string
  readonly input: I
  readonly output: O
  /** Which of its own refusals it may answer, each with its details. */
  readonly refusals: D
  /**
   * Everybody is answered the same, and what changes the answer is announced as a change of a location, a menu or a setting, or it is the
   * minute: it is kept as bytes until then, and travels compressed and with a tag.
   */
  readonly sameForAll?: true
  /** Whoever has the same role at the same locations is answered the same: many who ask at once share one reading. */
  readonly sameForEqualRights?: true
  /** How often one person may, because it costs us or a provider more than an answer; LIMITS_FACTOR multiplies it. */
  readonly perPerson?: { readonly perMinute: number; readonly burst: number }
  /** The answer is not kept with the key of its action: it holds what is kept about somebody. The same key runs it again. */
  readonly keepsNoAnswer?: true
  /** How long the JSON may be, when it is more than MAX_JSON_BYTES. */
  readonly maxBodyBytes?: number
  /** The body is a file of one of these types, and the input travels in the query; everything else is JSON. */
  readonly upload?: { readonly types: readonly string[]; readonly maxBytes: number }
}

export const MAX_JSON_BYTES = 64 * 1024
/** Where an order or a menu item travels: the largest that is allowed, with all its options and notes, has to fit. */
export const MAX_ORDER_BYTES = 256 * 1024

/**
 * One route: address, right, shapes and refusals stand together; handlers, the typed client and OpenAPI derive from it.
 * `const` keeps the path as a literal type.
 */
export function route<
  const P extends string,
  I extends Schema,
  O extends Schema,
  C extends RefusalCode,
  const S extends RouteShape<P, I, O, Readonly<Record<C, Details>>>,
>(shape: S & RouteShape<P, I, O, Readonly<Record<C, Details>>>): S {
  return shape
}

export type AnyRoute = RouteShape<string, Schema, Schema, { readonly [C in RefusalCode]?: Details }>

/** What the operation receives and answers: decoded (money in cents, instants as dates). */
export type InputOf<R extends AnyRoute> = z.output<R['input']>
export type OutputOf<R extends AnyRoute> = z.output<R['output']>
/** What travels: dollars and ISO strings. */
export type WireInputOf<R> = R extends { readonly input: infer I } ? z.input<I> : never
export type WireOutputOf<R> = R extends { readonly output: infer O } ? z.input<O> & { success: true } : never

/** The refusals of a route, told apart by their codes: as its operation makes them, and as they travel. */
export type RefusalOf<R extends AnyRoute> = {
  [C in keyof R['refusals']]: { readonly code: C } & DetailsOf<R['refusals'][C]>
}[keyof R['refusals']]
export type WireRefusalOf<R> = R extends { readonly refusals: infer D }
  ? { [C in keyof D]: { readonly code: C } & WireDetailsOf<D[C]> }[keyof D]
  : never

export type DetailsOf<D> = WithOptional<{
  readonly [Name in keyof D]: D[Name] extends Schema ? z.output<D[Name]> : never
}>
export type WireDetailsOf<D> = WithOptional<{
  readonly [Name in keyof D]: D[Name] extends Schema ? z.input<D[Name]> : never
}>
type OptionalIn<T> = { [Name in keyof T]: undefined extends T[Name] ? Name : never }[keyof T]
type WithOptional<T> = Omit<T, OptionalIn<T>> & Partial<Pick<T, OptionalIn<T>>>

export function pathOf(r: AnyRoute): string {
  return r.get ?? r.post ?? ''
}

export function methodOf(r: AnyRoute): 'GET' | 'POST' {
  return r.get === undefined ? 'POST' : 'GET'
}

export function refusalCodesOf({ refusals }: AnyRoute): RefusalCode[] {
  return keysOf(refusals)
}
