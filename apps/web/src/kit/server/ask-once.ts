import type { AskAnswer, AskInput, AskPath, PublicAskPath } from '@sizzle/contract/client.ts'
import { api, publicApi } from '../api.ts'
import { newActionKey } from './action-key.ts'

/** Asked with a private link or by strangers: these answers do not wait for the session. */
const FOR_STRANGERS = [
  '/getOrderReceipt',
  '/getReadyScreen',
  '/getReservation',
  '/getReservationSlots',
  '/getSignInMethods',
] as const satisfies readonly PublicAskPath[]

/** A question that no screen keeps the answer of. */
export function askOnce<P extends AskPath>(path: P, input: AskInput<P>): Promise<AskAnswer<P>> {
  const client = FOR_STRANGERS.some((open) => open === path) ? publicApi : api
  return client.ask(path, input, newActionKey())
}
