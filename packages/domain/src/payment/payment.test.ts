import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isShownPaid,
  movePayment,
  NEXT_PAYMENT,
  PAYMENT_LABELS,
  PAYMENT_STATUSES,
  paymentBadge,
  takePayment,
} from './payment-status.ts'
import {
  afterEvent,
  fulfil,
  isSecondPayment,
  LATE_REASONS,
  lateSentence,
  mismatches,
  readCashStillToCome,
  SESSION_STATES,
  type SessionEvent,
  type SessionState,
  sessionExpiresAt,
} from './session.ts'

const now = new Date('2026-11-20T16:00:00Z')
const EVENTS: readonly SessionEvent[] = ['failed', 'expired', 'paid', 'refunded']

function run(events: readonly SessionEvent[]) {
  const effects: string[] = []
  let state: SessionState = 'open'
  for (const event of events) {
    const next = afterEvent(state, event)
    state = next.state
    if (next.effect !== 'nothing') effects.push(next.effect)
  }
  return { state, effects }
}

/** Every sequence of up to `length` events, with repeats. */
function sequences(length: number): SessionEvent[][] {
  if (length === 0) return [[]]
  const shorter = sequences(length - 1)
  return [[], ...shorter.flatMap((events) => EVENTS.map((event) => [...events, event]))]
}

describe('events of a payment session', () => {
  test('every sequence of up to six events, with repeats, ends where its strongest event says', () => {
    const all = sequences(6)
    expect(all.length).toBeGreaterThan(5000)
    for (const events of all) {
      const strongest = SESSION_STATES.findLast((state) => state === 'open' || events.includes(state))
      expect(run(events).state).toBe(strongest)
    }
  })

  test('no effect ever happens twice', () => {
    for (const events of sequences(6)) {
      const { effects } = run(events)
      expect(new Set(effects).size).toBe(effects.length)
    }
  })

  test.each([
    [['refunded', 'paid'], 'refunded', ['money_returned']],
    [['paid', 'failed'], 'paid', ['payment_arrived']],
    [['expired', 'paid'], 'paid', ['session_ended', 'payment_arrived']],
    [['failed', 'paid', 'paid', 'refunded'], 'refunded', ['attempt_failed', 'payment_arrived', 'money_returned']],
  ] as const)('%j ends %s after %j', (events, state, effects) => {
    expect(run(events)).toEqual({ state, effects })
  })

  test('a shuffled stream ends as the sorted one does', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 100 }), (events) => {
        expect(run(events).state).toBe(run([...events].sort()).state)
      }),
    )
  })
})

describe('money that arrives', () => {
  const arrival = {
    locationIsActive: true,
    everyItemIsThere: true,
    isLateAndClosed: false,
    isSecondPayment: false,
    isOrderedForCash: false,
    isWithdrawn: false,
  }
  test('makes the order', () => expect(fulfil(arrival)).toEqual({ kind: 'make_order' }))

  test.each([
    ['item_gone', { everyItemIsThere: false }],
    ['location_inactive', { locationIsActive: false, everyItemIsThere: false }],
    ['closed_meanwhile', { isLateAndClosed: true }],
    ['paid_twice', { isSecondPayment: true, locationIsActive: false }],
    ['ordered_for_cash', { isOrderedForCash: true, isWithdrawn: true }],
    ['withdrawn', { isWithdrawn: true }],
  ])('goes back: %s when %j', (reason, change) => {
    expect(fulfil({ ...arrival, ...change })).toEqual({ kind: 'refund', reason })
    expect(Object.keys(LATE_REASONS)).toContain(reason)
  })

  test('beside a cash order names that order and what its counter asks for, and can be read back (money 96)', () => {
    const toCome = { shortNumber: 'TRU-076', cash: 123_465 }
    const said = lateSentence('ordered_for_cash', toCome)
    expect(said).toBe(
      'You had ordered this already, to pay in cash. Please have $1,234.65 in cash ready for order TRU-076.',
    )
    expect(readCashStillToCome(said)).toEqual(toCome)
    expect(readCashStillToCome(lateSentence('paid_twice', toCome))).toBeUndefined()
    expect(readCashStillToCome(LATE_REASONS.ordered_for_cash)).toBeUndefined()
  })

  const expected = { amount: 1476, currency: 'CAD', isLive: true }
  test.each([
    [{}, []],
    [{ currency: 'cad' }, []],
    [{ amount: 1475 }, ['amount']],
    [{ amount: 147_600, currency: 'usd' }, ['amount', 'currency']],
    [{ isLive: false }, ['mode']],
  ])('of %j differs in %j', (change, found) => {
    expect(mismatches(expected, { ...expected, ...change })).toEqual(found)
  })

  test('for a cart that was paid while this session was open is a second payment, later it is a second meal', () => {
    const createdAt = new Date('2026-11-20T16:10:00Z')
    const at = (time: string) => [{ paidAt: new Date(`2026-11-20T${time}Z`) }]
    expect(isSecondPayment({ createdAt }, [])).toBe(false)
    expect(isSecondPayment({ createdAt }, at('16:09:59'))).toBe(false)
    expect(isSecondPayment({ createdAt }, at('16:10:00'))).toBe(true)
    expect(isSecondPayment({ createdAt }, at('16:12:00'))).toBe(true)
  })

  test('a session ends after 30 minutes (money 14)', () => {
    expect(sessionExpiresAt(now)).toEqual(new Date('2026-11-20T16:30:00Z'))
  })
})

