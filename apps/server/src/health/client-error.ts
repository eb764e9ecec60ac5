import * as contract from '@sizzle/contract/client-errors.ts'
import { ok } from '@sizzle/domain/result.ts'
import { bucketPerAddress } from '../kit/http/limits.ts'
import { operation } from '../kit/operation.ts'

/**
 * The id on somebody's error screen, in our log with what the browser says happened. Anybody can send this: a stranger's
 * word wakes nobody, and of many lines from one address only some are written.
 */
export function clientError(limitsFactor: number) {
  const lines = bucketPerAddress({ perMinute: 6 * limitsFactor, burst: 10 * limitsFactor })
  let leftOut = 0
  return operation(contract.clientError, async ({ errorId, message, path }, { log, who, address }) => {
    if (!lines.take(address, performance.now()).allowed) {
      leftOut++
      return ok({})
    }
    const isStaff = who.kind === 'person' && who.role !== 'customer'
    log[isStaff ? 'error' : 'warn']({ errorId, clientMessage: message, path, leftOut }, 'a screen failed')
    leftOut = 0
    return ok({})
  })
}
