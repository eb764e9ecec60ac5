import * as contract from '@sizzle/contract/kitchen.ts'
import { SCREEN_GONE_MS } from '@sizzle/domain/locations/order-rules.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { operation } from '../kit/operation.ts'
import { noteWatches } from './watches.sql.ts'

/** Orders that accept themselves need somebody who hears of them. */
export const watchKitchens = operation(contract.watchKitchens, async ({ locationIds }, { tx, who, now }) => {
  const person = personOf(who)
  const wanted = [...new Set(locationIds)]
  if (!wanted.every((id) => mayAt(person, 'order.move', id))) return refuse({ code: 'location_not_found' })
  const found = await noteWatches(tx, wanted, now)
  if (found.length < wanted.length) return refuse({ code: 'location_not_found' })
  return ok({ until: new Date(now.getTime() + SCREEN_GONE_MS) })
})
