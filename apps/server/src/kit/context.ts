import type { SecondStepKind } from '@sizzle/domain/people/passkeys.ts'
import type { Actor, Role } from '@sizzle/domain/people/rights.ts'
import type { Database } from './db/open.ts'
import type { Db, Tx } from './db/sql.ts'
import type { Log } from './log.ts'

export type Guest = {
  readonly kind: 'guest'
  /** Has proven a password, and is nobody until one of these second steps is there as well. */
  readonly awaits?: { readonly userId: string; readonly sessionId: string; readonly steps: readonly SecondStepKind[] }
  /** The shared tablet at which nobody has typed a PIN. */
  readonly deviceId?: string
}
export type Person = Actor & {
  readonly kind: 'person'
  readonly userId: string
  readonly sessionId: string
  readonly email: string
  readonly name: string
  /** The role that comes back once a second step is set up, which the house asks for; until then `role` is a customer's. */
  readonly heldBackRole?: Role
  /** The shared tablet that a PIN has opened. */
  readonly deviceId?: string
}
export type Who = Guest | Person

type Request = {
  readonly who: Who
  readonly now: Date
  readonly requestId: string
  readonly address: string
  /** What the browser says it is. */
  readonly userAgent?: string | undefined
  readonly log: Log
  /** A Set-Cookie line that travels with the answer. */
  readonly setCookie: (line: string) => void
}

/** What an operation works with; everything that is not a value of the request is passed in here, explicitly. */
export type ReadContext = Request & { readonly db: Db }
/** Before the transaction: single reads, slow work, and the uploaded file of an upload route. */
export type PrepareContext = Request & { readonly db: Db; readonly file: Uint8Array | undefined }
export type WriteContext = Request & {
  readonly tx: Tx
  /** The key of the person's action, when it came with one. */
  readonly key: string | undefined
}
/** Between transactions, where others may be called: it opens short ones of its own. */
export type OutsideContext = Request & {
  readonly database: Database
  /** What is written after somebody else has answered happens then, and not when the request came. */
  readonly clock: () => Date
  /** What an upload route was sent. */
  readonly file?: Uint8Array | undefined
}

/** The person behind a route that needs a right; the guard has already seen to it that there is one. */
export function personOf(who: Who): Person {
  if (who.kind !== 'person') throw new Error('this route needs a right, so the guard must have found a person')
  return who
}
