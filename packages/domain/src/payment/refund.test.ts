import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cancelOrder, cancelReason, cancelReasonProblem, reasonForCustomer } from '../order/cancel.ts'
import { ORDER_STATUSES } from '../order/status.ts'
import {
  cancellationSummary,
  checkRefund,
  joinOutcomes,
  noteForCustomer,
  planRefund,
  refundable,
  refundNews,
  statusAfterRefunds,
} from './refund.ts'

const now = new Date('2026-11-20T16:00:00Z')

describe('what cancelling does about the money', () => {
  test.each([
    [
      'paid',
      'card',
      1476,
      'automatic',
      '$14.76 will be refunded automatically to the original card (5-10 business days).',
    ],
    [
      'paid',
      'online',
      1476,
      'automatic',
      '$14.76 will be refunded automatically to the original card (5-10 business days).',
    ],
    ['paid', 'cash', 1476, 'manual_cash', 'Paid in cash: please refund $14.75 by hand.'],
    ['paid', 'manual', 1476, 'manual_review', 'Please review the payment of $14.76 and refund it by hand.'],
    ['paid', 'unknown', 1476, 'manual_review', 'Please review the payment of $14.76 and refund it by hand.'],
    ['unpaid', 'cash', 0, 'none', 'No payment was taken. No refund is needed.'],
    ['pending', 'card', 0, 'none', 'No payment was taken. No refund is needed.'],
    ['unpaid', 'cash', 500, 'manual_cash', 'Paid in cash: please refund $5.00 by hand.'],
    ['refunded', 'card', 0, 'none', 'The payment was refunded before. No further refund is needed.'],
    ['paid', 'card', 0, 'none', 'The payment was refunded before. No further refund is needed.'],
  ] as const)('%s by %s (%i cents): %s - "%s" (money 24)', (paymentStatus, paymentMethod, left, kind, note) => {
    expect(planRefund({ paymentStatus, paymentMethod, left })).toMatchObject({ kind, note })
  })

  test.each([
    ['cash', 1476, 'You paid $14.75 in cash. Please come by or call, and we’ll give it back.'],
    ['manual', 1476, 'You paid $14.76. Please come by or call, and we’ll give it back.'],
    ['card', 1476, '$14.76 will be refunded automatically to the original card (5-10 business days).'],
    ['card', 0, 'The payment was refunded before. No further refund is needed.'],
  ])('by %s (%i cents), whoever paid reads "%s" (money 24)', (paymentMethod, left, note) => {
    expect(noteForCustomer(planRefund({ paymentStatus: 'paid', paymentMethod, left }))).toBe(note)
  })

  const plan = (paymentMethod: string) => planRefund({ paymentStatus: 'paid', paymentMethod, left: 1476 })
  const done = { success: true, refundId: 're_1', amount: 1476, status: 'succeeded', method: 'card' }

  test.each([
    ['card', done, 'Order cancelled. Refund of $14.76 (re_1, succeeded) via the original card payment method.'],
    [
      'card',
      { ...done, status: 'pending' },
      'Order cancelled. Refund of $14.76 (re_1, pending) via the original card payment method. The provider has not confirmed it yet.',
    ],
    [
      'card',
      { ...done, success: false },
      'Order cancelled. Refund warning: $14.76 was not refunded. Please process it manually.',
    ],
    ['card', null, 'Order cancelled. Refund warning: $14.76 was not refunded. Please process it manually.'],
    ['cash', null, 'Order cancelled. Please handle the cash refund of $14.76 manually.'],
    ['manual', null, 'Order cancelled. Refund warning: please process the refund of $14.76 manually.'],
  ])('by %s with %j the alert is "%s"', (method, outcome, text) => {
    expect(cancellationSummary(plan(method), outcome)).toBe(text)
  })

  test('a card with cash beside it says both', () => {
    const mixed = { kind: 'automatic', amount: 1476, byHand: 300 } as const
    expect(cancellationSummary(mixed, done)).toBe(
      'Order cancelled. Refund of $14.76 (re_1, succeeded) via the original card payment method. Please also refund $3.00 by hand.',
    )
  })

  test('several refunds are told as one: done when all are', () => {
    const other = { ...done, refundId: 're_2', amount: 24 }
    const failed = { ...other, success: false, status: 'failed', error: 'expired_card' }
    expect(joinOutcomes([])).toBeNull()
    expect(joinOutcomes([done])).toEqual(done)
    expect(joinOutcomes([done, other])).toEqual({ ...done, amount: 1500 })
    const asFailed = { success: false, status: 'failed', error: 'expired_card', refundId: 're_1', amount: 1500 }
    expect(joinOutcomes([done, failed])).toMatchObject(asFailed)
    expect(
      joinOutcomes([
        { ...failed, refundId: 're_1', amount: 1476 },
        { ...other, amount: 24 },
      ]),
    ).toMatchObject(asFailed)
  })

  test('unpaid needs no more words', () => {
    const nothing = planRefund({ paymentStatus: 'unpaid', paymentMethod: 'cash', left: 0 })
    expect(cancellationSummary(nothing, null)).toBe('Order cancelled successfully.')
  })
})

