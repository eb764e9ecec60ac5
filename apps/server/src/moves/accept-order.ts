import * as contract from '@sizzle/contract/moves.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { locationsOf } from '../kit/lookup.ts'
import { operation } from '../kit/operation.ts'
import { changeOrder } from '../orders/change-order.ts'
import { lockOrder } from '../orders/orders.sql.ts'
import { currentState } from './change-status.ts'

/** "Seen, it will be made": the order stays pending, and nobody is reminded of it any more. */
export const acceptOrder = operation(contract.acceptOrder, async ({ orderId }, { tx, who, now }) => {
  const person = personOf(who)
  const order = await lockOrder(tx, { id: orderId, at: locationsOf(person) })
  if (!order || !mayAt(person, 'order.move', order.location_id)) return refuse({ code: 'order_not_found' })
  if (order.status !== 'pending') return refuse({ code: 'accept_not_pending', current: await currentState(tx, order) })
  const { accepted_at: acceptedAt, version } = order
  if (acceptedAt !== null) return ok({ orderId, acceptedAt, changed: false, version })

  const accepted = await changeOrder({ tx, now }, order, {
    set: { accepted_at: now },
    event: { kind: 'accept', by: { id: person.userId, name: person.name } },
  })
  return ok({ orderId, acceptedAt: now, changed: true, version: accepted.version })
})
