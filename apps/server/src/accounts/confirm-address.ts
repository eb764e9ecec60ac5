import type { Tx } from '../kit/db/sql.ts'
import { enqueue } from '../kit/jobs/enqueue.ts'
import { markEmailVerified } from './accounts.sql.ts'

/** A link that was read at the address has been used: it is theirs. The first time is a reason to welcome them. */
export async function confirmAddress(tx: Tx, userId: string, now: Date): Promise<void> {
  if (await markEmailVerified(tx, userId, now)) await askToWelcome(tx, userId)
}

/** Whether there is something to send is decided when it is done (promotions 4). */
export function askToWelcome(tx: Tx, userId: string): Promise<void> {
  return enqueue(tx, 'welcome', { userId })
}
