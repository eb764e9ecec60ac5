import { CallError } from '@sizzle/contract/client.ts'
import { ORDER_FAILED } from '../create-order-words.ts'

type Failed = { readonly error: unknown; readonly sentence: string | undefined }

/** What failed, and why where that says more. About our own faults no server has said anything. */
export function whatFailed(wishes: readonly (readonly [wish: Failed, what: string])[]): string | undefined {
  const [failed, what] = wishes.find(([{ sentence }]) => sentence !== undefined) ?? []
  if (failed === undefined || what === undefined) return undefined
  if (!(failed.error instanceof CallError)) return ORDER_FAILED
  return failed.sentence === what ? what : `${what}: ${failed.sentence}`
}