describe('what a screen says of a refund', () => {
  const asked = { success: true, status: 'pending', amount: 854 }
  test.each([
    [{ ...asked, status: 'succeeded' }, 'good', 'The refund of $8.54 went through.'],
    [asked, 'open', 'The refund of $8.54 was requested. The provider has not confirmed it yet.'],
    [
      { ...asked, success: false },
      'open',
      'The provider has not answered about the refund of $8.54. We’ll ask again automatically.',
    ],
    [
      { success: false, status: 'failed', amount: 854, error: 'expired_card' },
      'bad',
      'The refund of $8.54 failed: expired_card',
    ],
  ] as const)('%j is %s: "%s"', (refund, tone, text) => {
    expect(refundNews(refund)).toEqual({ tone, text })
  })
})

describe('refunds never exceed what was paid', () => {
  test.each([
    [100, true],
    [101, { code: 'refund_exceeds_payment', left: 100 }],
    [0, { code: 'refund_amount_invalid' }],
    [-1, { code: 'refund_amount_invalid' }],
    [0.5, { code: 'refund_amount_invalid' }],
    [Number.NaN, { code: 'refund_amount_invalid' }],
  ])('%f of 100 cents: %j', (amount, expected) => {
    const checked = checkRefund(100, [], amount)
    expect(checked.ok || checked.refusal).toEqual(expected)
  })

  test('a refund on its way counts, a failed one does not', () => {
    expect(
      refundable(100, [
        { amount: 60, status: 'pending' },
        { amount: 40, status: 'failed' },
      ]),
    ).toBe(40)
  })

  test('whatever is asked for, the sum stays within the payment (money 22)', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.array(fc.integer({ min: -10, max: 50_000 })), (paid, amounts) => {
        const refunds: { amount: number; status: string }[] = []
        for (const amount of amounts)
          if (checkRefund(paid, refunds, amount).ok) refunds.push({ amount, status: 'pending' })
        expect(refunds.reduce((sum, refund) => sum + refund.amount, 0)).toBeLessThanOrEqual(paid)
      }),
    )
  })

  test.each([
    [100, 100, 'refunded'],
    [100, 99, 'paid'],
    [0, 0, 'paid'],
  ])('%i paid and %i back reads %s', (paid, back, status) => {
    expect(statusAfterRefunds(paid, back)).toBe(status)
  })
})

describe('cancelling', () => {
  test.each(ORDER_STATUSES)('a %s order with a reason', (status) => {
    const result = cancelOrder({ status }, ' Sold out ', now)
    if (status === 'pending' || status === 'preparing')
      expect(result).toMatchObject({ value: { reason: 'Sold out', changed: true } })
    else if (status === 'cancelled') expect(result).toMatchObject({ value: { changed: false } })
    else expect(result).toEqual({ ok: false, refusal: { code: 'invalid_transition', from: status, to: 'cancelled' } })
  })

  test('needs a reason', () => {
    expect(cancelOrder({ status: 'pending' }, '  ', now)).toEqual({
      ok: false,
      refusal: { code: 'cancel_reason_required' },
    })
    expect(cancelReasonProblem(' ')).toBe('Please provide a reason for cancellation')
    expect(cancelReasonProblem('Late')).toBeNull()
    expect(cancelReasonProblem('x'.repeat(500))).toBeNull()
    expect(cancelReasonProblem('x'.repeat(501))).toBe('Reason too long. Maximum 500 characters allowed')
  })

  test.each([
    [{ cancelReason: 'A', reason: 'B' }, 'backOffice', 'A'],
    [{ reason: 'B' }, 'backOffice', 'B'],
    [{ cancelReason: '  ' }, 'backOffice', 'Cancelled by admin'],
    [{}, 'customer', 'Cancelled by customer'],
  ] as const)('%j by %s is kept as "%s"', (sent, by, kept) => {
    expect(cancelReason(sent, by)).toBe(kept)
  })

  test.each([
    ['Cancelled by admin', ''],
    ['Cancelled by customer', ''],
    [' The oven is cold ', 'The oven is cold'],
  ])('of "%s" a customer reads "%s" (ordering 57)', (kept, read) => {
    expect(reasonForCustomer(kept)).toBe(read)
  })
})
