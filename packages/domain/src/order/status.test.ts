import { describe, expect, test } from 'vitest'
import { may, ROLES } from '../people/rights.ts'
import {
  canCancel,
  canMove,
  isFinal,
  MOVE_LABELS,
  moveOrder,
  ORDER_STATUSES,
  type OrderStatus,
  rightToMove,
  statusLabel,
  whyNot,
} from './status.ts'

const now = new Date('2026-11-20T16:00:00Z')
// The table of moves, written out once more.
const LEGAL = ['pending>preparing', 'preparing>ready', 'ready>completed', 'pending>cancelled', 'preparing>cancelled']

const pairs = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const))
const triples = pairs.flatMap(([from, to]) => ROLES.map((role) => [role, from, to] as const))

describe('moving an order', () => {
  test.each(pairs)('%s to %s is what the table says (ordering 24)', (from, to) => {
    const moved = moveOrder({ status: from }, to, now)
    if (from === to) expect(moved).toEqual({ ok: true, value: { status: to, at: now, changed: false } })
    else if (LEGAL.includes(`${from}>${to}`))
      expect(moved).toMatchObject({ ok: true, value: { status: to, changed: true } })
    else expect(moved).toEqual({ ok: false, refusal: { code: 'invalid_transition', from, to } })
  })

  // The board is for staff, cancelling with refund for managers, nothing of it for customers.
  test.each(triples)('%s may take an order from %s to %s only by table and right', (role, from, to) => {
    const allowed = canMove(from, to) && may({ role, locationIds: [] }, rightToMove(to))
    const byHand = LEGAL.includes(`${from}>${to}`) && rolesFor(to).includes(role)
    expect(allowed).toBe(byHand)
  })

  test('starting preparation records the time and expects the order 45 minutes later (ordering 33)', () => {
    expect(moveOrder({ status: 'pending' }, 'preparing', now)).toEqual({
      ok: true,
      value: {
        status: 'preparing',
        at: now,
        changed: true,
        prepStartTime: now,
        estimatedReady: new Date('2026-11-20T16:45:00Z'),
      },
    })
  })

  test.each([
    ['preparing', 'ready', 'readyTime'],
    ['ready', 'completed', 'completedTime'],
    ['pending', 'cancelled', 'cancelledTime'],
  ] as const)('%s to %s records %s', (from, to, time) => {
    expect(moveOrder({ status: from }, to, now)).toMatchObject({ value: { [time]: now } })
  })

  test('every walk through the table ends, at completed or cancelled', () => {
    expect(ORDER_STATUSES.filter(isFinal)).toEqual(['completed', 'cancelled'])
    expect(ORDER_STATUSES.filter((status) => canCancel({ status }))).toEqual(['pending', 'preparing'])
  })
})

function rolesFor(to: OrderStatus): readonly string[] {
  return to === 'cancelled' ? ['manager', 'admin'] : ['staff', 'manager', 'admin']
}

describe('what people read', () => {
  test.each(pairs)('%s to %s has a reason exactly when it is refused', (from, to) => {
    expect(whyNot(from, to) === null).toBe(moveOrder({ status: from }, to, now).ok)
  })

  test.each([
    ['pending', 'pickup', 'Order Received'],
    ['preparing', 'delivery', 'Being Prepared'],
    ['ready', 'pickup', 'Ready for Pickup'],
    ['ready', 'delivery', 'Ready for delivery'],
    ['ready', 'dine-in', 'Ready to serve'],
    ['completed', 'pickup', 'Completed'],
    ['cancelled', 'dine-in', 'Cancelled'],
  ] as const)('a %s %s order reads "%s" (ordering 30)', (status, orderType, label) => {
    expect(statusLabel(status, orderType)).toBe(label)
  })

  test('the buttons of the board read as agreed (kitchen 2)', () => {
    expect(Object.values(MOVE_LABELS)).toEqual(['Start Preparing', 'Mark as Ready', 'Mark as Completed', 'Cancel'])
  })
})
