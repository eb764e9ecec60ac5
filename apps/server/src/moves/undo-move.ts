import * as contract from '@sizzle/contract/moves.ts'
import { type OrderStatus, statusLabel } from '@sizzle/domain/order/status.ts'
import { takeBack } from '@sizzle/domain/order/undo.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { type Person, personOf } from '../kit/context.ts'
import { locationsOf } from '../kit/lookup.ts'
import { operation } from '../kit/operation.ts'
import { type Books, changeOrder } from '../orders/change-order.ts'
import { noteDishesAgain } from '../orders/note-dishes.ts'
import { lockOrder, type OrderRow } from '../orders/orders.sql.ts'
import { lastStep, lastTakenBack, markTakenBack, type StepRow } from '../orders/steps.sql.ts'
import { reopenTicks } from '../orders/tickets.sql.ts'
import { currentState } from './change-status.ts'
import { withdrawStatusText } from './tell-customer.ts'

/**
 * Takes back the last step of an order: status and times return to what they were, the ledger and the ticks that made it follow, both stay in the
 * history, and the customer's text message, which waited for this, is not sent. A text that has left makes it too late.
 */
export const undoMove = operation(contract.undoMove, async ({ orderId, status }, { tx, who, now }) => {
  const person = personOf(who)
  const order = await lockOrder(tx, { id: orderId, at: locationsOf(person) })
  if (!order || !mayAt(person, 'order.move', order.location_id)) return refuse({ code: 'order_not_found' })
  const current = await currentState(tx, order)
  const answer = { orderId, oldStatus: status, newStatus: order.status, version: order.version, current }
  if (order.status !== status) {
    // The same press that arrives again.
    const earlier = await lastTakenBack(tx, order)
    const isRetry = earlier?.status === status && earlier.actor_id === person.userId
    return isRetry ? ok({ ...answer, changed: false }) : refuse({ code: 'order_changed', current })
  }

  const last = await lastStep(tx, order)
  if (!last) return refuse({ code: 'undo_not_possible', current })
  const step = { status: last.status, at: last.at, actorId: last.actor_id }
  const decided = takeBack(step, last.before?.status, person.userId, now)
  if (!decided.ok) return refuse({ ...decided.refusal, current })
  if (!(await withdrawStatusText(tx, order, status))) return refuse({ code: 'undo_too_late', current })

  const to = decided.value.status
  const { version } = await putBack({ tx, now }, order, last, to, person)
  return ok({ ...answer, newStatus: to, changed: true, version, current: { status: to, at: now, by: person.name } })
})

async function putBack(books: Books, order: OrderRow, step: StepRow, to: OrderStatus, { userId, name }: Person) {
  await markTakenBack(books.tx, order, step.seq, books.now)
  if (userId === step.actor_id) await reopenTicks(books.tx, order, { at: step.at, actorId: userId })
  const changed = await changeOrder(books, order, {
    set: { ...step.before, status: to },
    event: { kind: 'undo', by: { id: userId, name }, note: statusLabel(step.status, order.order_type) },
  })
  await noteDishesAgain(books.tx, order, (own) => (to === 'pending' ? [] : own))
  return changed
}
