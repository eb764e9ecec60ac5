import { describe, expect, test } from 'vitest'
import type { OrderStatus } from '../order/status.ts'
import type { TicketKind } from './tickets.ts'
import { decideRecall, decideTick, startsOrder, type Tick, type TickedTicket, ticketBand } from './ticks.ts'

const NOW = new Date('2026-11-20T22:00:00.000Z')
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

function aTicket(change: Partial<TickedTicket> = {}): TickedTicket {
  return { kind: 'new', lineCount: 3, done: [], doneAt: null, recalledAt: null, ...change }
}
const bump = (line: number | null = null): Tick => ({ line, isDone: true })
const unbump = (line: number | null = null): Tick => ({ line, isDone: false })

/** The lines that change, and those that are ticked then; or why not. */
function read(ticket: TickedTicket, status: OrderStatus, tick: Tick) {
  const decided = decideTick(ticket, status, tick)
  return decided.ok ? [decided.value.changed, decided.value.done] : decided.refusal.code
}

describe('a tick', () => {
  const all = [1, 2, 3]
  test.each<[string, TickedTicket, OrderStatus, Tick, unknown]>([
    ['of a line', aTicket(), 'preparing', bump(2), [[2], [2]]],
    ['of a line that is ticked changes nothing', aTicket({ done: [2] }), 'preparing', bump(2), [[], [2]]],
    ['of the ticket takes what is open', aTicket({ done: [2] }), 'pending', bump(), [[1, 3], all]],
    ['of a line that is not there', aTicket(), 'preparing', bump(4), 'ticket_line_not_found'],
    ['of a cancelled order', aTicket(), 'cancelled', bump(1), 'ticket_void'],
    ['of a void is reading it', aTicket({ kind: 'void' }), 'cancelled', bump(), [all, all]],
    ['that comes late, as the order is ready', aTicket(), 'ready', bump(1), [[1], [1]]],
    ['taken back', aTicket({ done: [1, 2] }), 'preparing', unbump(2), [[2], [1]]],
    ['taken back twice changes nothing', aTicket({ done: [1] }), 'preparing', unbump(2), [[], [1]]],
    ['taken back of the whole ticket', aTicket({ done: all }), 'pending', unbump(), [all, []]],
    ['taken back of a ready order', aTicket({ done: all }), 'ready', unbump(1), 'ticket_closed'],
    ['taken back of a completed order', aTicket({ done: all }), 'completed', unbump(1), 'ticket_closed'],
    ['taken back of a recalled ticket', aTicket({ done: [1], recalledAt: ago(1) }), 'completed', unbump(1), [[1], []]],
    [
      'that repeats itself on a cancelled order changes nothing',
      aTicket({ done: [1] }),
      'cancelled',
      bump(1),
      [[], [1]],
    ],
  ])('%s (stations 8, stations 9)', (_, ticket, status, tick, expected) => {
    expect(read(ticket, status, tick)).toEqual(expected)
  })
})

describe('an order begins', () => {
  test.each<[TicketKind, boolean, OrderStatus, boolean, boolean]>([
    ['new', true, 'pending', true, true],
    ['add', true, 'pending', true, true],
    ['void', true, 'pending', true, false],
    ['new', false, 'pending', true, false],
    ['new', true, 'preparing', true, false],
    ['new', true, 'pending', false, false],
  ])(
    'by a ticket "%s" at a station that cooks: %s, while it is %s, ticked: %s -> %s (stations 10)',
    (kind, isPrep, status, isDone, expected) => {
      expect(startsOrder(kind, isPrep, status, isDone)).toBe(expected)
    },
  )
})

describe('a recall', () => {
  const done = (minutes: number, change: Partial<TickedTicket> = {}) =>
    aTicket({ done: [1, 2, 3], doneAt: ago(minutes), ...change })
  test.each<[string, TickedTicket, OrderStatus, Date | null, unknown]>([
    ['right after', done(0), 'preparing', null, [1, 2, 3]],
    ['after ten minutes to the second', done(10), 'ready', ago(10), [1, 2, 3]],
    ['after eleven', done(11), 'ready', ago(9), 'recall_too_late'],
    ['of what left unticked with its order', aTicket({ done: [1] }), 'completed', ago(9), [1]],
    ['of what is still being made', aTicket(), 'preparing', null, 'ticket_not_done'],
    ['of a cancelled order', done(1), 'cancelled', null, 'ticket_void'],
    ['of a void', done(1, { kind: 'void' }), 'preparing', null, 'ticket_not_done'],
  ])('%s (stations 13)', (_, ticket, status, readyAt, expected) => {
    const decided = decideRecall(ticket, { status, readyAt }, NOW)
    expect(decided.ok ? decided.value.reopened : decided.refusal.code).toEqual(expected)
  })
})

test.each([
  [0, 'calm'],
  [9, 'calm'],
  [10, 'soon'],
  [19, 'soon'],
  [20, 'late'],
  [90, 'late'],
])('a ticket of %s minutes is %s at a station of 10 and 20 (stations 18)', (age, band) => {
  expect(ticketBand(age, { soonMinutes: 10, lateMinutes: 20 })).toBe(band)
})
