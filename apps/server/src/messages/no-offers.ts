import type { Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import { holderOfAddress, lift, type SuppressionRow, suppress } from './suppressions.sql.ts'

// Every change of the list of addresses that get no offers. Open pages of the person whose address it is hear of it (messages 72).

/** No offers go there any more. */
export async function stopOffers(tx: Tx, email: string, reason: SuppressionRow['reason'], note: string): Promise<void> {
  if ((await suppress(tx, email, reason, note)) > 0) await tellOfHolder(tx, email)
}

/** Whose address it is; undefined: it was not on the list. */
export async function allowOffers(tx: Tx, email: string) {
  if ((await lift(tx, email)) === 0) return undefined
  return { holderId: await tellOfHolder(tx, email) }
}

/** The list itself is old as well, whoever has the address. */
const NO_HOLDER = 'nobody'

async function tellOfHolder(tx: Tx, email: string): Promise<string | null> {
  const { id } = await holderOfAddress(tx, email)
  await announce(tx, 'user.changed', { id: id ?? NO_HOLDER })
  return id
}
