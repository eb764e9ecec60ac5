import { describe, expect, test } from 'vitest'
import { aTicket, aTicketOrder, HOT } from '../../../testing/samples-stations.ts'
import { type HeardTicks, hearTick, withOrder, withTicks } from './apply-tick.ts'

const AT = '2026-11-20T22:05:00.000Z'
const order = aTicketOrder([aTicket('a', HOT, { version: 3 }), aTicket('b', HOT)])
const answer = { success: true as const, orders: [order] }
const ticks = { orderId: order.orderId, done: [2], at: AT, by: 'Carla', doneAt: null, recalledAt: null }
const NOTHING: HeardTicks = new Map()
const heard = (ticketId: string, version: number, change = {}) =>
  hearTick(NOTHING, ticketId, { version, ticks: { ...ticks, ...change } })

test('a tick changes the lines of its ticket, and nothing else (stations 20)', () => {
  const [first, second] = withTicks(answer, heard('a', 4)).orders[0]?.tickets ?? []
  expect(first).toMatchObject({ version: 4, doneAt: null, lines: [{ doneAt: null }, { doneAt: AT, doneBy: 'Carla' }] })
  expect(second).toBe(order.tickets[1])
})

test('the last tick tells until when the ticket can be brought back', () => {
  const [ticket] = withTicks(answer, heard('a', 4, { done: [1, 2], doneAt: AT })).orders[0]?.tickets ?? []
  expect(ticket).toMatchObject({ doneAt: AT, recallUntil: '2026-11-20T22:15:00.000Z' })
})

test.each([
  ['an older version', 'a', 2],
  ['the same version', 'a', 3],
  ['a ticket that is not shown', 'c', 9],
])('%s changes nothing (stations 20)', (_, ticketId, version) => {
  expect(withTicks(answer, heard(ticketId, version))).toBe(answer)
})

describe('a tick that comes while a list is fetched', () => {
  const ahead = heard('a', 5)

  test('holds over the list that was read before it (stations 25)', () => {
    const late = { ...answer, orders: [aTicketOrder([aTicket('a', HOT, { version: 4 })])] }
    expect(withTicks(late, ahead).orders[0]?.tickets[0]).toMatchObject({ version: 5, lines: [{}, { doneAt: AT }] })
  })

  test('gives way to a list that was read after it (stations 25)', () => {
    const newer = { ...answer, orders: [aTicketOrder([aTicket('a', HOT, { version: 6 })])] }
    expect(withTicks(newer, ahead)).toBe(newer)
  })

  test('is not replaced by an older one that comes late, and the newest two thousand are kept', () => {
    expect(hearTick(ahead, 'a', { version: 4, ticks })).toBe(ahead)
    let many = ahead
    for (let n = 0; n < 2_000; n++) many = hearTick(many, `t${n}`, { version: 1, ticks })
    expect([many.size, many.has('a'), many.has('t1999')]).toEqual([2_000, false, true])
  })
})

describe('an order that changed', () => {
  const second = aTicketOrder([aTicket('c', HOT)], { orderId: 'later', orderTime: '2026-11-20T22:01:00.000Z' })

  test('comes to its place, and takes the place of what was known of it (stations 26)', () => {
    expect(withOrder({ ...answer, orders: [second] }, order.orderId, [order]).orders).toEqual([order, second])
    const cancelled = { ...order, status: 'cancelled' as const }
    expect(withOrder({ ...answer, orders: [order, second] }, order.orderId, [cancelled]).orders).toEqual([
      cancelled,
      second,
    ])
  })

  test('goes when no station has to do with it any more (stations 26)', () => {
    expect(withOrder({ ...answer, orders: [order, second] }, order.orderId, []).orders).toEqual([second])
  })
})
