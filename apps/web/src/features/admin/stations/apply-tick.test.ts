import { expect, test } from 'vitest'
import { aTicket, aTicketOrder, HOT } from '../../../testing/samples-stations.ts'
import { applyTick } from './apply-tick.ts'

const AT = '2026-11-20T22:05:00.000Z'
const order = aTicketOrder([aTicket('a', HOT, { version: 3 }), aTicket('b', HOT)])
const answer = { success: true as const, orders: [order] }
const ticks = { orderId: order.orderId, done: [2], at: AT, by: 'Carla', doneAt: null, recalledAt: null }

test('a tick changes the lines of its ticket, and nothing else (stations 20)', () => {
  const [first, second] = applyTick(answer, { ticketId: 'a', version: 4, ticks }).orders[0]?.tickets ?? []
  expect(first).toMatchObject({ version: 4, doneAt: null, lines: [{ doneAt: null }, { doneAt: AT, doneBy: 'Carla' }] })
  expect(second).toBe(order.tickets[1])
})

test('the last tick tells until when the ticket can be brought back', () => {
  const last = { ...ticks, done: [1, 2], doneAt: AT }
  const [ticket] = applyTick(answer, { ticketId: 'a', version: 4, ticks: last }).orders[0]?.tickets ?? []
  expect(ticket).toMatchObject({ doneAt: AT, recallUntil: '2026-11-20T22:15:00.000Z' })
})

test.each([
  ['an older version', 'a', 2, order.orderId],
  ['the same version', 'a', 3, order.orderId],
  ['a ticket that is not shown', 'c', 9, order.orderId],
  ['an order that is not shown', 'a', 9, 'another'],
])('%s changes nothing (stations 20)', (_, ticketId, version, orderId) => {
  expect(applyTick(answer, { ticketId, version, ticks: { ...ticks, orderId } })).toBe(answer)
})
