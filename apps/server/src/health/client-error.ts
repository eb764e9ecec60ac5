import * as contract from '@sizzle/contract/client-errors.ts'
import { ok } from '@sizzle/domain/result.ts'
import { operation } from '../kit/operation.ts'

/** The id on somebody's error screen, in our log with what the browser says happened. */
export const clientError = operation(contract.clientError, async ({ errorId, message, path }, { log }) => {
  log.error({ errorId, clientMessage: message, path }, 'a screen failed')
  return ok({})
})
