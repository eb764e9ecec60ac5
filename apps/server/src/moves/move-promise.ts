import * as contract from '@sizzle/contract/moves.ts'
import { clockAt } from '@sizzle/domain/hours/local-time.ts'
import { readyWords } from '@sizzle/domain/messages/sms.ts'
import { smsText } from '@sizzle/domain/messages/sms-templates.ts'
import { movePromise as decide, moveNote } from '@sizzle/domain/order/promise.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { locationsOf } from '../kit/lookup.ts'
import { operation } from '../kit/operation.ts'
import { type LocationRow, locationEver } from '../locations/locations.sql.ts'
import { senderOf } from '../messages/letters/letter.ts'
import { promiseMovedLetter } from '../messages/letters/promise-letter.ts'
import { queueEmail, queueSms } from '../messages/queue-message.ts'
import { auditOverbooking } from '../orders/audit-overbooking.ts'
import { changeOrder } from '../orders/change-order.ts'
import { lockOrder, type OrderRow } from '../orders/orders.sql.ts'
import type { ReceiptLinks } from '../orders/receipt-links.ts'
import { currentState } from './change-status.ts'
import { laterTimes, promisedOrder } from './later-times.ts'

/** Another time than the one that was promised, told to the customer with its reason. */
export function movePromise(links: ReceiptLinks) {
  return operation(contract.movePromise, async (input, { tx, who, now, requestId }) => {
    const person = personOf(who)
    const { orderId } = input
    const order = await lockOrder(tx, { id: orderId, at: locationsOf(person) })
    if (!order || !mayAt(person, 'order.move', order.location_id)) return refuse({ code: 'order_not_found' })
    const decided = decide(promisedOrder(order), input.promisedAt, now)
    if (!decided.ok) return refuse({ ...decided.refusal, current: await currentState(tx, order) })
    const { promisedAt, changed } = decided.value
    if (!changed) return ok({ orderId, promisedAt, changed, version: order.version })

    const location = await locationEver(tx, order.location_id)
    const time = (at: Date) => clockAt(location.time_zone, at)
    const reason = input.reason.trim()
    const later = await laterTimes({ tx, now }, order, { promisedAt, location })
    const moved = await changeOrder({ tx, now }, order, {
      set: { promised_at: promisedAt, ...later },
      event: {
        kind: 'promise',
        by: { id: person.userId, name: person.name },
        note: moveNote({ from: time(order.promised_at), to: time(promisedAt) }, reason),
      },
    })
    if (later.is_overbooked === true)
      await auditOverbooking(tx, person, requestId, { kind: 'order', id: orderId, locationId: location.id })
    await tell(tx, moved, { when: whenReady(moved, location, now), before: order.promised_at, reason, location, links })
    return ok({ orderId, promisedAt, changed, version: moved.version })
  })
}

function whenReady(order: OrderRow, { time_zone: timeZone }: LocationRow, now: Date): string {
  const { promised_at: estimatedReady, scheduled_for: scheduledFor, locale } = order
  return readyWords({ estimatedReady, scheduledFor, location: { timeZone } }, now, locale)
}

type News = {
  readonly when: string
  readonly before: Date
  readonly reason: string
  readonly location: LocationRow
  readonly links: ReceiptLinks
}

/** By text message, or by email to customers without a number. */
async function tell(tx: Tx, order: OrderRow, news: News): Promise<void> {
  const { when, before, reason, location, links } = news
  const about = { kind: 'order' as const, id: order.id }
  const common = {
    causedBy: 'house' as const,
    about,
    locationId: order.location_id,
    dedupeKey: `order-promise:${order.id}:${order.version}`,
  }
  if (order.customer_phone !== '') {
    const values = { orderNumber: order.short_number, readyTime: when, reason }
    const text = smsText('order_promise_moved', values, order.locale)
    await queueSms(tx, {
      ...common,
      to: order.customer_phone,
      name: order.customer_name,
      template: 'order_promise_moved',
      text,
      onlyWhile: ['pending', 'preparing'],
    })
  } else if (order.customer_email !== '') {
    const to = { address: order.customer_email, name: order.customer_name }
    const { short_number: shortNumber, customer_name: customerName, locale: language } = order
    await queueEmail(tx, {
      ...common,
      to,
      letter: promiseMovedLetter({
        customerName,
        shortNumber,
        when,
        promisedAt: order.promised_at,
        before,
        scheduledFor: order.scheduled_for,
        reason,
        location: { ...senderOf(location), timeZone: location.time_zone },
        receiptUrl: links.urlOf(order.id),
        language,
      }),
    })
  }
}
