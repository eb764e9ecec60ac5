import * as contract from '@sizzle/contract/board.ts'
import { NO_PHONE_FOR_ORDER, smsProblem } from '@sizzle/domain/messages/sms.ts'
import { normalizePhone } from '@sizzle/domain/people/phone.ts'
import { mayAt } from '@sizzle/domain/people/rights.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { locationsOf } from '../kit/lookup.ts'
import { operation } from '../kit/operation.ts'
import { queueSms } from '../messages/queue-message.ts'
import { changeOrder } from './change-order.ts'
import { lockOrder } from './orders.sql.ts'

/** A typed message to the customer of an order. The number is the order's own: the call cannot write to anybody else. */
export const sendCustomSMS = operation(contract.sendCustomSMS, async (input, { tx, who, now, requestId }) => {
  const person = personOf(who)
  const order = await lockOrder(tx, { id: input.orderId, at: locationsOf(person) })
  if (!order || !mayAt(person, 'order.sms', order.location_id)) return refuse({ code: 'order_not_found' })
  const problem = smsProblem({ phone: order.customer_phone }, input.message)
  if (problem === NO_PHONE_FOR_ORDER) return refuse({ code: 'sms_phone_missing' })
  if (problem !== null) return refuse({ code: 'invalid_input', error: problem, userMessage: problem })
  const asked = input.phoneNumber?.trim()
  if (asked && normalizePhone(asked) !== normalizePhone(order.customer_phone)) {
    const sentence = 'This is not the phone number of this order'
    return refuse({ code: 'invalid_input', error: sentence, userMessage: sentence })
  }

  const messageId = await queueSms(tx, {
    to: order.customer_phone,
    name: order.customer_name,
    template: 'custom',
    text: input.message.trim(),
    about: { kind: 'order', id: order.id },
    causedBy: 'house',
    locationId: order.location_id,
  })
  if (messageId === undefined) throw new Error(`a message without a key found a twin (${requestId})`)
  const by = { id: person.userId, name: person.name }
  await changeOrder({ tx, now }, order, { set: {}, event: { kind: 'message', by, note: input.message.trim() } })
  return ok({ orderId: order.id, messageId, message: `The message to ${order.customer_name} waits to be sent.` })
})