describe('payment status of an order', () => {
  const pairs = PAYMENT_STATUSES.flatMap((from) => PAYMENT_STATUSES.map((to) => [from, to] as const))

  test.each(pairs)('%s to %s follows the table (money 25)', (from, to) => {
    const moved = movePayment(from, to)
    if (from === to) expect(moved).toEqual({ ok: true, value: { paymentStatus: to, changed: false } })
    else if ((NEXT_PAYMENT[from] as readonly string[]).includes(to)) expect(moved.ok).toBe(true)
    else expect(moved).toEqual({ ok: false, refusal: { code: 'invalid_payment_transition', from, to } })
  })

  test('paid money can only go back, and stays there', () => {
    expect(NEXT_PAYMENT.paid).toEqual(['refunded'])
    expect(NEXT_PAYMENT.refunded).toEqual([])
  })

  test.each([
    ['pending', 'unpaid', true],
    ['ready', 'pending', true],
    ['preparing', 'failed', true],
    ['pending', 'paid', 'already_paid'],
    ['cancelled', 'paid', 'already_paid'],
    ['cancelled', 'unpaid', 'payment_not_owed'],
    ['completed', 'refunded', 'payment_not_owed'],
  ] as const)('taking money for a %s order that is %s: %s', (status, paymentStatus, expected) => {
    const taken = takePayment({ status, paymentStatus }, now)
    if (expected === true) expect(taken).toMatchObject({ ok: true, value: { paymentStatus: 'paid', paidAt: now } })
    else expect(taken).toEqual({ ok: false, refusal: { code: expected } })
  })

  test.each([
    ['unpaid', 'cash', true, 'unpaid'],
    ['pending', 'cash', false, 'unpaid'],
    ['pending', 'cash', true, 'pending'],
    ['pending', 'online', false, 'pending'],
    ['paid', 'cash', false, 'paid'],
    ['failed', 'online', false, 'failed'],
  ] as const)(
    '%s by %s, made by an admin: %s, shows %s (money 27)',
    (paymentStatus, paymentMethod, adminCreated, badge) => {
      expect(paymentBadge({ paymentStatus, paymentMethod, adminCreated })).toBe(badge)
    },
  )

  test('only the server says paid (money 13)', () => {
    expect(PAYMENT_STATUSES.filter((paymentStatus) => isShownPaid({ paymentStatus }))).toEqual(['paid'])
    expect(PAYMENT_STATUSES.map((status) => PAYMENT_LABELS[status])).toEqual([
      'Payment Pending',
      'Payment Pending',
      'Payment Confirmed',
      'Payment Failed',
      'Payment Refunded',
    ])
  })
})
