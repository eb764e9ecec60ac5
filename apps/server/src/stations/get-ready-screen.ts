import * as contract from '@sizzle/contract/tickets.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { query } from '../kit/operation.ts'
import { businessDateAt } from '../locations/taxes-of.ts'
import { locationOfReadyScreen, readyNumbers } from './ticket-lists.sql.ts'

/** Who has not come by then does not look at the screen. */
const SHOWN_MS = 20 * 60_000

export const getReadyScreen = query(contract.getReadyScreen, async ({ token }, { db, now }) => {
  const location = await locationOfReadyScreen(db, token)
  if (!location) return refuse({ code: 'ready_screen_not_found' })
  const found = await readyNumbers(db, location.id, {
    businessDate: businessDateAt(location, now),
    readySince: new Date(now.getTime() - SHOWN_MS),
    now,
  })
  const numbersIn = (wanted: 'preparing' | 'ready') =>
    found.filter(({ status }) => status === wanted).map(({ number, ready_at }) => ({ number, readyAt: ready_at }))
  return ok({ locationName: location.name, preparing: numbersIn('preparing'), ready: numbersIn('ready') })
})
