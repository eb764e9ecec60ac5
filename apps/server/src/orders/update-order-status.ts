import * as contract from '@sizzle/contract/orders.ts'
import { moveOrder, rightToMove, statusLabel } from '@sizzle/domain/order/status.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { announce } from '../kit/live/announce.ts'
import { operation } from '../kit/operation.ts'
import { addEvent, lastEvent, lockOrder, saveMove } from './orders.sql.ts'

export const updateOrderStatus = operation(
  contract.updateOrderStatus,
  async ({ orderId, status }, { tx, who, now }) => {
    const person = personOf(who)
    const order = await lockOrder(tx, orderId)
    // Another location's order is as unknown as one that never was (decisions.md 9).
    if (!order || !mayAt(person, rightToMove(status), order.location_id)) return refuse({ code: 'order_not_found' })
    const last = await lastEvent(tx, order)

    const move = moveOrder(order, status, now)
    if (!move.ok)
      return refuse({
        ...move.refusal,
        current: { status: order.status, at: last?.at ?? order.updated_at, by: last?.actor_name ?? '' },
      })

    if (move.value.changed) {
      const { version } = await saveMove(tx, order, move.value)
      await addEvent(tx, order, { status, at: now, actor_id: person.userId, actor_name: person.name })
      await announce(tx, 'order.changed', {
        id: orderId,
        version,
        locationId: order.location_id,
        userId: order.user_id,
      })
    }
    const message = `Order ${order.short_number}: ${statusLabel(status, order.order_type)}`
    return ok({ orderId, oldStatus: order.status, newStatus: status, message })
  },
)
