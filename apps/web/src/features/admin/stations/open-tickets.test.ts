import { describe, expect, test } from 'vitest'
import { aTicket, aTicketLine, aTicketOrder, BAR, HOT, PASS } from '../../../testing/samples-stations.ts'
import type { Station, Ticket, TicketOrder } from '../../shared/tickets/tickets-query.ts'
import { bandOf, missingOf, openTickets, ownPace, recallable, stepOf } from './open-tickets.ts'
import { loadInWords } from './station-words.ts'

const DONE = '2026-11-20T22:05:00.000Z'
const UNTIL = '2026-11-20T22:15:00.000Z'
const gone = [aTicketLine('Thali', { left: 0 })]

describe('a station shows', () => {
  test.each<[string, Partial<Ticket>, TicketOrder['status'], Station, boolean]>([
    ['what is to be made', {}, 'preparing', HOT, true],
    ['what nobody has begun', {}, 'pending', HOT, true],
    ['nothing of what is done', { doneAt: DONE }, 'preparing', HOT, false],
    ['nothing of what is ready', {}, 'ready', HOT, false],
    ['nothing of what was taken back whole', { lines: gone }, 'preparing', HOT, false],
    ['a void, also of a cancelled order', { kind: 'void' }, 'cancelled', HOT, true],
    ['no void that was read', { kind: 'void', doneAt: DONE }, 'cancelled', HOT, false],
    ['a recalled ticket, wherever its order is', { recalledAt: DONE }, 'completed', HOT, true],
    ['nothing of another station', {}, 'preparing', BAR, false],
  ])('%s (stations 19)', (_, change, status, station, isShown) => {
    const orders = [aTicketOrder([aTicket('a', HOT, change)], { status })]
    expect(openTickets(orders, station)).toHaveLength(isShown ? 1 : 0)
  })

  test('a void first, then what is due first, and of one promise the oldest', () => {
    const orders = [
      aTicketOrder([aTicket('last', HOT)], { promisedAt: '2026-11-20T22:50:00.000Z' }),
      aTicketOrder([aTicket('third', HOT, { firedAt: '2026-11-20T22:01:00.000Z' })]),
      aTicketOrder([aTicket('second', HOT)]),
      aTicketOrder([aTicket('first', HOT, { kind: 'void', firedAt: '2026-11-20T22:09:00.000Z' })], {
        promisedAt: '2026-11-20T22:55:00.000Z',
      }),
    ]
    expect(openTickets(orders, HOT).map(({ ticket }) => ticket.id)).toEqual(['first', 'second', 'third', 'last'])
  })

  test('at the pass, an order until it is ready', () => {
    const orders = [aTicketOrder([aTicket('a', PASS, { doneAt: DONE })])]
    expect(openTickets(orders, PASS)).toHaveLength(1)
  })
})

test.each([
  ['2026-11-20T22:14:59.000Z', 1],
  [UNTIL, 0],
])('at %s, %s tickets can be brought back', (now, count) => {
  const orders = [aTicketOrder([aTicket('a', HOT, { doneAt: DONE, recallUntil: UNTIL })])]
  expect(recallable(orders, HOT, new Date(now))).toHaveLength(count)
})

test('the pass knows how many dishes are missing, and from where (stations 21)', () => {
  const ticked = [aTicketLine('Lassi', { doneAt: DONE })]
  const order = aTicketOrder([
    aTicket('hot', HOT, { lines: [aTicketLine('Thali'), aTicketLine('Naan', { n: 2, quantity: 3, left: 2 })] }),
    aTicket('bar', BAR, { lines: ticked }),
    aTicket('pass', PASS),
  ])
  expect(missingOf(order)).toEqual([{ station: 'Hot', dishes: 3 }])
})

test.each([
  ['2026-11-20T22:05:00.000Z', {}, 'calm'],
  ['2026-11-20T22:26:00.000Z', {}, 'soon'],
  ['2026-11-20T22:31:00.000Z', {}, 'late'],
  ['2026-11-20T22:31:00.000Z', { kind: 'void' }, 'calm'],
] as const)(
  'at %s a ticket %o of an order for 10:30 is %s, as its card on the board (stations 29)',
  (now, change, band) => {
    const slow = { ...HOT, soonMinutes: 60, lateMinutes: 90 }
    const ticket = aTicket('a', slow, change)
    expect(bandOf({ order: aTicketOrder([ticket]), ticket }, slow, new Date(now))).toBe(band)
  },
)

test.each([
  ['22:26', {}, 'soon'],
  ['22:44', {}, 'late'],
  ['22:45', {}, 'long-late'],
  ['22:45', { kind: 'void' }, 'calm'],
] as const)(
  'at %s a ticket %o of an order for 10:30 has the sign of the step %s, as its card on the board (stations 29)',
  (time, change, step) => {
    const ticket = aTicket('a', HOT, change)
    const now = new Date(`2026-11-20T${time}:00.000Z`)
    expect(stepOf({ order: aTicketOrder([ticket]), ticket }, now)).toBe(step)
  },
)

test.each([
  ['22:05', 'calm', 'calm'],
  ['22:12', 'calm', 'soon'],
  ['22:21', 'soon', 'late'],
  ['22:26', 'soon', 'calm'],
  ['22:31', 'late', 'calm'],
] as const)(
  'at %s a ticket that is here since 10 p.m. is %s at a station of 10 and 20 minutes, and what these call for by themselves is %s (stations 18)',
  (time, band, pace) => {
    const ticket = aTicket('a', HOT)
    const shown = { order: aTicketOrder([ticket]), ticket }
    const now = new Date(`2026-11-20T${time}:00.000Z`)
    expect(bandOf(shown, HOT, now)).toBe(band)
    expect(ownPace(shown, HOT, now)).toBe(pace)
  },
)

describe('how much there is to do', () => {
  const now = new Date('2026-11-20T22:31:00.000Z')
  const young = aTicket('b', HOT, { firedAt: '2026-11-20T22:20:00.000Z' })
  const promisedLater = { promisedAt: '2026-11-20T22:50:00.000Z' }

  test.each([
    ['nothing', [], HOT, ''],
    ['one ticket', [aTicketOrder([young], promisedLater)], HOT, '1 ticket'],
    [
      'one of two is late',
      [aTicketOrder([young], promisedLater), aTicketOrder([aTicket('a', HOT)])],
      HOT,
      '2 tickets, 1 late',
    ],
    ['at the pass, what is complete', [aTicketOrder([aTicket('p', PASS)])], PASS, '1 order, 1 complete, 1 late'],
  ])('%s', (_, orders, station, words) => {
    expect(loadInWords(openTickets(orders, station), station, now)).toBe(words)
  })
})
