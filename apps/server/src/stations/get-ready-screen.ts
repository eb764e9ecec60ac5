import * as contract from '@sizzle/contract/tickets.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { query } from '../kit/operation.ts'
import { readyNumbers } from './ticket-lists.sql.ts'

/** Who has not come by then does not look at the screen. */
const SHOWN_MS = 20 * 60_000

export const getReadyScreen = query(contract.getReadyScreen, async ({ token }, { db, now }) => {
  const found = await readyNumbers(db, token, { readySince: new Date(now.getTime() - SHOWN_MS), now })
  if (!found) return refuse({ code: 'ready_screen_not_found' })
  const numbersIn = (wanted: 'preparing' | 'ready') =>
    found.orders
      .filter(({ status }) => status === wanted)
      .map(({ number, ready_at }) => ({ number, readyAt: ready_at === null ? null : new Date(ready_at) }))
  return ok({ locationName: found.location_name, preparing: numbersIn('preparing'), ready: numbersIn('ready') })
})
